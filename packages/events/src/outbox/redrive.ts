import type { Connection, mongo } from 'mongoose';
import { breakLease } from '../leader/lease.ts';
import { type OutboxRow, outboxRows } from './rows.ts';

/** Name of the lease of a service's relay. */
export const RELAY_LEASE = 'relay';

/**
 * Republishes every event that was sent since `since`, e.g. after the stream was restored from an old backup. The
 * leading relay is replaced, so that none of its messages in flight counts as sent. Consumers drop the events that they
 * have handled.
 * @param since defaults to the retention of the rows, 7 days
 * @returns the number of events to republish
 */
export async function redriveOutbox(connection: Connection, since: Date = new Date(0)): Promise<number> {
  const fence = await breakLease(connection, RELAY_LEASE);
  // Events in flight: their acknowledgements may come from a stream that has lost them since.
  await outboxRows(connection).updateMany({ unsent: true }, { $set: { fence } });
  const events = await markUnsent(connection, fence, { sentAt: { $gte: since } });
  // A relay that became leader while rows were being marked has read the backlog too early.
  if (events > 0) await breakLease(connection, RELAY_LEASE);
  return events;
}

/**
 * Marks sent rows as unsent.
 * @param fence fencing token below which a relay can no longer mark them as sent
 * @returns the number of rows
 */
export async function markUnsent(
  connection: Connection,
  fence: number,
  which: mongo.Filter<OutboxRow>,
): Promise<number> {
  const update: mongo.UpdateFilter<mongo.Document> = { $set: { unsent: true, fence }, $unset: { sentAt: 1, seq: 1 } };
  const { modifiedCount } = await outboxRows(connection).updateMany({ sentAt: { $exists: true }, ...which }, update);
  return modifiedCount;
}
