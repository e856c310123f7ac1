import { ApiError } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';

/**
 * The maximum time for a call without deadline, in milliseconds; the driver would retry a transaction for two minutes.
 */
const MAX_TIMEOUT_MS = 30_000;

/**
 * Asserts that a call is still active.
 * @throws ApiError timeout if the client has disconnected or the deadline has passed
 */
export function assertNotExpired(call: Call): void {
  if (call.signal.aborted || call.deadline <= Date.now()) throw new ApiError('timeout');
}

/** Returns the milliseconds until the deadline, from 1 to MAX_TIMEOUT_MS. */
export function remainingMs(call: Pick<Call, 'deadline'>): number {
  return Math.max(1, Math.min(call.deadline - Date.now(), MAX_TIMEOUT_MS));
}
