import { ApiError } from '@bms/contracts';
import { traceIdOf } from '@bms/telemetry';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../common/abortable.ts';
import { isDatabaseUnavailable } from '../common/database.ts';
import { type Envelope, openEnvelope } from '../contract/envelope.ts';
import { effectKey } from '../contract/names.ts';
import { UnprocessableEvent } from '../types.ts';
import { createBatches } from './batch.ts';
import { serialTransactions } from './consumer-work.ts';
import { type ConsumerContext, timeoutOf } from './context.ts';
import { handlerOf } from './handlers.ts';
import { type Attempt, createInbox, type Inbox, runOnce } from './inbox.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DEFAULT_BACKOFF_MS = [SECOND, 5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE];
/**
 * Delay of a redelivery while the service's own database, or a service that the handler calls, is unavailable, which does
 * not count as an attempt (milliseconds).
 */
const UNAVAILABLE_PAUSE_MS = 2 * SECOND;

/** Number of handled events that a process remembers, since their acknowledgements may not reach the server in time. */
const REMEMBERED = 10_000;

/** Outcome of a message: acknowledged, or redelivered after a delay. */
export type Outcome = 'done' | { readonly againInMs: number };

type Result = 'done' | 'repeat' | 'skipped';

/** Handles events of one consumer; never throws. */
export type EventProcessor = (envelope: Envelope, redelivered: boolean) => Promise<Outcome>;

/**
 * Creates the event handling of a consumer with a limited number of attempts per event. After the last attempt, or at
 * once if the event cannot be processed, the event is parked as a dead letter. Attempts are counted in the database;
 * while it, or a service that the handler calls, is unavailable, events wait and nothing is counted. A crash of the process counts as an attempt only for an
 * event that was handled alone.
 * @see docs/adr/0011-exactly-once-effects.md
 */
export function createProcessor(given: ConsumerContext): EventProcessor {
  const { options, durable, deadLetters, metrics, log } = given;
  // Batched events typically write the same documents, so parallel transactions would conflict.
  const context = 'batches' in options ? { ...given, work: serialTransactions(given.work) } : given;
  const inbox = createInbox(context.connection);
  const backoff = options.backoffMs ?? DEFAULT_BACKOFF_MS;
  const count = (outcome: string): void => metrics.increment('events_consumed_total', { consumer: durable, outcome });

  const giveUp = async (key: string, envelope: Envelope, error: unknown, tries: number): Promise<Outcome> => {
    await deadLetters.park(key, durable, envelope, error, tries);
    log.error({ err: error, consumer: durable, ...originOf(envelope), tries }, 'event parked as dead letter');
    count('parked');
    return 'done';
  };
  const retryLater = async (key: string, envelope: Envelope, error: unknown, tries: number): Promise<Outcome> => {
    await inbox.fail(key, tries, String(error));
    log.warn({ err: error, consumer: durable, ...originOf(envelope), tries }, 'event handler failed; retrying');
    count('failed');
    return { againInMs: backoff[tries - 1] ?? 0 };
  };
  const attempt = async (key: string, envelope: Envelope, { failed, error, alone }: Attempt): Promise<Outcome> => {
    if (failed > backoff.length) return giveUp(key, envelope, error, failed);
    const tries = failed + 1;
    try {
      const run = () => runHandler(context, inbox, key, envelope);
      count(await (alone ? context.work.alone(() => inbox.beginAlone(key).then(run)) : context.work.beside(run)));
      return 'done';
    } catch (failure) {
      if (isUnavailable(failure)) throw failure;
      const last = failure instanceof UnprocessableEvent || tries > backoff.length;
      return last ? giveUp(key, envelope, failure, tries) : retryLater(key, envelope, failure, tries);
    }
  };
  const attemptAgain = async (key: string, envelope: Envelope): Promise<Outcome> => {
    if (await inbox.has(key)) return 'done';
    const begun = await inbox.begin(key);
    try {
      return await attempt(key, envelope, begun);
    } catch (error) {
      await inbox.endUncounted(key);
      throw error;
    }
  };
  const batched = createBatches(context);
  const first: Attempt = { failed: 0, error: '', alone: false };
  const attemptFirst = async (key: string, envelope: Envelope): Promise<Outcome> => {
    const outcome = (await batched?.(envelope)) ?? 'single';
    if (outcome === 'single') return attempt(key, envelope, first);
    count(outcome);
    return 'done';
  };
  const handled = new LRUCache<string, true>({ max: REMEMBERED });
  return async (envelope, redelivered) => {
    const key = effectKey(durable, envelope.id);
    if (redelivered && handled.has(key)) return 'done';
    try {
      const outcome = await (redelivered ? attemptAgain(key, envelope) : attemptFirst(key, envelope));
      if (outcome === 'done') handled.set(key, true);
      return outcome;
    } catch (error) {
      log.warn(
        { err: error, consumer: durable, ...originOf(envelope) },
        'database or service unavailable; event handling is retried',
      );
      return { againInMs: UNAVAILABLE_PAUSE_MS };
    }
  };
}

/** Returns the log fields of an event and of the request that caused it. */
function originOf({ id, type, headers }: Envelope) {
  return { event: id, type, requestId: headers['x-request-id'], traceId: traceIdOf(headers['traceparent']) };
}

/** True if the database, or another service that was called, is unavailable. */
function isUnavailable(error: unknown): boolean {
  return isDatabaseUnavailable(error) || (error instanceof ApiError && error.code === 'unavailable');
}

async function runHandler(context: ConsumerContext, inbox: Inbox, key: string, envelope: Envelope): Promise<Result> {
  const { options, connection, outbox, codec, work, hooks } = context;
  const handler = handlerOf(options, envelope.type);
  if (envelope.type && !handler) return 'skipped';
  const event = openEnvelope(envelope, codec);
  if (!handler) return 'skipped';
  const within = <T>(run: (signal: AbortSignal) => Promise<T>) => withDeadline(timeoutOf(options), run);
  let result: Result = 'done';
  if ('delivery' in handler) {
    await within((signal) => handler.delivery(event, signal));
    await inbox.add(key);
  } else {
    const effect = await within((signal) => handler.effect.prepare(event, signal));
    const once = (signal: AbortSignal) =>
      runOnce({ connection, outbox, key, signal, context: event }, (tx) => effect(event, tx));
    result = await work.transact(() => within(once));
  }
  await hooks?.effected?.(event);
  return result;
}

/** Runs the effect of a parked event again. @returns true if it was still parked. @throws what the handler throws */
export async function replayParked(context: ConsumerContext, key: string, envelope: Envelope): Promise<boolean> {
  const { options, codec, deadLetters } = context;
  const event = openEnvelope(envelope, codec);
  const handler = handlerOf(options, event.type);
  return withDeadline(timeoutOf(options), async (signal) => {
    if (handler && 'delivery' in handler) {
      await handler.delivery(event, signal);
      return deadLetters.resolve(key, signal, async () => {});
    }
    const effect = await handler?.effect.prepare(event, signal);
    return deadLetters.resolve(key, signal, async (tx) => effect?.(event, tx));
  });
}
