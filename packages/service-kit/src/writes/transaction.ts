import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@bms/contracts';
import { type ClientSession, type Connection, mongo } from 'mongoose';
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

/** How long a transaction that met another one waits at most before it is tried again, in milliseconds. */
const LONGEST_PAUSE_MS = 16;

/** Thrown out of a transaction that the driver would repeat. */
class Collision extends Error {
  override readonly name = 'Collision';
}

/**
 * As inTransaction, for those that all write one document and of which each process has one at a time. The driver's pauses
 * grow to half a second, while which the other processes go ahead again and again; short ones make them take turns.
 * @throws ApiError timeout also when `timeoutMS` is over before it got its turn
 */
export async function inTransactionByTurns<Result>(
  db: Connection,
  timeoutMS: number,
  progress: Progress,
  attempt: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + timeoutMS;
  for (let left = timeoutMS; left > 0; left = end - performance.now()) {
    try {
      return await inTransaction(db, Math.ceil(left), progress, (session) => attempt(session).catch(noteCollision));
    } catch (error) {
      if (!(error instanceof Collision)) throw error;
      await sleep(Math.random() * LONGEST_PAUSE_MS);
    }
  }
  throw new ApiError('timeout');
}

function noteCollision(error: unknown): never {
  const isTransient = error instanceof mongo.MongoError && error.hasErrorLabel('TransientTransactionError');
  if (!isTransient || isNoPrimary(error)) throw error;
  throw new Collision('another transaction came first', { cause: error });
}
