import type { Connection, mongo } from 'mongoose';

/** MongoDB's code of a unique index that was hit. */
const DUPLICATE_KEY = 11000;

/** Error codes that mean "no primary at this moment" or "shutting down". */
const AWAY_CODES = new Set<unknown>([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
/** Names of driver errors that mean the same; the driver does not export all of their classes. */
const AWAY_NAMES =
  /^Mongo(Network|NetworkTimeout|ServerSelection|NotConnected|TopologyClosed|PoolCleared|PoolClosed|WaitQueueTimeout|ClientClosed)Error$/;

/** The driver's database below a connection. @throws Error when it was never connected. */
export function databaseOf(connection: Connection): mongo.Db {
  if (!connection.db) throw new Error('the database is not connected');
  return connection.db;
}

/** Whether an error of the database says that a unique value is taken. */
export function isDuplicateKey(error: unknown): boolean {
  return codeOf(error) === DUPLICATE_KEY;
}

/** Whether the database could not be reached, so that nothing can be said about the work that failed. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && (AWAY_NAMES.test(error.name) || AWAY_CODES.has(codeOf(error)));
}

/** Settings of every transaction: one point in time to read from, and nothing acknowledged that could be rolled back. */
export const transactionOptions: mongo.TransactionOptions = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
};

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
