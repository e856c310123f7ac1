import { ApiError, invalid } from '@bms/contracts';
import { isBrokenSocket } from '@bms/events';
import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11000;
const MAX_TIME_EXPIRED = 50;
/** Seconds after which the client may retry: an election takes about that long. */
const RETRY_AFTER = 5;

/** Server errors that mean "no primary available" or "shutting down" (the driver's retryable write codes). */
const AWAY = new Set<unknown>([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/**
 * Maps a database error to an API error: a duplicate key to validation_failed (422) naming the field, an unavailable
 * database to unavailable, an exceeded time limit to timeout. Undefined for any other error.
 */
export function databaseError(thrown: unknown): ApiError | undefined {
  const error = unwrapped(thrown);
  if (error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY) return duplicateError(error);
  if (isLate(error)) return new ApiError('timeout');
  if (isAway(thrown)) return new ApiError('unavailable', undefined, { retryAfter: RETRY_AFTER });
  return undefined;
}

/** Returns the cause of a bulk write error, which may be a lost connection; other errors unchanged. */
function unwrapped(error: unknown): unknown {
  if (!(error instanceof mongo.MongoBulkWriteError)) return error;
  const inner: unknown = error.errorResponse;
  return inner instanceof mongo.MongoError ? inner : error;
}

/**
 * Builds the error for a duplicate key. The last field of the unique index is the one the caller chose; the fields
 * before it are its scope.
 */
function duplicateError(error: mongo.MongoServerError): ApiError {
  const pattern = error['keyPattern'] as Record<string, unknown> | undefined;
  const path = (pattern ? Object.keys(pattern) : fieldsOfIndex(error.message)).at(-1) ?? '';
  const field = path === '_id' ? 'id' : path;
  return invalid({ field, code: 'taken', message: `${field} is already in use.` });
}

/**
 * Parses the fields from the index name in the message, e.g. `index: email_1 dup key`; the error of a bulk write has no
 * key pattern.
 */
function fieldsOfIndex(message: string): string[] {
  const name = / index: (\S+) /.exec(message)?.[1] ?? '';
  return name.split(/_-?1(?:_|$)/).filter(Boolean);
}

/** True if server selection timed out. */
export function isNoPrimary(error: unknown): boolean {
  return unwrapped(error) instanceof mongo.MongoServerSelectionError;
}

function isLate(error: unknown): boolean {
  return (
    error instanceof mongo.MongoOperationTimeoutError ||
    (error instanceof mongo.MongoServerError && error.code === MAX_TIME_EXPIRED)
  );
}

/** True if the database cannot be reached or has no primary. */
export function isAway(thrown: unknown): boolean {
  if (isBrokenSocket(thrown)) return true;
  const error = unwrapped(thrown);
  if (error instanceof mongo.MongoServerError) return AWAY.has(error.code) || mayWorkNextTime(error);
  return (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoNotConnectedError ||
    error instanceof mongo.MongoTopologyClosedError ||
    isPoolError(error)
  );
}

/** True if the server labels the error as transient, e.g. a transaction lost in a restart. */
function mayWorkNextTime(error: mongo.MongoServerError): boolean {
  return error.hasErrorLabel('TransientTransactionError') || error.hasErrorLabel('RetryableWriteError');
}

/** True for an error of the connection pool, recognized by name since the driver does not export the classes. */
function isPoolError(error: unknown): boolean {
  return error instanceof mongo.MongoDriverError && /^Mongo(WaitQueueTimeout|PoolCleared|PoolClosed)/.test(error.name);
}
