import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@bms/contracts';
import { transactionOptions, watchForAbandoned } from '@bms/events';
import { type ClientSession, type Connection, mongo } from 'mongoose';
import { isNoPrimary, isUnavailable } from '../../runtime/database/errors.ts';

/** The progress of a transaction, used to interpret a failure. */
export interface Progress {
  /** True once the commit has started: if it fails then, the outcome is unknown. */
  committing: boolean;
}

/**
 * Runs a transaction and retries it until it commits.
 * @param attempt may run more than once
 * @throws the error of the last attempt; ApiError timeout if a commit got no response
 */
export async function inTransaction<Result>(
  db: Connection,
  timeoutMS: number,
  progress: Progress,
  attempt: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  const session = await db.startSession();
  const endAbandoned = watchForAbandoned(db);
  const tryOnce = async () => {
    progress.committing = false;
    await endAbandoned();
    const result = await attempt(session).catch(endTries);
    progress.committing = true;
    return result;
  };
  try {
    return await session.withTransaction(tryOnce, { ...transactionOptions, timeoutMS });
  } catch (error) {
    // The outcome of a commit without a response is unknown, so it must not be reported as failed.
    throw progress.committing && isUnavailable(error) ? new ApiError('timeout') : error;
  } finally {
    await session.endSession();
  }
}

/** Thrown to roll back the transaction of a dry run. */
class Completed<Result> extends Error {
  override readonly name = 'Completed';
  readonly result: Result;
  constructor(result: Result) {
    super('a dry run is complete');
    this.result = result;
  }
}

/**
 * Runs a transaction like inTransaction, and rolls it back.
 * @returns the result that it would have had
 */
export async function inDryRun<Result>(
  db: Connection,
  timeoutMS: number,
  attempt: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(db, timeoutMS, { committing: false }, async (session): Promise<never> => {
      throw new Completed(await attempt(session));
    });
  } catch (error) {
    if (error instanceof Completed) return error.result as Result;
    throw error;
  }
}

/**
 * Stops retries if there is no primary: the driver would search for one until the deadline, too late to report it to
 * the caller.
 */
function endTries(error: unknown): never {
  throw isNoPrimary(error) ? new ApiError('unavailable', undefined, { retryAfter: 5 }) : error;
}

/** The maximum pause before a conflicting transaction is retried, in milliseconds. */
const MAX_PAUSE_MS = 16;

/** Thrown to abort a transaction that the driver would retry. */
class Collision extends Error {
  override readonly name = 'Collision';
}

/**
 * Like inTransaction, for transactions that all write one document and run one at a time per process. The driver's
 * backoff grows to half a second, during which other processes overtake; short pauses keep it fair.
 * @throws ApiError timeout also if `timeoutMS` passes before it succeeds
 */
export async function inContendedTransaction<Result>(
  db: Connection,
  timeoutMS: number,
  progress: Progress,
  attempt: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + timeoutMS;
  const endAbandoned = watchForAbandoned(db);
  for (let left = timeoutMS; left > 0; left = end - performance.now()) {
    try {
      return await inTransaction(db, Math.ceil(left), progress, (session) => attempt(session).catch(noteCollision));
    } catch (error) {
      if (!(error instanceof Collision)) throw error;
      await endAbandoned();
      await sleep(Math.random() * MAX_PAUSE_MS);
    }
  }
  throw new ApiError('timeout');
}

function noteCollision(error: unknown): never {
  const isTransient = error instanceof mongo.MongoError && error.hasErrorLabel('TransientTransactionError');
  if (!isTransient || isNoPrimary(error)) throw error;
  throw new Collision('another transaction came first', { cause: error });
}
