import { randomUUID } from 'node:crypto';
import type { Transaction } from '@bms/service-kit';
import { type Connection, mongo } from 'mongoose';
import type { Sealer } from '../sealing/sealer.ts';
import { type Letter, letterKinds } from './letters.ts';
import { SEND_JOBS, type SendJob } from './send-job.model.ts';

/** A letter on its way. */
export interface Dispatch {
  readonly letter: Letter;
  /** Whom it is for; 0 for a letter that nobody gets. */
  readonly userId: number;
  /** When the code in it is good no longer, or what it tells is no news. */
  readonly expiresAt: Date;
  /** By which a receiver knows it again; a new one by default. */
  readonly id?: string;
}

/** Where letters are queued: an open transaction. */
type QueueTransaction = Pick<Transaction, 'session' | 'emit'>;

/**
 * Has a letter sent when, and only when, the transaction commits. One for nobody is queued like any other and dropped by
 * the sender, so that whether there is an account shows neither in an answer nor in its time.
 */
export async function queueLetter(
  db: Connection,
  sealer: Sealer,
  tx: QueueTransaction,
  dispatch: Dispatch,
): Promise<void> {
  await queueLetters(db, sealer, tx, [dispatch]);
}

/** As queueLetter, for several letters at once. */
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

function toJob(sealer: Sealer, { letter, userId, expiresAt, id: _id = randomUUID() }: Dispatch): SendJob {
  const sealed = sealer.seal('send-job', _id, JSON.stringify(userId === 0 ? { ...letter, to: '' } : letter));
  return { _id, sealed: new mongo.Binary(sealed), expires_at: expiresAt };
}
