import type { ProtoSource } from '@bms/contracts';
import { createEvents, type EventMetrics, type Events, loadEventCatalogue } from '@bms/events';
import { Counter, Gauge, type Registry } from '@prometheus-io/client';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';

/** What the events of a process are made of. */
interface EventParts {
  readonly service: string;
  readonly db: Connection;
  readonly natsUrl: string;
  readonly protos: ProtoSource | undefined;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly onFatal: (error: Error) => void;
}

/** The events of a process, with the outbox ready to be written to; NATS may still be away. */
export async function prepareEvents({ db, metrics, protos, ...parts }: EventParts): Promise<Events> {
  const catalogue = loadEventCatalogue(protos);
  const events = createEvents({ ...parts, connection: db, catalogue, metrics: eventMetrics(metrics) });
  await events.prepare();
  return events;
}

/**
 * Starts relay and consumers without waiting for NATS: what is written meanwhile stays in the outbox.
 * @param onFatal told when they cannot be started: a process without them looks well and tells nobody anything
 */
export function startEvents(events: Pick<Events, 'start'>, onFatal: (error: Error) => void): void {
  events.start().catch(onFatal);
}

/** The measurements of the events as metrics of the process; each is made when its first value comes. */
function eventMetrics(registry: Registry): EventMetrics {
  const gauges = new Map<string, Gauge<string>>();
  const counters = new Map<string, Counter<string>>();
  const shape = (name: string, labels: object) => ({
    name: `bms_${name}`,
    help: name.replaceAll('_', ' '),
    labelNames: Object.keys(labels),
    registers: [registry],
  });
  return {
    set: (name, value, labels = {}) => {
      const gauge = gauges.get(name) ?? new Gauge(shape(name, labels));
      gauges.set(name, gauge);
      gauge.set(labels, value);
    },
    increment: (name, labels = {}) => {
      const counter = counters.get(name) ?? new Counter(shape(name, labels));
      counters.set(name, counter);
      counter.inc(labels);
    },
  };
}
