import type { ClientSession, Connection, mongo } from 'mongoose';

/** Options of a query that reads from a snapshot. */
export interface SnapshotRead {
  readonly session: ClientSession;
  readonly readConcern: mongo.ReadConcernLike;
}

/**
 * Runs queries that all read the state of the database at one point in time.
 * @param read passes the options to each of its queries: the read concern of the connection takes precedence over that of
 * the session
 */
export async function readSnapshot<T>(connection: Connection, read: (options: SnapshotRead) => Promise<T>): Promise<T> {
  const session = await connection.startSession({ snapshot: true });
  try {
    return await read({ session, readConcern: { level: 'snapshot' } });
  } finally {
    await session.endSession();
  }
}
