import { randomUUID } from 'node:crypto';
import type { Transaction } from '@bms/service-kit';
import { type Connection, mongo } from 'mongoose';
import type { Sealer } from '../sealing/sealer.ts';
import { type Letter, letterKinds } from './letters.ts';
import { SEND_JOBS, type SendJob } from './send-job.model.ts';

/** An outgoing message to queue. */
export interface Dispatch {
  readonly letter: Letter;
  /** The account of the recipient; 0 if the message is not to be sent, or the recipient has no account. */
  readonly userId: number;
  /** True if the recipient has no account. */
  readonly withoutAccount?: boolean;
  /** The expiry of the code, or of the notice. */
  readonly expiresAt: Date;
  /** The id by which a receiver detects duplicates; a new one by default. */
  readonly id?: string;
}

/** The open transaction in which outgoing messages are queued. */
type QueueTransaction = Pick<Transaction, 'session' | 'emit'>;

/**
 * Queues a message that is sent if and only if the transaction commits. One without a recipient is queued like any
 * other and dropped by the sender, so that neither the response nor its time reveals whether there is an account.
 */
export async function queueLetter(
  db: Connection,
  sealer: Sealer,
  tx: QueueTransaction,
  dispatch: Dispatch,
): Promise<void> {
  await queueLetters(db, sealer, tx, [dispatch]);
}

/** As queueLetter, for several messages at once. */
export async function queueLetters(
  db: Connection,
  sealer: Sealer,
  tx: QueueTransaction,
  dispatches: readonly Dispatch[],
): Promise<void> {
  if (dispatches.length === 0) return;
  const jobs = dispatches.map((dispatch) => toJob(sealer, dispatch));
  await db.collection<SendJob>(SEND_JOBS).insertMany(jobs, { session: tx.session });
  for (const [index, { letter, userId }] of dispatches.entries()) {
    const { event, channel } = letterKinds[letter.kind];
    const { _id } = jobs[index]!;
    const data = { send_job_id: _id, user_id: userId, channel };
    tx.emit({ message: 'bms.identity.SendJobEvent', type: event, recordId: _id, version: 1, data });
  }
}

function toJob(sealer: Sealer, dispatch: Dispatch): SendJob {
  const { letter, userId, withoutAccount = false, expiresAt, id: _id = randomUUID() } = dispatch;
  const isForNobody = userId === 0 && !withoutAccount;
  const sealed = sealer.seal('send-job', _id, JSON.stringify(isForNobody ? { ...letter, to: '' } : letter));
  return { _id, sealed: new mongo.Binary(sealed), expires_at: expiresAt };
}
