import type { ProcessSource } from '../processes/sources.ts';

/** The subjects that a NATS user may publish and subscribe to; the server rejects all others. */
export interface NatsPermissions {
  /** It may also send one response to each request that it receives. */
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
}

/** The parts of a process that its permissions follow from. */
type Permitted = Pick<ProcessSource, 'name' | 'consumes' | 'hears'>;

/** The service whose decisions about dead letters all services carry out, and the consumer with which they do. */
const DECIDES = 'activity';
const DECISIONS = 'dead_letters';
/** The service that may ask all processes for their reports. */
const COLLECTS = 'activity';
/** The subject of those requests, as in packages/events. */
const REPORTS = 'bms_system.report';
/** The scope of a consumer with several filters, and the key of consumers on the streams of all services. */
const ALL = '*';

/** The NATS user of the set-up, as in packages/events. */
export const NATS_SETUP_USER = 'setup';

/**
 * Returns the NATS permissions of a process. A service publishes its own events, reads its own stream, and uses the
 * consumers in `bms.consumes` of its package.json. A process with `bms.hears` and without `bms.consumes` only subscribes
 * to those events and notifications. Every process is asked for its report, by activity alone. No process may create,
 * update, delete or purge a stream, or use the consumer of another.
 * @see docs/adr/0185-permissions-on-nats.md
 */
export function natsPermissions({ name, consumes, hears }: Permitted): NatsPermissions {
  const heard = hears.flatMap((event) => [`bms.${event}.>`, `bms_news.${event}.>`]);
  const subscribe = [inboxOf(name), REPORTS, ...heard];
  if (hears.length > 0 && Object.keys(consumes).length === 0) return { publish: [], subscribe };
  return {
    publish: [
      `bms.${name}.>`,
      `bms_news.${name}.>`,
      ...publishing(streamOf(name)),
      ...consumersOf(name, consumes).flatMap((consumer) => consuming(consumer)),
      ...(name === COLLECTS ? [REPORTS] : []),
    ],
    subscribe,
  };
}

/** Returns the permissions of the set-up, which alone may create and update the streams of these services. */
export function natsSetupPermissions(services: readonly string[]): NatsPermissions {
  const managed = services.flatMap((service) =>
    ['INFO', 'CREATE', 'UPDATE'].map((request) => `$JS.API.STREAM.${request}.${streamOf(service)}`),
  );
  return { publish: managed, subscribe: [inboxOf(NATS_SETUP_USER)] };
}

/** A durable consumer on the stream of a service. */
interface DurableConsumer {
  /** The publishing service; `*` for all. */
  readonly from: string;
  readonly durable: string;
  /** The type or resource of its only filter; `*` if it has several. */
  readonly scope: string;
}

function consumersOf(name: string, consumes: Permitted['consumes']): DurableConsumer[] {
  const declared = Object.entries(consumes).flatMap(([from, own]) =>
    Object.entries(own).map(([consumer, scope]) => ({ from, durable: `${name}_${consumer}`, scope })),
  );
  return [...declared, { from: DECIDES, durable: `${name}_${DECISIONS}`, scope: ALL }];
}

/** The name of a service's stream, as in packages/events. */
const streamOf = (service: string): string => `BMS_${service.toUpperCase()}`;

/** The reply subjects of a process, as in packages/events; no other process may subscribe to them. */
const inboxOf = (name: string): string => `_INBOX_${name}.>`;

/** The JetStream API subjects of a stream's publisher: its state, its messages and the lag of its consumers. */
const publishing = (stream: string): string[] => [
  `$JS.API.STREAM.INFO.${stream}`,
  `$JS.API.STREAM.MSG.GET.${stream}`,
  `$JS.API.CONSUMER.LIST.${stream}`,
];

/**
 * The JetStream API subjects of one consumer. A single filter is part of the subject that creates or updates it; several
 * ones are only in the request, so that the server cannot restrict them.
 */
function consuming({ from, durable, scope }: DurableConsumer): string[] {
  const stream = from === ALL ? ALL : streamOf(from);
  const create = `$JS.API.CONSUMER.CREATE.${stream}.${durable}`;
  return [
    `$JS.API.STREAM.INFO.${stream}`,
    ...(scope === ALL
      ? [`${create}.>`, `$JS.API.CONSUMER.DURABLE.CREATE.${stream}.${durable}`]
      : [`${create}.bms.${from}.${scope}.>`]),
    `$JS.API.CONSUMER.INFO.${stream}.${durable}`,
    `$JS.API.CONSUMER.MSG.NEXT.${stream}.${durable}`,
    `$JS.ACK.${stream}.${durable}.>`,
    // With domain and account tokens, as in newer servers.
    `$JS.ACK.*.*.${stream}.${durable}.>`,
  ];
}
