import type { ProtoSource } from '@bms/contracts';
import {
  createEvents,
  type EventMetrics,
  type Events,
  eventCounters,
  eventGauges,
  loadEventCatalogue,
  type NatsServer,
} from '@bms/events';
import type { SlowWorkLog } from '@bms/telemetry';
import { Counter, Gauge, type Registry } from '@prometheus-io/client';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';

/** Dependencies of a process's events. */
interface EventDeps {
  readonly service: string;
  readonly db: Connection;
  /** A separate connection pool to the same database, for background work. */
  readonly background: Connection;
  readonly nats: NatsServer;
  readonly effectsAtOnce: number;
  readonly protos: ProtoSource | undefined;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly slowWork: SlowWorkLog;
  /** Returns the report of this process. */
  readonly report: () => Promise<object>;
  readonly onFatal: (error: Error) => void;
}

/** Creates the events of a process and prepares the outbox; NATS may still be unavailable. */
export async function prepareEvents({ db, metrics, protos, ...deps }: EventDeps): Promise<Events> {
  const catalogue = loadEventCatalogue(protos);
  const events = createEvents({ ...deps, connection: db, catalogue, metrics: eventMetrics(metrics) });
  await events.prepare();
  return events;
}

/**
 * Starts the relay and the consumers without waiting for NATS; events written meanwhile stay in the outbox.
 * @param onFatal called when they cannot be started: without them the process looks healthy but publishes nothing
 */
export function startEvents(events: Pick<Events, 'start'>, onFatal: (error: Error) => void): void {
  events.start().catch(onFatal);
}

/** Exposes the measurements of the events as Prometheus metrics. */
function eventMetrics(registry: Registry): EventMetrics {
  const registers = [registry];
  const gauges = new Map<string, Gauge<string>>();
  const counters = new Map<string, Counter<string>>();
  for (const [name, { help, labels: labelNames }] of Object.entries(eventGauges))
    gauges.set(name, new Gauge({ name: `bms_${name}`, help, labelNames, registers }));
  for (const [name, { help, labels: labelNames }] of Object.entries(eventCounters))
    counters.set(name, new Counter({ name: `bms_${name}`, help, labelNames, registers }));
  return {
    set: (name, value, labels = {}) => gauges.get(name)!.set(labels, value),
    increment: (name, labels = {}) => counters.get(name)!.inc(labels),
  };
}
