import type { Connection, mongo } from 'mongoose';
import type { Logger } from 'pino';
import { databaseOf } from '../common/database.ts';
import { breakLease } from '../lease/lease.ts';
import { outboxRows } from './rows.ts';

/** The lease that the one relay of a service holds. */
export const RELAY_LEASE = 'relay';

interface StreamState {
  readonly _id: 'stream';
  /** When the stream was made that the outbox was last published to. */
  readonly created: string;
}

/**
 * Has every event that was sent since `since` published again, e.g. when the stream was restored from an old backup. The
 * relay that leads is replaced, so that nothing it still has in flight counts as sent. Consumers drop what they know.
 * @param since by default as far back as rows are kept, 7 days
 * @returns how many events will go out again
 */
export async function redriveOutbox(connection: Connection, since: Date = new Date(0)): Promise<number> {
  return markUnsent(connection, await breakLease(connection, RELAY_LEASE), since);
}

/**
 * Has everything published again if the stream is another one than the last time: it was lost and made anew.
 * @param created when the stream was made, as the server says
 * @param fence the fencing number of the relay that leads
 */
export async function noticeLostStream(
  connection: Connection,
  created: string,
  fence: number,
  log: Logger,
): Promise<void> {
  const states = databaseOf(connection).collection<StreamState>('outbox_state');
  const last = await states.findOne({ _id: 'stream' });
  if (last?.created === created) return;
  if (last) {
    const events = await markUnsent(connection, fence, new Date(0));
    log.warn({ events, lost: last.created }, 'the stream was lost; what the outbox still has goes out again');
  }
  await states.updateOne({ _id: 'stream' }, { $set: { created } }, { upsert: true });
}

async function markUnsent(connection: Connection, fence: number, since: Date): Promise<number> {
  const update: mongo.UpdateFilter<mongo.Document> = { $set: { unsent: true, fence }, $unset: { sentAt: 1 } };
  const { modifiedCount } = await outboxRows(connection).updateMany({ sentAt: { $gte: since } }, update);
  return modifiedCount;
}
