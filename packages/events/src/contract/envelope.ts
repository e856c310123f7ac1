import type { MsgHdrs } from '@nats-io/transport-node';
import type { ReceivedEvent } from '../types.ts';
import type { EventCodec } from './catalogue.ts';
import { readEvent } from './headers.ts';

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

/** Decodes an event. @throws UnprocessableEvent if an attribute is missing or the data cannot be decoded */
export function openEnvelope(envelope: Envelope, codec: EventCodec): ReceivedEvent {
  return readEvent(
    (name) => envelope.headers[name],
    (message) => codec.decode(message, envelope.data),
  );
}
