import { setTimeout as sleep } from 'node:timers/promises';
import { isTracing } from '@bms/telemetry';
import { type ConsumerInfo, type JetStreamClient, JetStreamError, type JetStreamManager } from '@nats-io/jetstream';
import { type EventCatalogue, markingTypes, publishedTypes } from '../contract/catalogue.ts';
import { commonFilter, exactFilters } from '../contract/names.ts';
import { hasManyFilters, type NatsLink } from '../nats/connect.ts';
import { ensureDurable } from '../nats/durable.ts';
import { retryWhileUp } from '../nats/retry.ts';
import type { Streams } from '../nats/stream.ts';
import { traceProcessor } from '../tracing.ts';
import type { ConsumerContext } from './context.ts';
import { createProcessor, type EventProcessor } from './handle.ts';
import { noteSlow } from './note-slow.ts';
import { batchingOf, type ConsumerOptions, typesOf } from './options.ts';
import { pump } from './pump.ts';
import { createSubscriptionState, type SubscriptionState } from './subscription-state.ts';

const DEFAULT_CONCURRENCY = 16;
const RESTART_PAUSE_MS = 1000;
/** The pause after a rejected request, in which the consumer counts as not subscribed. */
const REJECTED_PAUSE_MS = 30_000;

export interface SubscriptionOptions {
  readonly context: ConsumerContext;
  /** Service whose events are consumed. */
  readonly from: string;
  /** All events of the contract. */
  readonly catalogue: Pick<EventCatalogue, 'types'>;
  readonly link: NatsLink;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly streams: Streams;
  /** Called if consuming ends with an error of this program; the process should end. */
  readonly onFatal: (error: Error) => void;
}

/** The participation of this process in one durable consumer on the stream of one service. */
export interface Subscription extends Pick<SubscriptionState, 'attempted' | 'isSubscribed' | 'unsubscribed'> {
  readonly from: string;
  readonly durable: string;
  /** Stops taking events, completes those in progress and returns the others to the server. */
  stop(): Promise<void>;
}

/**
 * Creates the consumer if needed and consumes. While that fails, because the stream is missing or the server rejects the
 * consumer, it is retried and the reason is kept; the relay and the other consumers are independent of it.
 */
export function subscribe(options: SubscriptionOptions): Subscription {
  const { context, from } = options;
  const stopping = new AbortController();
  const state = createSubscriptionState(context, from);
  const running = keepConsuming(options, state, stopping.signal).catch((error: unknown) => {
    state.end();
    if (!stopping.signal.aborted) options.onFatal(error as Error);
  });
  return {
    from,
    durable: context.durable,
    attempted: state.attempted,
    isSubscribed: state.isSubscribed,
    unsubscribed: state.unsubscribed,
    stop: async () => {
      stopping.abort();
      state.end();
      await running;
    },
  };
}

async function keepConsuming(
  options: SubscriptionOptions,
  state: SubscriptionState,
  stopping: AbortSignal,
): Promise<void> {
  const { context, client } = options;
  const { ackWaitMs } = context.options;
  const concurrency = context.options.concurrency ?? defaultConcurrency(context.options);
  const process = openProcessor(context);
  const onAge = (ms: number): void => {
    context.metrics.set('events_consumer_age_seconds', ms / 1000, { consumer: context.durable, from: options.from });
  };
  while (!stopping.aborted) {
    const consumer = client.consumers.getConsumerFromInfo(await ensure(options, state, stopping));
    let pause = RESTART_PAUSE_MS;
    try {
      await pump({ consumer, process, concurrency, ackWaitMs, stopping, onAge });
    } catch (error) {
      context.log.error({ err: error, consumer: context.durable }, 'consumer interrupted');
      if (isRejectedSetting(error)) {
        state.fail(error);
        pause = REJECTED_PAUSE_MS;
      }
    }
    if (stopping.aborted) return;
    context.log.warn({ consumer: context.durable, from: options.from }, 'restarting the consumer');
    await sleep(pause, undefined, { signal: stopping }).catch(() => {});
  }
}

function openProcessor(context: ConsumerContext): EventProcessor {
  const { durable, slowWork } = context;
  const process = createProcessor(context);
  const observed = slowWork ? noteSlow(durable, process, slowWork) : process;
  return isTracing() ? traceProcessor(durable, observed) : observed;
}

/** Returns twice the batch size, so that the next batch is available while one is in progress. */
function defaultConcurrency(options: ConsumerOptions): number {
  const batching = batchingOf(options);
  return batching ? 2 * batching.size : DEFAULT_CONCURRENCY;
}

/** Returns the consumer, creating or updating it if needed, as soon as the server accepts it. */
async function ensure(
  options: SubscriptionOptions,
  state: SubscriptionState,
  signal: AbortSignal,
): Promise<ConsumerInfo> {
  const { context, from, link, manager, streams } = options;
  const { durable } = context;
  const filters = filtersOf(options);
  const ask = async (): Promise<ConsumerInfo> => {
    await streams.open(manager, from);
    return ensureDurable(manager, { from, durable, filters, ackWaitMs: context.options.ackWaitMs });
  };
  const info = await retryWhileUp(ask, { link, signal, onFailure: state.fail });
  state.subscribe();
  return info;
}

/** Returns the filters of the consumed types, so that the server delivers no other events. */
function filtersOf({ context, from, catalogue, link }: SubscriptionOptions): string[] {
  const types = typesOf(context.options);
  if (!hasManyFilters(link.nats)) return [commonFilter(from, types)];
  const { changesOnly } = context.options;
  const published = publishedTypes(catalogue, from);
  return exactFilters(from, types, { published, marking: markingTypes(catalogue, from), changesOnly });
}

/** True if the server rejects a request of the consumer for what it asks; a retry soon would fail again. */
const isRejectedSetting = (error: unknown): boolean =>
  error instanceof JetStreamError && 'code' in error && error.code === 400;
