import { ApiError } from '@bms/contracts';
import { type ClientSession, type Connection, mongo } from 'mongoose';
import { isAway } from '../database/errors.ts';
import type { Call, DomainEvent, Kit, Transaction } from '../types.ts';
import type { Idempotency } from './idempotency.ts';
import { refuseLate, remainingMs } from './late.ts';

/** Where the events of a transaction go. */
export interface EventSink {
  /** Writes the events into the outbox, as part of the transaction of `session`. */
  append(session: ClientSession, events: readonly DomainEvent[], call: Call): Promise<void>;
}

const transactionOptions = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
} as const;

/** Makes `kit.write`: record, events and Idempotency-Key in one transaction. */
export function createWrite(db: Connection, idempotency: Idempotency, outbox: EventSink): Kit['write'] {
  return async function write(call, work) {
    refuseLate(call);
    const session = await db.startSession();
    const progress = { committing: false };
    try {
      const attempt = () => runAttempt(call, work, session, progress, idempotency, outbox);
      return await session.withTransaction(attempt, { ...transactionOptions, timeoutMS: remainingMs(call) });
    } catch (error) {
      // Whether a commit that got no answer was done is not known, and must not be said to be "not done".
      throw progress.committing && isAway(error) ? new ApiError('timeout') : error;
    } finally {
      await session.endSession();
    }
  };
}

async function runAttempt<Answer>(
  call: Call,
  work: (tx: Transaction) => Promise<Answer>,
  session: ClientSession,
  progress: { committing: boolean },
  idempotency: Idempotency,
  outbox: EventSink,
): Promise<Answer> {
  progress.committing = false;
  refuseLate(call);
  try {
    const events: DomainEvent[] = [];
    await idempotency.claim(call, session);
    const answer = await work({ session, emit: (event) => void events.push(event) });
    if (events.length > 0) await outbox.append(session, events, call);
    await idempotency.keep(call, answer, session);
    refuseLate(call);
    progress.committing = true;
    return answer;
  } catch (error) {
    throw withoutFurtherTries(error);
  }
}

/** The driver would look for a primary again until the deadline, when the caller no longer hears that there is none. */
function withoutFurtherTries(error: unknown): unknown {
  return error instanceof mongo.MongoServerSelectionError
    ? new ApiError('unavailable', undefined, { retryAfter: 5 })
    : error;
}
