import { ApiError, invalid } from '@bms/contracts';
import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11000;
const MAX_TIME_EXPIRED = 50;
/** Seconds after which a caller may try again: an election takes about that long. */
const RETRY_AFTER = 5;

/** Server errors that mean "no primary at this moment" or "shutting down" (the driver's retryable write codes). */
const AWAY = new Set<unknown>([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/**
 * What an error of the database means to a caller: a duplicate is a 422 that names the field, a database that is away is
 * unavailable, one that took too long a timeout. Undefined for every other error.
 */
export function databaseError(thrown: unknown): ApiError | undefined {
  const error = unwrapped(thrown);
  if (error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY) return duplicateError(error);
  if (isLate(error)) return new ApiError('timeout');
  if (isAway(error)) return new ApiError('unavailable', undefined, { retryAfter: RETRY_AFTER });
  return undefined;
}

/** The error of a bulk write only wraps what really happened, even a lost connection. */
function unwrapped(error: unknown): unknown {
  if (!(error instanceof mongo.MongoBulkWriteError)) return error;
  const inner: unknown = error.errorResponse;
  return inner instanceof mongo.MongoError ? inner : error;
}

/** The last field of the unique index is the one that the caller chose; those before it are its range. */
function duplicateError(error: mongo.MongoServerError): ApiError {
  const pattern = error['keyPattern'] as Record<string, unknown> | undefined;
  const path = (pattern ? Object.keys(pattern) : fieldsOfIndex(error.message)).at(-1) ?? '';
  const field = path === '_id' ? 'id' : path;
  return invalid({ field, code: 'taken', message: `${field} is taken.` });
}

/** A bulk write names the index in its message only, e.g. `index: email_1 dup key`. */
function fieldsOfIndex(message: string): string[] {
  const name = / index: (\S+) /.exec(message)?.[1] ?? '';
  return name.split(/_-?1(?:_|$)/).filter(Boolean);
}

/** Whether a search for a primary has already taken as long as it may. */
export function isNoPrimary(error: unknown): boolean {
  return unwrapped(error) instanceof mongo.MongoServerSelectionError;
}

function isLate(error: unknown): boolean {
  return (
    error instanceof mongo.MongoOperationTimeoutError ||
    (error instanceof mongo.MongoServerError && error.code === MAX_TIME_EXPIRED)
  );
}

/** Whether the database cannot be reached or has no primary at this moment. */
export function isAway(thrown: unknown): boolean {
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

/** What the server itself labels as passing, e.g. that it lost a transaction when it was started again. */
function mayWorkNextTime(error: mongo.MongoServerError): boolean {
  return error.hasErrorLabel('TransientTransactionError') || error.hasErrorLabel('RetryableWriteError');
}

/** The driver does not export the classes of its pool's errors. */
function isPoolError(error: unknown): boolean {
  return error instanceof mongo.MongoDriverError && /^Mongo(WaitQueueTimeout|PoolCleared|PoolClosed)/.test(error.name);
}
