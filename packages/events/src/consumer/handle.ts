import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { EventCodec } from '../catalogue/catalogue.ts';
import { isDatabaseAway } from '../common/database.ts';
import type { DeadLetters } from '../dead-letters/dead-letters.ts';
import { type Envelope, openEnvelope } from '../envelope/envelope.ts';
import { effectKey } from '../envelope/names.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { type EventMetrics, UnprocessableEvent } from '../types.ts';
import { createInbox, type Inbox, runOnce } from './inbox.ts';
import type { ConsumerHooks, ConsumerOptions } from './options.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DEFAULT_BACKOFF_MS = [SECOND, 5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE];
const DEFAULT_TIMEOUT_MS = MINUTE;
/** Pause when the own database is away, which is no attempt (milliseconds). */
const AWAY_PAUSE_MS = 2 * SECOND;

/** What a consumer works with. */
export interface ConsumerContext {
  readonly options: ConsumerOptions;
  /** Its name on the server. */
  readonly durable: string;
  readonly connection: Connection;
  readonly codec: EventCodec;
  readonly outbox: Outbox;
  readonly deadLetters: DeadLetters;
  readonly metrics: EventMetrics;
  readonly log: Logger;
  readonly hooks?: ConsumerHooks;
}

/** What becomes of a message: it is done with, or comes again after a pause. */
export type Outcome = 'done' | { readonly againInMs: number };

type Result = 'done' | 'repeat' | 'skipped';

/** Handles events of one consumer; never throws. */
export type EventProcessor = (envelope: Envelope, redelivered: boolean) => Promise<Outcome>;

/**
 * Bounds the attempts at each event: after the last one, or at once where the event makes no sense, it is parked.
 * Attempts are counted in the database; while that is away an event waits and nothing is counted.
 */
export function createProcessor(context: ConsumerContext): EventProcessor {
  const { options, durable, deadLetters, metrics, log } = context;
  const inbox = createInbox(context.connection);
  const backoff = options.backoffMs ?? DEFAULT_BACKOFF_MS;
  const count = (outcome: string): void => metrics.increment('events_consumed_total', { consumer: durable, outcome });

  const giveUp = async (key: string, envelope: Envelope, error: unknown, tries: number): Promise<Outcome> => {
    await deadLetters.park(key, durable, envelope, error, tries);
    log.error({ err: error, consumer: durable, event: envelope.id, type: envelope.type, tries }, 'an event is parked');
    count('parked');
    return 'done';
  };
  const retryLater = async (key: string, envelope: Envelope, error: unknown, tries: number): Promise<Outcome> => {
    await inbox.fail(key, tries, String(error));
    log.warn(
      { err: error, consumer: durable, event: envelope.id, type: envelope.type, tries },
      'an event is tried again',
    );
    count('failed');
    return { againInMs: backoff[tries - 1] ?? 0 };
  };
  const attempt = async (key: string, envelope: Envelope, redelivered: boolean): Promise<Outcome> => {
    if (redelivered && (await inbox.has(key))) return 'done';
    const { tries, error } = redelivered ? await inbox.begin(key) : { tries: 1, error: '' };
    if (tries > backoff.length + 1) return giveUp(key, envelope, error, tries - 1);
    try {
      count(await runHandler(context, inbox, key, envelope));
      return 'done';
    } catch (failure) {
      if (isDatabaseAway(failure)) {
        if (redelivered) await inbox.uncount(key);
        throw failure;
      }
      const last = failure instanceof UnprocessableEvent || tries > backoff.length;
      return last ? giveUp(key, envelope, failure, tries) : retryLater(key, envelope, failure, tries);
    }
  };
  return async (envelope, redelivered) => {
    try {
      return await attempt(effectKey(durable, envelope.id), envelope, redelivered);
    } catch (error) {
      log.warn({ err: error, consumer: durable, event: envelope.id }, 'an event waits for the database');
      return { againInMs: AWAY_PAUSE_MS };
    }
  };
}

async function runHandler(context: ConsumerContext, inbox: Inbox, key: string, envelope: Envelope): Promise<Result> {
  const { options, connection, outbox, codec, hooks } = context;
  if (envelope.type && !handlerOf(options, envelope.type)) return 'skipped';
  const event = openEnvelope(envelope, codec);
  const result = await withDeadline(options.handleTimeoutMs ?? DEFAULT_TIMEOUT_MS, async (signal) => {
    if ('deliveries' in options) {
      await pick(options.deliveries, event.type)?.(event, signal);
      await inbox.add(key);
      return 'done';
    }
    const handler = pick(options.effects, event.type);
    return runOnce({ connection, outbox, key, signal, context: event }, async (tx) => handler?.(event, tx));
  });
  await hooks?.effected?.(event);
  return result;
}

/** Runs the effect of a parked event again. @returns whether it was still parked. @throws what the handler throws */
export async function replayParked(context: ConsumerContext, key: string, envelope: Envelope): Promise<boolean> {
  const { options, codec, deadLetters } = context;
  const event = openEnvelope(envelope, codec);
  return withDeadline(options.handleTimeoutMs ?? DEFAULT_TIMEOUT_MS, async (signal) => {
    if ('deliveries' in options) {
      await pick(options.deliveries, event.type)?.(event, signal);
      return deadLetters.resolve(key, signal, async () => {});
    }
    const handler = pick(options.effects, event.type);
    return deadLetters.resolve(key, signal, async (tx) => handler?.(event, tx));
  });
}

function handlerOf(options: ConsumerOptions, type: string): unknown {
  return 'effects' in options ? pick(options.effects, type) : pick(options.deliveries, type);
}

function pick<Handler>(handlers: Readonly<Record<string, Handler>>, type: string): Handler | undefined {
  return Object.hasOwn(handlers, type) ? handlers[type] : handlers['*'];
}

/** Gives up waiting after `timeoutMs`; the work is told by its signal, and what it commits later is kept once all the same. */
async function withDeadline<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`the handler took more than ${timeoutMs} ms`);
      controller.abort(error);
      reject(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
