import { setTimeout as sleep } from 'node:timers/promises';
import { isTracing } from '@bms/telemetry';
import { type ConsumerInfo, type JetStreamClient, JetStreamError, type JetStreamManager } from '@nats-io/jetstream';
import { type EventCatalogue, markingTypes, publishedTypes } from '../contract/catalogue.ts';
import { commonFilter, exactFilters } from '../contract/names.ts';
import { hasManyFilters, type NatsLink } from '../nats/connect.ts';
import { ensureDurable } from '../nats/durable.ts';
import { untilAnswered } from '../nats/retry.ts';
import type { Streams } from '../nats/stream.ts';
import { EventConfigError } from '../types.ts';
import type { ConsumerContext } from './context.ts';
import { createProcessor, type EventProcessor } from './handle.ts';
import { noteSlow } from './note-slow.ts';
import { batchingOf, type ConsumerOptions, typesOf } from './options.ts';
import { pump } from './pump.ts';
import { traceProcessor } from './trace-process.ts';

const DEFAULT_CONCURRENCY = 16;
const RESTART_PAUSE_MS = 1000;

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
  /** Called if consuming cannot continue because of a setting; the process should end. */
  readonly onFatal: (error: Error) => void;
}

/** The participation of this process in one durable consumer on the stream of one service. */
export interface Subscription {
  readonly from: string;
  readonly durable: string;
  /** Stops taking events, completes those in progress and returns the others to the server. */
  stop(): Promise<void>;
}

/**
 * Creates the consumer if needed, waiting for its stream, and starts consuming.
 * @throws EventConfigError if the server rejects a setting; the signal's reason if it is aborted before the server
 * answers or the stream exists
 */
export async function subscribe(options: SubscriptionOptions, starting: AbortSignal): Promise<Subscription> {
  const { context, from } = options;
  const stopping = new AbortController();
  const info = await ensure(options, AbortSignal.any([starting, stopping.signal]));
  const running = keepConsuming(options, info, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) options.onFatal(error as Error);
  });
  return {
    from,
    durable: context.durable,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function keepConsuming(options: SubscriptionOptions, first: ConsumerInfo, stopping: AbortSignal): Promise<void> {
  const { context, client } = options;
  const { ackWaitMs } = context.options;
  const concurrency = context.options.concurrency ?? defaultConcurrency(context.options);
  const process = openProcessor(context);
  const onAge = (ms: number): void => {
    context.metrics.set('events_consumer_age_seconds', ms / 1000, { consumer: context.durable, from: options.from });
  };
  for (let info = first; !stopping.aborted; info = await ensure(options, stopping)) {
    const consumer = client.consumers.getConsumerFromInfo(info);
    try {
      await pump({ consumer, process, concurrency, ackWaitMs, stopping, onAge });
    } catch (error) {
      assertSettingAccepted(error, context.durable);
      context.log.error({ err: error, consumer: context.durable }, 'consumer interrupted');
    }
    if (stopping.aborted) return;
    context.log.warn({ consumer: context.durable, from: options.from }, 'restarting the consumer');
    await sleep(RESTART_PAUSE_MS, undefined, { signal: stopping }).catch(() => {});
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

function ensure(options: SubscriptionOptions, signal: AbortSignal): Promise<ConsumerInfo> {
  const { context, from, link, manager, streams } = options;
  const { durable, log } = context;
  const filters = filtersOf(options);
  const ask = async (): Promise<ConsumerInfo> => {
    await streams.open(manager, from);
    return ensureDurable(manager, { from, durable, filters, ackWaitMs: context.options.ackWaitMs });
  };
  return untilAnswered(`consumer ${durable} of ${from}`, ask, link, log, signal);
}

/** Returns the filters of the consumed types, so that the server delivers no other events. */
function filtersOf({ context, from, catalogue, link }: SubscriptionOptions): string[] {
  const types = typesOf(context.options);
  if (!hasManyFilters(link.nats)) return [commonFilter(from, types)];
  const { changesOnly } = context.options;
  const published = publishedTypes(catalogue, from);
  return exactFilters(from, types, { published, marking: markingTypes(catalogue, from), changesOnly });
}

/**
 * Asserts that the error is not a rejected setting. A bad request stays bad, and a retry would look like a consumer
 * without events.
 */
function assertSettingAccepted(error: unknown, durable: string): void {
  const code = error instanceof JetStreamError && 'code' in error ? error.code : undefined;
  if (code === 400) throw new EventConfigError(`consumer ${durable}: ${(error as Error).message}`, { cause: error });
}
