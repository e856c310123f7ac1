import type { ProcessSource } from '../processes/sources.ts';

/** The subjects that a NATS user may publish and subscribe to; the server rejects all others. */
export interface NatsPermissions {
  /** It may also send one response to each request that it receives. */
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
}

/** The service whose decisions about dead letters all services carry out. */
const DECIDES = 'activity';
/** The service that may ask all processes for their reports. */
const COLLECTS = 'activity';
/** The subject of those requests, as in packages/events. */
const REPORTS = 'bms_system.report';

/**
 * Returns the NATS permissions of a process. A service publishes its own events, manages its own stream, and reads the
 * streams named in `bms.consumes` of its package.json (`*` for all). A process with `bms.hears` and without
 * `bms.consumes` only subscribes to those events and notifications. Every process is asked for its report, by activity
 * alone. No process may delete or purge in JetStream.
 * @see docs/adr/0185-permissions-on-nats.md
 */
export function natsPermissions({
  name,
  consumes,
  hears,
}: Pick<ProcessSource, 'name' | 'consumes' | 'hears'>): NatsPermissions {
  const heard = hears.flatMap((event) => [`bms.${event}.>`, `bms_news.${event}.>`]);
  if (hears.length > 0 && consumes.length === 0) return { publish: [], subscribe: [...heard, REPORTS, inboxOf(name)] };
  const read = consumes.includes('*') ? ['*'] : [...new Set([name, DECIDES, ...consumes])].map(streamOf);
  return {
    publish: [
      `bms.${name}.>`,
      `bms_news.${name}.>`,
      '$JS.API.INFO',
      ...keeping(streamOf(name)),
      ...read.flatMap(reading),
      ...(name === COLLECTS ? [REPORTS] : []),
    ],
    subscribe: [inboxOf(name), REPORTS, ...heard],
  };
}

/** The name of a service's stream, as in packages/events. */
const streamOf = (service: string): string => `BMS_${service.toUpperCase()}`;

/** The reply subjects of a process, as in packages/events; no other process may subscribe to them. */
const inboxOf = (name: string): string => `_INBOX_${name}.>`;

/** The JetStream API subjects of a stream's owner. */
const keeping = (stream: string): string[] => [
  `$JS.API.STREAM.INFO.${stream}`,
  `$JS.API.STREAM.CREATE.${stream}`,
  `$JS.API.STREAM.UPDATE.${stream}`,
  `$JS.API.CONSUMER.LIST.${stream}`,
  `$JS.API.STREAM.MSG.GET.${stream}`,
  `$JS.API.DIRECT.GET.${stream}`,
  `$JS.API.DIRECT.GET.${stream}.>`,
];

/** The JetStream API subjects of a stream's consumer, which creates the stream if it starts before the owner. */
const reading = (stream: string): string[] => [
  `$JS.API.STREAM.INFO.${stream}`,
  `$JS.API.STREAM.CREATE.${stream}`,
  `$JS.API.CONSUMER.CREATE.${stream}.>`,
  `$JS.API.CONSUMER.DURABLE.CREATE.${stream}.*`,
  `$JS.API.CONSUMER.INFO.${stream}.*`,
  `$JS.API.CONSUMER.MSG.NEXT.${stream}.*`,
  `$JS.ACK.${stream}.>`,
  // With domain and account tokens, as in newer servers.
  `$JS.ACK.*.*.${stream}.>`,
];
