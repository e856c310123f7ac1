import { type DeliveryHandler, sameHandler, UnprocessableEvent } from '@bms/events';
import type { Kit } from '@bms/service-kit';
import type { Encryption } from './encryption.ts';
import type { Channel } from './mail-channel.ts';
import type { Branding, ChannelName, MessageKind, MessageKinds, OutgoingEvent, OutgoingMessage } from './message.ts';
import { QUEUED_MESSAGES, type QueuedMessage } from './queued-message.model.ts';

const SECOND_MS = 1000;
/** The delays between attempts; the first ones are short, since a one-time password is valid for five minutes. */
const BACKOFF_MS = [1, 2, 5, 10, 30, 60, 300, 900, 3600].map((seconds) => seconds * SECOND_MS);

/** The dependencies of a sender of outgoing messages. */
export interface SenderOptions<Message extends OutgoingMessage, Name extends ChannelName> {
  /** The name of the consumer, unique within the service, e.g. `sender`. */
  readonly name: string;
  readonly encryption: Encryption;
  /** The kinds of messages to send; the sender consumes their events. */
  readonly kinds: MessageKinds<Message, Name>;
  readonly channels: Readonly<Record<Name, Channel>>;
  /** The public URL of the system (PUBLIC_URL). */
  readonly publicUrl: string;
  /** Returns the branding of the organization, for each message anew. */
  branding(): Promise<Branding>;
}

/**
 * Sends outgoing messages as their events arrive. Each sender has a consumer of its own, so that its messages do not
 * wait behind those of others.
 */
export function startSender<Message extends OutgoingMessage, Name extends ChannelName>(
  kit: Pick<Kit, 'service' | 'db' | 'consume'>,
  options: SenderOptions<Message, Name>,
): void {
  const send = createDeliveryHandler(kit, options);
  const kinds: readonly MessageKind<never>[] = Object.values(options.kinds);
  const deliveries = sameHandler(
    kinds.map(({ event }) => event),
    send,
  );
  kit.consume({ name: options.name, from: kit.service, backoffMs: BACKOFF_MS, deliveries });
}

/**
 * Creates the handler that sends the message of an event: it decrypts the message, sends it and deletes it from the
 * queue. A missing message was sent before; one that has expired, or is no longer to be sent, is dropped.
 */
function createDeliveryHandler<Message extends OutgoingMessage, Name extends ChannelName>(
  { db }: Pick<Kit, 'db'>,
  { encryption, kinds, channels, publicUrl, branding }: SenderOptions<Message, Name>,
): DeliveryHandler<OutgoingEvent> {
  const queue = db.collection<QueuedMessage>(QUEUED_MESSAGES);
  return async ({ data }, signal) => {
    const row = await queue.findOne({ _id: data.send_job_id });
    if (!row) return;
    const message = decryptMessage<Message>(encryption, row);
    if (message.to !== '' && row.expires_at.getTime() > Date.now()) {
      const kind: MessageKind<Message, Name> | undefined = kinds[message.kind as Message['kind']];
      if (!kind) throw new Error(`kind ${message.kind} of an outgoing message is unknown`);
      const context = { id: row._id, ...(await branding()), publicUrl };
      const rendered = await kind.render(message, context);
      if (rendered) await channels[kind.channel].send({ id: row._id, to: message.to, ...rendered }, signal);
    }
    await queue.deleteOne({ _id: row._id });
  };
}

/** @throws UnprocessableEvent if it was encrypted with another secret */
function decryptMessage<Message>(encryption: Encryption, { _id, sealed }: QueuedMessage): Message {
  try {
    return JSON.parse(encryption.decrypt('send-job', _id, sealed.buffer)) as Message;
  } catch {
    throw new UnprocessableEvent('the outgoing message was encrypted with another KEY_ENCRYPTION_SECRET');
  }
}
