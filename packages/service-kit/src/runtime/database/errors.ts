import { ApiError, invalid } from '@bms/contracts';
import { isDatabaseUnavailable, unwrapBulkWrite } from '@bms/events';
import { mongo } from 'mongoose';
import type { Logger } from 'pino';

const DUPLICATE_KEY = 11000;
const MAX_TIME_EXPIRED = 50;
/** Seconds after which the client may retry: an election takes about that long. */
const RETRY_AFTER = 5;

/**
 * Maps a database error to an API error: a duplicate key to validation_failed (422) naming the field, an unavailable
 * database to unavailable, an exceeded time limit to timeout. Undefined for any other error.
 */
export function databaseError(thrown: unknown): ApiError | undefined {
  const error = unwrapBulkWrite(thrown);
  if (error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY) return duplicateError(error);
  if (isTimedOut(error)) return new ApiError('timeout');
  if (isUnavailable(thrown)) return new ApiError('unavailable', undefined, { retryAfter: RETRY_AFTER });
  return undefined;
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
  return unwrapBulkWrite(error) instanceof mongo.MongoServerSelectionError;
}

function isTimedOut(error: unknown): boolean {
  return (
    error instanceof mongo.MongoOperationTimeoutError ||
    (error instanceof mongo.MongoServerError && error.code === MAX_TIME_EXPIRED)
  );
}

/** True if the database is unavailable, or lost a transaction, e.g. in a restart. */
export function isUnavailable(thrown: unknown): boolean {
  const error = unwrapBulkWrite(thrown);
  const isLost = error instanceof mongo.MongoServerError && error.hasErrorLabel('TransientTransactionError');
  return isLost || isDatabaseUnavailable(thrown);
}

/**
 * Maps an error to an API error. An unexpected error is logged with its stack and returned as internal, without its
 * message.
 */
export function toApiError(error: unknown, log: Logger): ApiError {
  if (error instanceof ApiError) {
    // The log of the other service has the cause, this one which call failed with it.
    if (error.code === 'internal')
      log.error({ err: error }, 'a call to another service failed with an unexpected error');
    return error;
  }
  const known = databaseError(error);
  if (!known) {
    log.error({ err: error }, 'call failed with an unexpected error');
    return new ApiError('internal');
  }
  if (known.code === 'unavailable' || known.code === 'timeout')
    log.warn({ err: error }, 'database unavailable or slow');
  return known;
}
