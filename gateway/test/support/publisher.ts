import { connect } from '@nats-io/transport-node';

/** Publishes to the NATS server of a test, like identity's relay. */
export interface Publisher {
  /** @param subject e.g. `bms.identity.role.updated.5` */
  publish(subject: string): Promise<void>;
  close(): Promise<void>;
}

export async function publisherTo(url: string): Promise<Publisher> {
  const { host, username, password } = new URL(url);
  const connection = await connect({
    servers: host,
    user: username,
    pass: password,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
  });
  return {
    publish: async (subject) => {
      connection.publish(subject);
      await connection.flush();
    },
    close: () => connection.close(),
  };
}
