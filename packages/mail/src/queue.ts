import { randomUUID } from 'node:crypto';
import type { Transaction } from '@bms/service-kit';
import { type Connection, mongo } from 'mongoose';
import type { Encryption } from './encryption.ts';
import type { MessageKind, MessageKinds, OutgoingMessage } from './message.ts';
import { QUEUED_MESSAGES, type QueuedMessage } from './queued-message.model.ts';

/** An outgoing message to queue. */
export interface Dispatch<Message extends OutgoingMessage> {
  readonly message: Message;
  /** The account of the recipient; 0 if the message is not to be sent, or the recipient has no account. */
  readonly userId: number;
  /** True if the recipient has no account. */
  readonly withoutAccount?: boolean;
  /** The expiry of the code, or of the notice. */
  readonly expiresAt: Date;
  /** The id by which a receiver detects duplicates; a new one by default. */
  readonly id?: string;
}

/** The dependencies of a queue of outgoing messages. */
export interface MessageQueueOptions<Message extends OutgoingMessage> {
  readonly db: Connection;
  readonly encryption: Encryption;
  readonly kinds: MessageKinds<Message>;
  /**
   * The full name of the proto message of the emitted events, e.g. `bms.identity.SendJobEvent`. Its fields are
   * `send_job_id`, `user_id` and `channel`.
   */
  readonly eventMessage: string;
}

/** A queue of outgoing messages in the service's database. */
export interface MessageQueue<Message extends OutgoingMessage> {
  /**
   * Queues messages that are sent if and only if the transaction commits. One without a recipient is queued like any
   * other and dropped by the sender, so that neither the response nor its time reveals whether there is an account.
   */
  add(dispatches: readonly Dispatch<Message>[], tx: Pick<Transaction, 'session' | 'emit'>): Promise<void>;
}

/** Creates a queue of outgoing messages; `startSender` sends them. */
export function createMessageQueue<Message extends OutgoingMessage>({
  db,
  encryption,
  kinds,
  eventMessage,
}: MessageQueueOptions<Message>): MessageQueue<Message> {
  return {
    add: async (dispatches, tx) => {
      if (dispatches.length === 0) return;
      const rows = dispatches.map((dispatch) => toRow(encryption, dispatch));
      await db.collection<QueuedMessage>(QUEUED_MESSAGES).insertMany(rows, { session: tx.session });
      for (const [index, { message, userId }] of dispatches.entries()) {
        const { event, channel }: MessageKind<never> = kinds[message.kind as Message['kind']];
        const { _id } = rows[index]!;
        const data = { send_job_id: _id, user_id: userId, channel };
        tx.emit({ message: eventMessage, type: event, recordId: _id, version: 1, data });
      }
    },
  };
}

function toRow(encryption: Encryption, dispatch: Dispatch<OutgoingMessage>): QueuedMessage {
  const { message, userId, withoutAccount = false, expiresAt, id: _id = randomUUID() } = dispatch;
  const hasRecipient = userId !== 0 || withoutAccount;
  const text = JSON.stringify(hasRecipient ? message : { ...message, to: '' });
  return { _id, sealed: new mongo.Binary(encryption.encrypt('send-job', _id, text)), expires_at: expiresAt };
}
