import type { MsgHdrs } from '@nats-io/transport-node';
import type { EventCodec } from '../catalogue/catalogue.ts';
import type { ReceivedEvent } from '../types.ts';
import { readEvent } from './headers.ts';

/** An event as it travels, not yet read. */
export interface Envelope {
  /** The id of the event; of one without id, where it came from. */
  readonly id: string;
  /** Empty for one without type. */
  readonly type: string;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: Uint8Array;
}

/** What a message of NATS holds. @param origin names where it came from, unique */
export function envelopeOf(
  message: { readonly subject: string; readonly headers?: MsgHdrs; readonly data: Uint8Array },
  origin: string,
): Envelope {
  const { subject, data } = message;
  const names = message.headers?.keys() ?? [];
  const headers = Object.fromEntries(names.map((name) => [name, message.headers?.get(name) ?? '']));
  return { id: headers['ce-id'] || origin, type: headers['ce-type'] ?? '', subject, headers, data };
}

/** @throws UnprocessableEvent when an attribute is missing or the data cannot be read */
export function openEnvelope(envelope: Envelope, codec: EventCodec): ReceivedEvent {
  return readEvent(
    (name) => envelope.headers[name],
    (message) => codec.decode(message, envelope.data),
  );
}
