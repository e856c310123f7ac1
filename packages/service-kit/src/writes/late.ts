import { ApiError } from '@bms/contracts';
import type { Call } from '../types.ts';

/** The driver repeats a transaction for two minutes; a call without deadline is not worth that long, in milliseconds. */
const LONGEST_MS = 30_000;

/** @throws ApiError timeout when nobody waits for the answer any more: hung up, or the deadline passed */
export function refuseLate(call: Call): void {
  if (call.signal.aborted || call.deadline <= Date.now()) throw new ApiError('timeout');
}

/** Milliseconds until the deadline, at least 1. */
export function remainingMs(call: Call): number {
  return Math.max(1, Math.min(call.deadline - Date.now(), LONGEST_MS));
}
