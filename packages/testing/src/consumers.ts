import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

/** The state of a durable consumer. */
export interface ConsumerState {
  /** E.g. `BMS_CRM`. */
  readonly stream: string;
  /** E.g. `billing_clients`: the service and a name. */
  readonly name: string;
  /** The number of events that were not delivered yet. */
  readonly undelivered: number;
  /** The number of events that were delivered and not acknowledged. */
  readonly unacknowledged: number;
  /** The subjects of the events that it receives. */
  readonly filters: readonly string[];
}

/** Access to the consumers of a NATS server. */
export interface Consumers {
  /** Returns the consumers of a stream, by default of all streams. */
  list(stream?: string): Promise<ConsumerState[]>;
  /** Returns the number of events that consumers have not yet acknowledged, over all streams. */
  pending(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Connects to a NATS server, and again whenever the connection is lost.
 * @param url the address of a user who may read all streams
 */
export async function openConsumers(url: string): Promise<Consumers> {
  const { protocol, host, username: user, password: pass } = new URL(url);
  const servers = `${protocol}//${host}`;
  const connection = await connect({ servers, user, pass, maxReconnectAttempts: -1, reconnectTimeWait: 200 });
  const manager = await jetstreamManager(connection);
  const list = async (stream?: string) => consumersOf(manager, stream ? [stream] : await streamsOf(manager));
  return {
    list,
    pending: async () =>
      (await list()).reduce((total, { undelivered, unacknowledged }) => total + undelivered + unacknowledged, 0),
    close: () => connection.close(),
  };
}

async function streamsOf(manager: JetStreamManager): Promise<string[]> {
  const names: string[] = [];
  for await (const { config } of manager.streams.list()) names.push(config.name);
  return names;
}

async function consumersOf(manager: JetStreamManager, streams: readonly string[]): Promise<ConsumerState[]> {
  const found: ConsumerState[] = [];
  for (const stream of streams)
    for await (const { name, num_pending, num_ack_pending, config } of manager.consumers.list(stream)) {
      const filters = config.filter_subjects ?? [config.filter_subject ?? '>'];
      found.push({ stream, name, undelivered: num_pending, unacknowledged: num_ack_pending, filters });
    }
  return found;
}
