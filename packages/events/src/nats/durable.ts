import {
  AckPolicy,
  type ConsumerConfig,
  type ConsumerInfo,
  DeliverPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  ReplayPolicy,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { streamName } from '../contract/names.ts';
import { EventConfigError } from '../types.ts';

/**
 * Time after which an unacknowledged event is redelivered (milliseconds); a running handler extends it. If a process is
 * frozen for longer, its events are handled twice, but their effects are committed once.
 */
export const ACK_WAIT_MS = 4000;
/**
 * Maximum number of unacknowledged events. It includes those that wait for a retry, so an unavailable dependency must
 * not exhaust it at once.
 */
const MAX_UNACKNOWLEDGED = 5000;

export interface DurableOptions {
  /** Service whose events are consumed. */
  readonly from: string;
  /** Name of the durable consumer, the same for every instance of the consuming service. */
  readonly durable: string;
  /** The subjects of the events that it receives; they must not overlap. */
  readonly filters: readonly string[];
  readonly ackWaitMs?: number;
}

/**
 * Creates or updates the durable consumer.
 * @throws EventConfigError if one of that name has incompatible settings
 */
export async function ensureDurable(manager: JetStreamManager, options: DurableOptions): Promise<ConsumerInfo> {
  const stream = streamName(options.from);
  const wanted = configOf(options);
  const found = await findDurable(manager, stream, options.durable);
  if (!found) return manager.consumers.add(stream, wanted);
  assertCompatibleConsumer(options.durable, wanted, found.config);
  if (!differs(wanted, found.config)) return found;
  const { ack_wait, max_deliver, max_ack_pending, description } = wanted;
  const changes = { ack_wait, max_deliver, max_ack_pending, description, ...NO_FILTER, ...filterOf(options.filters) };
  return manager.consumers.update(stream, options.durable, changes);
}

/** Removes the filters of a consumer: the update is merged with its settings, and the server rejects both kinds at once. */
const NO_FILTER = { filter_subject: undefined, filter_subjects: undefined } as const;

/** Returns the setting of the filters; a single one in the form that every server accepts. */
const filterOf = (filters: readonly string[]) =>
  filters.length === 1 ? { filter_subject: filters[0]! } : { filter_subjects: [...filters] };

function configOf({ durable, filters, ackWaitMs = ACK_WAIT_MS }: DurableOptions): Partial<ConsumerConfig> {
  return {
    durable_name: durable,
    description: `Shared by every copy of the consuming service`,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    replay_policy: ReplayPolicy.Instant,
    ...filterOf(filters),
    ack_wait: nanos(ackWaitMs),
    max_ack_pending: MAX_UNACKNOWLEDGED,
    // Attempts are counted in the consumer's database: the server would also count deliveries while the database was
    // unavailable.
    max_deliver: -1,
  };
}

async function findDurable(
  manager: JetStreamManager,
  stream: string,
  durable: string,
): Promise<ConsumerInfo | undefined> {
  try {
    return await manager.consumers.info(stream, durable);
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.ConsumerNotFound) return undefined;
    throw error;
  }
}

function assertCompatibleConsumer(durable: string, wanted: Partial<ConsumerConfig>, existing: ConsumerConfig): void {
  if (existing.deliver_subject)
    throw new EventConfigError(`the consumer ${durable} is a push consumer; it must be a pull one`);
  const fixed = ['ack_policy', 'deliver_policy', 'replay_policy'] as const;
  const other = fixed.find((key) => wanted[key] !== existing[key]);
  if (other)
    throw new EventConfigError(
      `the consumer ${durable} has ${other} "${existing[other]}" where "${wanted[other]}" is needed`,
    );
}

function differs(wanted: Partial<ConsumerConfig>, found: ConsumerConfig): boolean {
  const changeable = ['ack_wait', 'max_deliver', 'max_ack_pending'] as const;
  return filterTextOf(wanted) !== filterTextOf(found) || changeable.some((key) => wanted[key] !== found[key]);
}

const filterTextOf = ({ filter_subject, filter_subjects }: Partial<ConsumerConfig>): string =>
  [...(filter_subjects ?? [filter_subject ?? ''])].sort().join(' ');
