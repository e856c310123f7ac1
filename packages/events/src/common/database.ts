import { type Connection, mongo } from 'mongoose';

/** MongoDB error code of a unique index violation. */
const DUPLICATE_KEY = 11000;

/** Server errors that mean "no primary available" or "shutting down" (the driver's retryable write codes). */
const UNAVAILABLE_CODES = new Set<unknown>([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
/** Names of driver errors with the same meaning; the driver does not export all of their classes. */
const UNAVAILABLE_NAMES =
  /^Mongo(Network|NetworkTimeout|ServerSelection|NotConnected|TopologyClosed|PoolCleared|PoolClosed|WaitQueueTimeout|ClientClosed)Error$/;

/** Returns the driver's database of a connection. @throws Error if it was never connected */
export function databaseOf(connection: Connection): mongo.Db {
  if (!connection.db) throw new Error('the database is not connected');
  return connection.db;
}

/** True if a database error is a unique index violation. */
export function isDuplicateKey(error: unknown): boolean {
  return codeOf(error) === DUPLICATE_KEY;
}

/** True if the database could not be reached or had no primary, so that the outcome of the failed work is unknown. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (isBrokenSocket(thrown)) return true;
  const error = unwrapBulkWrite(thrown);
  if (!(error instanceof mongo.MongoError)) return false;
  if (error.hasErrorLabel('RetryableWriteError')) return true;
  if (error instanceof mongo.MongoServerError && UNAVAILABLE_CODES.has(error.code)) return true;
  return UNAVAILABLE_NAMES.test(error.name);
}

/** Returns the cause of a bulk write error, which may be a lost connection; other errors unchanged. */
export function unwrapBulkWrite(error: unknown): unknown {
  if (!(error instanceof mongo.MongoBulkWriteError)) return error;
  const inner: unknown = error.errorResponse;
  return inner instanceof mongo.MongoError ? inner : error;
}

/** Codes of the operating system for a connection that is gone. */
const SOCKET_CODES = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT']);

/**
 * True for the error of a socket, bare or wrapped by a bulk write: while the driver writes to a connection that the
 * server has ended, it does not make that error one of its own.
 */
function isBrokenSocket(error: unknown): boolean {
  const isBare = error instanceof Error && !(error instanceof mongo.MongoError);
  return (isBare || error instanceof mongo.MongoBulkWriteError) && SOCKET_CODES.has(codeOf(error));
}

/** Options of every transaction: reads from one snapshot, and acknowledges only what cannot be rolled back. */
export const transactionOptions: mongo.TransactionOptions = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
};

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
