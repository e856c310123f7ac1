import type { MsgHdrs } from '@nats-io/transport-node';
import { type ReceivedEvent, UnprocessableEvent } from '../types.ts';
import type { EventCodec } from './catalogue.ts';
import { readEvent } from './headers.ts';
import { isSubjectOf } from './names.ts';

/** An event as transmitted, not yet decoded. */
export interface Envelope {
  /** Id of the event; without one, its origin. */
  readonly id: string;
  /** Empty for an event without type. */
  readonly type: string;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: Uint8Array;
}

/** Reads an envelope from a NATS message. @param origin unique name of its origin */
export function envelopeOf(
  message: { readonly subject: string; readonly headers?: MsgHdrs; readonly data: Uint8Array },
  origin: string,
): Envelope {
  const { subject, data } = message;
  const names = message.headers?.keys() ?? [];
  const headers = Object.fromEntries(names.map((name) => [name, message.headers?.get(name) ?? '']));
  return { id: headers['ce-id'] || origin, type: headers['ce-type'] ?? '', subject, headers, data };
}

/**
 * Decodes an event.
 * @throws UnprocessableEvent if an attribute is missing, the data cannot be decoded, or its service and type are not those
 * of its subject, which alone is protected by the permissions of NATS users
 */
export function openEnvelope(envelope: Envelope, codec: EventCodec): ReceivedEvent {
  const event = readEvent(
    (name) => envelope.headers[name],
    (message) => codec.decode(message, envelope.data),
  );
  if (isSubjectOf(envelope.subject, event.service, event.type)) return event;
  throw new UnprocessableEvent(`the subject ${envelope.subject} is not one of ${event.type} of ${event.service}`);
}
