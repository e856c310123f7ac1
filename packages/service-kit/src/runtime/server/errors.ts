import { ApiError } from '@bms/contracts';
import type { Logger } from 'pino';
import { databaseError } from '../database/errors.ts';

/**
 * Maps an error to an API error. An unexpected error is logged with its stack and returned as internal, without its
 * message.
 */
export function toApiError(error: unknown, log: Logger): ApiError {
  if (error instanceof ApiError) return error;
  const known = databaseError(error);
  if (!known) {
    log.error({ err: error }, 'call failed with an unexpected error');
    return new ApiError('internal');
  }
  if (known.code === 'unavailable' || known.code === 'timeout')
    log.warn({ err: error }, 'database unavailable or slow');
  return known;
}
