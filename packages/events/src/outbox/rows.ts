import type { Connection, mongo } from 'mongoose';
import { databaseOf } from '../common/database.ts';
import { OUTBOX_KEEP_SECONDS } from '../keep.ts';

/** An event that waits to be published, or was. */
export interface OutboxRow {
  /** The id of the event. */
  readonly _id: string;
  /** What order is kept for, e.g. `client.17`. */
  readonly record: string;
  readonly version: number;
  /** When it was appended; the clock of the writing process. */
  readonly occurredAt: Date;
  /** Its place among the events of one transaction. */
  readonly position: number;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: mongo.Binary;
  /** Absent once JetStream has acknowledged it. */
  readonly unsent?: true;
  readonly sentAt?: Date;
  /** A relay whose fencing number is lower can no longer mark the row as sent. */
  readonly fence: number;
}

/** The order in which rows go out after a gap: that of each record's versions. */
export const drainOrder = { unsent: 1, record: 1, version: 1, occurredAt: 1, position: 1 } as const;

/** The collection that holds what has been, or is still to be, published. */
export function outboxRows(connection: Connection): mongo.Collection<OutboxRow> {
  return databaseOf(connection).collection<OutboxRow>('outbox');
}

/** Makes the collection and its indexes; nothing happens where they are there. */
export async function prepareOutbox(connection: Connection): Promise<void> {
  await outboxRows(connection).createIndexes([
    { name: 'unsent', key: drainOrder, partialFilterExpression: { unsent: true } },
    { name: 'sent', key: { sentAt: 1 }, expireAfterSeconds: OUTBOX_KEEP_SECONDS },
  ]);
}

/** What waits in the outbox. */
export interface Backlog {
  readonly rows: number;
  /** When the oldest of them was appended; undefined when there is none. */
  readonly oldestAt?: Date;
}

/** Counts what waits, by the index of what is unsent. */
export async function unsentBacklog(connection: Connection): Promise<Backlog> {
  const found = await outboxRows(connection)
    .aggregate<{ rows: number; oldestAt: Date }>([
      { $match: { unsent: true } },
      { $group: { _id: null, rows: { $sum: 1 }, oldestAt: { $min: '$occurredAt' } } },
    ])
    .next();
  return found ? { rows: found.rows, oldestAt: found.oldestAt } : { rows: 0 };
}
