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
  /** When the code in it is good no longer. */
  readonly expiresAt: Date;
}

/**
 * Has a letter sent when, and only when, the transaction commits. One for nobody is queued like any other and dropped by
 * the sender, so that whether there is an account shows neither in an answer nor in its time.
 */
export async function queueLetter(db: Connection, sealer: Sealer, tx: Transaction, dispatch: Dispatch): Promise<void> {
  const { letter, userId, expiresAt } = dispatch;
  const _id = randomUUID();
  const sealed = sealer.seal('send-job', _id, JSON.stringify(userId === 0 ? { ...letter, to: '' } : letter));
  const job: SendJob = { _id, sealed: new mongo.Binary(sealed), expires_at: expiresAt };
  await db.collection<SendJob>(SEND_JOBS).insertOne(job, { session: tx.session });
  const { event, channel } = letterKinds[letter.kind];
  const data = { send_job_id: _id, user_id: userId, channel };
  tx.emit({ message: 'bms.identity.SendJobEvent', type: event, recordId: _id, version: 1, data });
}
