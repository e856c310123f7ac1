import type { SlowWorkLog } from '@bms/telemetry';
import { jetstream } from '@nats-io/jetstream';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type Subscription, type SubscriptionOptions, subscribe } from './consumer/consumer.ts';
import { createConsumerWork } from './consumer/consumer-work.ts';
import type { ConsumerContext } from './consumer/context.ts';
import { createDeadLetters, ensureDeadLetters } from './consumer/dead-letters.ts';
import { decisionConsumer } from './consumer/decisions.ts';
import { ensureInbox } from './consumer/inbox.ts';
import { type ConsumerHooks, type ConsumerOptions, typesOf } from './consumer/options.ts';
import type { UnsubscribedConsumer } from './consumer/subscription-state.ts';
import { type EventCatalogue, findType, isPublished, notifiedTypes } from './contract/catalogue.ts';
import { durableName } from './contract/names.ts';
import { type EventsState, type Monitor, startMonitor } from './monitor.ts';
import { checkServer, connectNats, type NatsLink, type NatsServer } from './nats/connect.ts';
import { publishNotification } from './nats/publish.ts';
import { answerReports, collectReports, type ReportRequest } from './nats/reports.ts';
import { untilAnswered } from './nats/retry.ts';
import { createStreams, type Streams } from './nats/stream.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import type { RelayHooks } from './outbox/publisher.ts';
import { type Relay, startRelay } from './outbox/relay.ts';
import { ensureOutbox } from './outbox/rows.ts';
import { type DomainEvent, EventConfigError, type EventContext, type EventMetrics } from './types.ts';

export interface EventsOptions {
  /** Name of the service, e.g. `crm`. */
  readonly service: string;
  /** The service's own database, connected. */
  readonly connection: Connection;
  readonly nats: NatsServer;
  readonly catalogue: EventCatalogue;
  readonly log: Logger;
  readonly metrics?: EventMetrics;
  /** Called if an invalid setup is detected after the start; the process should end. */
  readonly onFatal: (error: Error) => void;
  readonly leaseTtlMs?: number;
  readonly leasePollMs?: number;
  readonly measureEveryMs?: number;
  /**
   * A connection to the same database for the relay, its lease and the measurements, so that they do not wait behind
   * calls for a connection of `connection`, which is the default.
   */
  readonly background?: Connection;
  /** Maximum number of concurrent transactions of effects in this process; 8 by default. */
  readonly effectsAtOnce?: number;
  /** Receives the handling of events that takes longer than its threshold. */
  readonly slowWork?: SlowWorkLog;
  /** Returns the report of this process, for which others ask over NATS; by default, it does not answer. */
  readonly report?: () => Promise<object>;
  readonly hooks?: RelayHooks & ConsumerHooks;
}

/** The events of one service, in one of its processes. */
export interface Events {
  readonly outbox: Outbox;
  /** The events of the contract. */
  readonly catalogue: Pick<EventCatalogue, 'types'>;
  /** Adds a consumer, before `start`. @throws EventConfigError if the contract does not declare what it names */
  consume(options: ConsumerOptions): void;
  /** Prepares the database, after which `outbox.append` works, with or without NATS. `start` calls it, too. */
  prepare(): Promise<void>;
  /**
   * Connects to NATS, waiting as long as necessary for the server and for the service's own stream, starts the relay and
   * the consumers, and settles once each consumer was tried; also settles if `stop` is called first. A consumer that
   * cannot subscribe is retried and named by `unsubscribed`.
   * @throws EventConfigError if a setting of the connection or of the own stream is invalid; errors of the database. The
   * process should end in both cases
   */
  start(): Promise<void>;
  /** True if NATS is available and the relay was started. */
  connected(): boolean;
  /** True if NATS rejects events because its storage is full; they wait in the outbox. */
  isStorageFull(): boolean;
  /** Returns the names of the streams that are needed and do not exist; the set-up of NATS creates them. */
  missingStreams(): readonly string[];
  /** Returns the consumers that could not subscribe and receive no events, each with the reason. */
  unsubscribed(): readonly UnsubscribedConsumer[];
  /** Returns the latest measurement of the outbox, the dead letters and the consumers. */
  state(): EventsState;
  /**
   * Asks all processes of the system for their reports.
   * @returns false if NATS is unavailable or rejects the request
   */
  collectReports(request: ReportRequest): Promise<boolean>;
  /** Publishes those of the events that are `notified` at once, best effort; call it after their commit. */
  notify(events: readonly DomainEvent[], context?: EventContext): void;
  /** Completes the work in progress and disconnects. */
  stop(): Promise<void>;
}

const noMetrics: EventMetrics = { set: () => {}, increment: () => {} };

interface Running {
  readonly link: NatsLink;
  readonly relay: Relay;
  readonly subscriptions: readonly Subscription[];
  readonly monitor: Monitor;
}

