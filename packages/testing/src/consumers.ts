import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

/** Access to the consumers of a NATS server. */
export interface Consumers {
  /** Returns the number of events that consumers have not yet acknowledged, over all streams. */
  pending(): Promise<number>;
  close(): Promise<void>;
}

/** Connects to a NATS server. @param url the address of a user who may read all streams */
export async function openConsumers(url: string): Promise<Consumers> {
  const { protocol, host, username: user, password: pass } = new URL(url);
  const connection = await connect({ servers: `${protocol}//${host}`, user, pass });
  const manager = await jetstreamManager(connection);
  return {
    pending: async () => {
      let pending = 0;
      for await (const { config } of manager.streams.list())
        for await (const consumer of manager.consumers.list(config.name))
          pending += consumer.num_pending + consumer.num_ack_pending;
      return pending;
    },
    close: () => connection.close(),
  };
}
