import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection, mongo } from 'mongoose';
import { abortable } from '../common/abortable.ts';
import { databaseOf } from '../common/database.ts';
import { readSnapshot } from '../common/snapshot.ts';
import { drainOrder, type OutboxRow, outboxRows } from './rows.ts';

/**
 * Minimum interval between two requests for new rows (milliseconds). Rows that were committed in the meantime are read,
 * published and consumed together, which wakes each of the processes involved once. A row after a quiet interval does not
 * wait, since a request for it is already open.
 */
const READ_INTERVAL_MS = 50;
/** The time that the database waits for a new row before it answers without one, milliseconds; a second by default. */
const AWAIT_ROWS_MS = 10_000;

/** Returns the cluster time up to which every commit is readable. */
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
 * Returns a page of the unsent rows, ordered by record and version. It reads from a snapshot: otherwise a row could be
 * visible while an earlier one of its record, committed just behind the reading position, is not.
 * @param last the last row of the previous page
 */
export function waitingPage(connection: Connection, limit: number, last?: OutboxRow): Promise<OutboxRow[]> {
  return readSnapshot(connection, async (options) => {
    const rows = outboxRows(connection).find({ unsent: true }, { ...options, hint: 'unsent', sort: drainOrder, limit });
    if (last) rows.min({ unsent: true, ...placeOf(last) });
    return (await rows.toArray()).filter(({ _id }) => _id !== last?._id);
  });
}

const placeOf = ({ record, version, occurredAt, position }: OutboxRow) => ({ record, version, occurredAt, position });

/** Returns the unsent rows of the same record that were appended before a row, in order. */
export function waitingBefore(connection: Connection, { _id, record, ...row }: OutboxRow): Promise<OutboxRow[]> {
  const isEarlier = [
    { version: { $lt: row.version } },
    { version: row.version, occurredAt: { $lt: row.occurredAt } },
    { version: row.version, occurredAt: row.occurredAt, position: { $lt: row.position } },
  ];
  return outboxRows(connection).find({ unsent: true, record, $or: isEarlier }).sort(drainOrder).toArray();
}

/** Yields the rows committed at `since` and later, in commit order, until `signal` is aborted. */
export async function* newRows(
  connection: Connection,
  since: mongo.Timestamp,
  signal: AbortSignal,
): AsyncGenerator<OutboxRow> {
  if (signal.aborted) return;
  const inserts = [{ $match: { operationType: 'insert' } }];
  const stream = outboxRows(connection).watch<OutboxRow, mongo.ChangeStreamInsertDocument<OutboxRow>>(inserts, {
    startAtOperationTime: since,
    maxAwaitTimeMS: AWAIT_ROWS_MS,
  });
  try {
    // A pending read ends up to AWAIT_ROWS_MS after its stream was closed; a stopping relay does not wait for it.
    for (;;) {
      const requestedAt = performance.now();
      yield (await abortable(stream.next(), signal)).fullDocument;
      while (bufferedCount(stream) > 0) yield (await stream.next()).fullDocument;
      const early = requestedAt + READ_INTERVAL_MS - performance.now();
      if (early > 0) await sleep(early, undefined, { signal });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await stream.close().catch(() => {});
  }
}

/** Returns the number of changes that were received and not read. The cursor is internal in the driver's types. */
const bufferedCount = (stream: object): number =>
  (stream as { readonly cursor: Pick<mongo.AbstractCursor, 'bufferedCount'> }).cursor.bufferedCount();