/** Creates the events of one process; it reads and sends nothing before `start`. */
export function createEvents(options: EventsOptions): Events {
  const { service, connection, catalogue, log } = options;
  const outbox = createOutbox(connection, service, catalogue);
  const deadLetters = createDeadLetters(connection, outbox);
  const contexts: ConsumerContext[] = [];
  const stopping = new AbortController();
  const streams = createStreams(log);
  let starting: Promise<Running> | undefined;
  let running: Running | undefined;
  const notified = new Set(notifiedTypes(catalogue, service));
  const work = createConsumerWork(options.effectsAtOnce);
  const { metrics = noMetrics, slowWork } = options;
  const base = { connection, codec: catalogue, outbox, deadLetters, work, log, metrics, slowWork };
  const add = (consumer: ConsumerOptions): void => {
    const durable = durableName(service, consumer.name);
    if (contexts.some((other) => other.durable === durable))
      throw new EventConfigError(`two consumers are called ${durable}`);
    if (starting) throw new EventConfigError(`${durable} comes after the start and would consume nothing`);
    assertConsumable(catalogue, consumer);
    contexts.push({ ...base, options: consumer, durable, hooks: options.hooks });
  };
  return {
    outbox,
    catalogue,
    consume: add,
    prepare: () => prepare(connection),
    start: async () => {
      try {
        await prepare(connection);
        if (contexts.length > 0) add(decisionConsumer(deadLetters, [...contexts], log));
        starting = startAll(options, base.metrics, contexts, streams, stopping.signal);
        running = await starting;
        await Promise.all(running.subscriptions.map(({ attempted }) => attempted));
      } catch (error) {
        if (!stopping.signal.aborted) throw error;
      }
    },
    connected: () => running?.link.up() ?? false,
    isStorageFull: () => running?.relay.isStorageFull() ?? false,
    missingStreams: streams.missing,
    unsubscribed: () => running?.subscriptions.flatMap((subscription) => subscription.unsubscribed() ?? []) ?? [],
    state: () => running?.monitor.latest() ?? { consumers: [] },
    collectReports: async (request) => {
      if (!running?.link.up()) return false;
      try {
        await collectReports(running.link.nats, request);
        return true;
      } catch (error) {
        log.warn({ err: error }, 'the processes cannot be asked for their reports');
        return false;
      }
    },
    notify: (events, context) => {
      for (const event of events)
        if (running && notified.has(event.type)) {
          publishNotification(running.link.nats, service, catalogue, event, context);
        }
    },
    stop: async () => {
      stopping.abort(new Error('the service stops'));
      await starting?.then(stopAll, () => {});
    },
  };
}

async function prepare(connection: Connection): Promise<void> {
  await ensureOutbox(connection);
  await ensureInbox(connection);
  await ensureDeadLetters(connection);
}

async function startAll(
  options: EventsOptions,
  metrics: EventMetrics,
  contexts: readonly ConsumerContext[],
  streams: Streams,
  stopping: AbortSignal,
): Promise<Running> {
  const { service, catalogue, log, onFatal, report } = options;
  const connection = options.background ?? options.connection;
  const link = await connectNats({ ...options.nats, name: service, log, signal: stopping });
  const { nats } = link;
  try {
    if (report) answerReports(nats, report, log);
    checkServer(nats);
    const client = jetstream(nats);
    const manager = await client.jetstreamManager(false);
    const ownStream = () => streams.open(manager, service);
    await untilAnswered(`the stream of ${service}`, ownStream, link, log, stopping);
    const relay = startRelay({ ...options, connection, link, streams });
    const subscriptions = subscribeAll(contexts, { catalogue, link, client, manager, streams, onFatal });
    const monitor = { connection, manager, relay, subscriptions, metrics, log, everyMs: options.measureEveryMs };
    link.onEnd((error) => stopping.aborted || onFatal(error));
    return { link, relay, subscriptions, monitor: startMonitor(monitor) };
  } catch (error) {
    await nats.close();
    throw error;
  }
}

function subscribeAll(
  contexts: readonly ConsumerContext[],
  server: Omit<SubscriptionOptions, 'context' | 'from'>,
): Subscription[] {
  return contexts.flatMap((context) =>
    [context.options.from].flat().map((from) => subscribe({ ...server, context, from })),
  );
}

async function stopAll({ link, relay, subscriptions, monitor }: Running): Promise<void> {
  monitor.end();
  await Promise.all(subscriptions.map((subscription) => subscription.stop()));
  await relay.stop();
  await link.leave();
}

function assertConsumable(catalogue: EventCatalogue, consumer: ConsumerOptions): void {
  if ((consumer.concurrency ?? 1) < 1) throw new EventConfigError(`${consumer.name} has a concurrency below 1`);
  const types = typesOf(consumer);
  if (types.length === 0) throw new EventConfigError(`${consumer.name} names no type of event`);
  const services = [consumer.from].flat();
  for (const type of types.filter((name) => name !== '*')) assertPublished(catalogue, services, type);
  if (types.includes('*')) return;
  // A service that publishes none of the types is misspelt or superfluous.
  for (const service of services)
    if (!types.some((type) => isPublished(catalogue, service, type))) findType(catalogue, service, types[0]!);
}

function assertPublished(catalogue: EventCatalogue, services: readonly string[], type: string): void {
  if (services.some((service) => isPublished(catalogue, service, type))) return;
  throw new EventConfigError(`no proto declares that ${services.join(' or ')} publishes "${type}"`);
}
