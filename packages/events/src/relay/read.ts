import type { Connection, mongo } from 'mongoose';
import { abortable } from '../common/abortable.ts';
import { databaseOf } from '../common/database.ts';
import { drainOrder, type OutboxRow, outboxRows } from '../outbox/rows.ts';

/** The point in time up to which everything that is committed can be read. */
export async function committedTime(connection: Connection): Promise<mongo.Timestamp> {
  const reply = await databaseOf(connection).command({
    find: 'outbox',
    limit: 1,
    singleBatch: true,
    projection: { _id: 1 },
    readConcern: { level: 'snapshot' },
  });
  return reply['cursor'].atClusterTime;
}

/**
 * The rows that wait, in the order of each record's versions. They are read as of one point in time: without that, a row
 * could be seen while an earlier one of its record, committed just behind the reading position, is not.
 */
export async function* waitingRows(connection: Connection): AsyncGenerator<OutboxRow> {
  const session = await connection.startSession({ snapshot: true });
  try {
    yield* outboxRows(connection).find({ unsent: true }, { session }).sort(drainOrder);
  } finally {
    await session.endSession();
  }
}

/** The rows committed at `since` and later, in the order of their commits, until `signal` is aborted. */
export async function* newRows(
  connection: Connection,
  since: mongo.Timestamp,
  signal: AbortSignal,
): AsyncGenerator<OutboxRow> {
  if (signal.aborted) return;
  const inserts = [{ $match: { operationType: 'insert' } }];
  const stream = outboxRows(connection).watch<OutboxRow, mongo.ChangeStreamInsertDocument<OutboxRow>>(inserts, {
    startAtOperationTime: since,
  });
  try {
    // A read that waits for rows ends up to a second after its stream was closed: nobody who stops waits for it.
    for (;;) yield (await abortable(stream.next(), signal)).fullDocument;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await stream.close().catch(() => {});
  }
}
