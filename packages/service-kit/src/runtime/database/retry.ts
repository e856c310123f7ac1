import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5000;

/** Options of repeated work. */
export interface RetryOptions {
  readonly log: Logger;
  /** Ends the retries. */
  readonly signal: AbortSignal;
  /** Returns true for errors after which the work is repeated; by default for all. */
  readonly isTransient?: (error: unknown) => boolean;
}

/**
 * Does the work of a start that needs the database, and repeats it with exponential backoff until it succeeds.
 * @throws the last error once `signal` is aborted; any error that is not transient
 */
export async function retryUntilAvailable<Result>(
  work: () => Promise<Result>,
  { log, signal, isTransient = () => true }: RetryOptions,
): Promise<Result> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason, retryInMs: pause }, 'database unavailable; retrying');
      await sleep(pause, undefined, { signal });
    }
  }
}
