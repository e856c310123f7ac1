import { ApiError } from '@bms/contracts';

/** Safe methods (RFC 9110, 9.2.1). */
const SAFE = new Set(['GET', 'HEAD']);

/**
 * Adapts the detail of a timeout to the request: the client's next action depends on whether a change may have been
 * made.
 * @param takesKey true if the request accepts an Idempotency-Key
 */
export function wordTimeout(error: ApiError, method: string, takesKey: boolean): ApiError {
  if (error.code !== 'timeout') return error;
  if (SAFE.has(method)) return new ApiError('timeout', 'The service did not respond in time. Try again.');
  if (takesKey) return error;
  return new ApiError(
    'timeout',
    'The request timed out and its outcome is unknown. Check the record before trying again.',
  );
}
