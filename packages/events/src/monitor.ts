import type { ConsumerInfo, JetStreamManager } from '@nats-io/jetstream';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Subscription } from './consumer/consumer.ts';
import { countDeadLetters } from './consumer/dead-letters.ts';
import { streamName } from './contract/names.ts';
import type { LeaderElection } from './leader/leader-election.ts';
import { unsentBacklog } from './outbox/rows.ts';
import type { EventMetrics } from './types.ts';

const MEASURE_EVERY_MS = 10_000;
/** Waiting time of an unpublished event from which an error is logged. */
const UNSENT_ALARM_SECONDS = 30;
/** Time without progress from which a consumer with work is logged as an error. */
const STALLED_ALARM_SECONDS = 60;

export interface MonitorOptions {
  readonly connection: Connection;
  readonly manager: JetStreamManager;
  readonly relay: LeaderElection;
  readonly subscriptions: readonly Subscription[];
  readonly metrics: EventMetrics;
  readonly log: Logger;
  readonly everyMs?: number;
}

/** The outbox of a service. */
interface OutboxState {
  /** The number of events that are not published yet. */
  readonly unsent: number;
  /** The age of the oldest of them, in seconds. */
  readonly oldestSeconds: number;
  /** True if this process publishes them. */
  readonly isLeader: boolean;
}

/** The lag of a consumer. */
export interface ConsumerLag {
  readonly consumer: string;
  /** Service that publishes the events. */
  readonly from: string;
  readonly pending: number;
  readonly unacknowledged: number;
  /** Time with events and without progress, in seconds. */
  readonly stalledSeconds: number;
}

/** The latest measurement of the events of a service; what is not measured yet is missing. */
export interface EventsState {
  readonly outbox?: OutboxState;
  /** The number of events that the consumers of the service gave up on. */
  readonly deadLetters?: number;
  readonly consumers: readonly ConsumerLag[];
}

/** The measurement of the events of a process. */
export interface Monitor {
  latest(): EventsState;
  end(): void;
}

/** Measures the backlog at once and at intervals, and logs an error if it waits too long. */
export function startMonitor(options: MonitorOptions): Monitor {
  const stalls = options.subscriptions.map((subscription) => watchStall(subscription));
  const lags = new Map<Stall, ConsumerLag>();
  let outbox: Omit<OutboxState, 'isLeader'> | undefined;
  let deadLetters: number | undefined;
  const measure = async (): Promise<void> => {
    options.metrics.set('events_relay_leader', options.relay.leads() ? 1 : 0);
    outbox = await measureOutbox(options);
    deadLetters = await measureDeadLetters(options);
    for (const stall of stalls) {
      // The server may not have a consumer that is not subscribed.
      if (stall.subscription.isSubscribed()) lags.set(stall, await measureConsumer(options, stall));
      else lags.delete(stall);
    }
  };
  let isEnded = false;
  const run = (): void => {
    if (isEnded) return;
    // Another process reports the part that is unavailable.
    measure().catch((error: unknown) => options.log.debug({ err: error }, 'measuring the backlog failed'));
  };
  run();
  void Promise.all(options.subscriptions.map(({ attempted }) => attempted)).then(run);
  const timer = setInterval(run, options.everyMs ?? MEASURE_EVERY_MS);
  return {
    latest: () => ({
      ...(outbox && { outbox: { ...outbox, isLeader: options.relay.leads() } }),
      ...(deadLetters !== undefined && { deadLetters }),
      consumers: [...lags.values()],
    }),
    end: () => {
      isEnded = true;
      clearInterval(timer);
    },
  };
}

async function measureOutbox({ connection, metrics, log }: MonitorOptions): Promise<Omit<OutboxState, 'isLeader'>> {
  const { rows, oldestAt } = await unsentBacklog(connection);
  const oldest = oldestAt ? Math.max(0, (Date.now() - oldestAt.getTime()) / 1000) : 0;
  metrics.set('events_outbox_unsent', rows);
  metrics.set('events_outbox_oldest_unsent_seconds', oldest);
  if (oldest > UNSENT_ALARM_SECONDS)
    log.error({ rows, oldestSeconds: oldest }, 'unpublished events pile up in the outbox');
  return { unsent: rows, oldestSeconds: oldest };
}

async function measureDeadLetters({ connection, metrics }: MonitorOptions): Promise<number> {
  const count = await countDeadLetters(connection);
  metrics.set('events_dead_letters', count);
  return count;
}

interface Stall {
  readonly subscription: Subscription;
  /** Returns the seconds for which the consumer has had work without progress. */
  seconds(info: ConsumerInfo): number;
}

function watchStall(subscription: Subscription): Stall {
  let floor = -1;
  let movedAt = performance.now();
  return {
    subscription,
    seconds: (info) => {
      const idle = info.num_pending === 0 && info.num_ack_pending === 0;
      if (idle || info.ack_floor.stream_seq !== floor) movedAt = performance.now();
      floor = info.ack_floor.stream_seq;
      return (performance.now() - movedAt) / 1000;
    },
  };
}

async function measureConsumer({ manager, metrics, log }: MonitorOptions, stall: Stall): Promise<ConsumerLag> {
  const { from, durable } = stall.subscription;
  const info = await manager.consumers.info(streamName(from), durable);
  const stalled = stall.seconds(info);
  const labels = { consumer: durable, from };
  metrics.set('events_consumer_pending', info.num_pending, labels);
  metrics.set('events_consumer_unacknowledged', info.num_ack_pending, labels);
  metrics.set('events_consumer_stalled_seconds', stalled, labels);
  if (stalled > STALLED_ALARM_SECONDS) {
    log.error({ ...labels, pending: info.num_pending, stalledSeconds: stalled }, 'consumer stalled');
  }
  return { ...labels, pending: info.num_pending, unacknowledged: info.num_ack_pending, stalledSeconds: stalled };
}
