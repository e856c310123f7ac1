import { ApiError } from '@bms/contracts';
import type { DomainEvent, Events } from '@bms/events';
import { type ClientSession, type Connection, mongo } from 'mongoose';
import { isAway } from '../database/errors.ts';
import type { Call, Kit, Transaction } from '../types.ts';
import type { Idempotency } from './idempotency.ts';
import { refuseLate, remainingMs } from './late.ts';

const transactionOptions = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
} as const;

/** What one call of `kit.write` has come to; an attempt starts it anew. */
interface Progress {
  committing: boolean;
  events: DomainEvent[];
}

type Work<Answer> = (tx: Transaction) => Promise<Answer>;

/** Makes `kit.write`: record, events and Idempotency-Key in one transaction. */
export function createWrite(
  db: Connection,
  idempotency: Idempotency,
  { outbox, tell }: Pick<Events, 'outbox' | 'tell'>,
): Kit['write'] {
  async function attempt<Answer>(call: Call, work: Work<Answer>, session: ClientSession, progress: Progress) {
    Object.assign(progress, { committing: false, events: [] });
    refuseLate(call);
    await idempotency.claim(call, session);
    const answer = await work({ session, emit: (event) => void progress.events.push(event) });
    if (progress.events.length > 0) await outbox.append(session, progress.events, call);
    await idempotency.keep(call, answer, session);
    refuseLate(call);
    progress.committing = true;
    return answer;
  }

  return async function write(call, work) {
    const session = await db.startSession();
    const progress: Progress = { committing: false, events: [] };
    const tryOnce = () => attempt(call, work, session, progress).catch(endTries);
    try {
      const answer = await session.withTransaction(tryOnce, { ...transactionOptions, timeoutMS: remainingMs(call) });
      tell(progress.events, call);
      return answer;
    } catch (error) {
      // Whether a commit that got no answer was done is not known, and must not be said to be "not done".
      throw progress.committing && isAway(error) ? new ApiError('timeout') : error;
    } finally {
      await session.endSession();
    }
  };
}

/** The driver would look for a primary again until the deadline, when the caller no longer hears that there is none. */
function endTries(error: unknown): never {
  throw error instanceof mongo.MongoServerSelectionError
    ? new ApiError('unavailable', undefined, { retryAfter: 5 })
    : error;
}
