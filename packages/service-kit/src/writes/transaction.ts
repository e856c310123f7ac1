import { ApiError } from '@bms/contracts';
import type { ClientSession, Connection } from 'mongoose';
import { isAway, isNoPrimary } from '../database/errors.ts';

const transactionOptions = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
} as const;

/** Where a transaction stands, for whoever has to say what became of it. */
export interface Progress {
  /** All of it was done and it is being committed: if it fails now, whether it was kept is not known. */
  committing: boolean;
}

/**
 * Runs attempts at one transaction until one is committed.
 * @param attempt may run more than once
 * @throws what the last attempt throws; ApiError timeout where a commit got no answer
 */
export async function inTransaction<Result>(
  db: Connection,
  timeoutMS: number,
  progress: Progress,
  attempt: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  const session = await db.startSession();
  const tryOnce = async () => {
    progress.committing = false;
    const result = await attempt(session).catch(endTries);
    progress.committing = true;
    return result;
  };
  try {
    return await session.withTransaction(tryOnce, { ...transactionOptions, timeoutMS });
  } catch (error) {
    // Whether a commit that got no answer was done is not known, and must not be said to be "not done".
    throw progress.committing && isAway(error) ? new ApiError('timeout') : error;
  } finally {
    await session.endSession();
  }
}

/** The driver would look for a primary again until the deadline, when the caller no longer hears that there is none. */
function endTries(error: unknown): never {
  throw isNoPrimary(error) ? new ApiError('unavailable', undefined, { retryAfter: 5 }) : error;
}
