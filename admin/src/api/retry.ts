import { ApiFailure } from './problem.ts';

/** The maximum delay between two attempts, in milliseconds. */
const MAX_DELAY_MS = 30_000;
const FIRST_DELAY_MS = 1000;

/** Returns true for a temporary failure: no connection, or a service that is unavailable or too slow. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ApiFailure && [0, 502, 503, 504].includes(error.status);

/**
 * Returns the delay before a failed query is retried, in milliseconds: it doubles with each failure, and is never
 * shorter than Retry-After.
 * @param failures the number of consecutive failures, from 1
 */
export function retryDelay(error: unknown, failures: number): number {
  const backoff = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, failures - 1));
  const asked = error instanceof ApiFailure ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(backoff, asked);
}
