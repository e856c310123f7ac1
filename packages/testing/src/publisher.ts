import { createEvents, type DomainEvent, loadEventCatalogue } from '@bms/events';
import { connect, type Msg, headers as newHeaders } from '@nats-io/transport-node';
import { createConnection } from 'mongoose';
import { pino } from 'pino';
import { serviceMongoUrl } from './shared-mongo.ts';

/** A stub of another service that publishes its events. */
export interface Publisher {
  /** Publishes events as a write of the service does. */
  publish(...events: DomainEvent[]): Promise<void>;
  /** Publishes all events again, outside of the server's deduplication. */
  repeat(): Promise<void>;
  stop(): Promise<void>;
}

const DEDUPLICATION_HEADER = 'Nats-Msg-Id';

/**
 * Starts a stub of a service, e.g. `work`, with an outbox of its own.
 * @param mongoUrl URL of a database that no other process uses; a new one of the tests by default
 */
export async function startPublisher(service: string, natsUrl: string, mongoUrl?: string): Promise<Publisher> {
  const connection = await createConnection(mongoUrl ?? (await serviceMongoUrl(service))).asPromise();
  const onFatal = (error: Error) => {
    throw error;
  };
  const log = pino({ level: 'silent' });
  const events = createEvents({
    service,
    connection,
    nats: { url: natsUrl },
    catalogue: loadEventCatalogue(),
    log,
    onFatal,
  });
  await events.start();
  const { host, username, password } = new URL(natsUrl);
  const wire = await connect({ servers: host, user: username, pass: password });
  const published: Msg[] = [];
  wire.subscribe(`bms.${service}.>`, { callback: (_error, message) => void published.push(message) });
  await wire.flush();
  return {
    publish: (...many) => connection.transaction((session) => events.outbox.append(session, many)),
    repeat: async () => {
      // Events that a consumer has handled may still be in transit to this connection.
      await wire.flush();
      for (const { subject, data, headers } of published.splice(0)) {
        const again = newHeaders();
        for (const [name, values] of headers ?? []) if (name !== DEDUPLICATION_HEADER) again.set(name, values[0]!);
        wire.publish(subject, data, { headers: again });
      }
      await wire.flush();
    },
    stop: async () => {
      await wire.close();
      await events.stop();
      await connection.close();
    },
  };
}
