import type { Connection, mongo } from 'mongoose';
import { databaseOf } from '../common/database.ts';
import { OUTBOX_RETENTION_SECONDS } from '../retention.ts';

/** An event that is, or was, to be published. */
export interface OutboxRow {
  /** Id of the event. */
  readonly _id: string;
  /** Ordering key, e.g. `client.17`. */
  readonly record: string;
  readonly version: number;
  /** Time of the append, by the clock of the writing process. */
  readonly occurredAt: Date;
  /** Position among the events of one transaction. */
  readonly position: number;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: mongo.Binary;
  /** Absent once JetStream has acknowledged the event. */
  readonly unsent?: true;
  /** Time of the acknowledgement, by the clock of the database. */
  readonly sentAt?: Date;
  /** Sequence in the stream; absent in rows that an older version sent. */
  readonly seq?: number;
  /** Fencing token; a relay with a lower one can no longer mark the row as sent. */
  readonly fence: number;
}

/** Order of publishing after a gap: by record and version. */
export const drainOrder = { unsent: 1, record: 1, version: 1, occurredAt: 1, position: 1 } as const;

/** Returns the collection of sent and unsent events. */
export function outboxRows(connection: Connection): mongo.Collection<OutboxRow> {
  return databaseOf(connection).collection<OutboxRow>('outbox');
}

/** Creates the collection and its indexes, if they do not exist. */
export async function ensureOutbox(connection: Connection): Promise<void> {
  await outboxRows(connection).createIndexes([
    { name: 'unsent', key: drainOrder, partialFilterExpression: { unsent: true } },
    { name: 'sent', key: { sentAt: 1 }, expireAfterSeconds: OUTBOX_RETENTION_SECONDS },
  ]);
}

/** The unsent rows of the outbox. */
export interface Backlog {
  readonly rows: number;
  /** Time at which the oldest of them was appended; undefined if there is none. */
  readonly oldestAt?: Date;
}

/** Counts the unsent rows, using their partial index. */
export async function unsentBacklog(connection: Connection): Promise<Backlog> {
  const found = await outboxRows(connection)
    .aggregate<{ rows: number; oldestAt: Date }>([
      { $match: { unsent: true } },
      { $group: { _id: null, rows: { $sum: 1 }, oldestAt: { $min: '$occurredAt' } } },
    ])
    .next();
  return found ? { rows: found.rows, oldestAt: found.oldestAt } : { rows: 0 };
}
