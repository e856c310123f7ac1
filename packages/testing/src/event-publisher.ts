import { createEvents, type DomainEvent, type Events, loadEventCatalogue } from '@bms/events';
import { type Connection, createConnection } from 'mongoose';
import { pino } from 'pino';
import { testMongoUserUrl } from './shared-mongo.ts';

/** Publishes real events as a service that the test does not start itself. */
export interface EventPublisher {
  publish(event: DomainEvent): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts an event publisher.
 * @param service the service that the events belong to, e.g. `crm`; its outbox gets its own database
 */
export async function startEventPublisher(service: string, natsUrl: string): Promise<EventPublisher> {
  const connection = await createConnection(await testMongoUserUrl(service), { bufferCommands: false }).asPromise();
  const onFatal = (error: Error) => {
    throw error;
  };
  const log = pino({ level: 'silent' });
  const events = createEvents({ service, connection, natsUrl, catalogue: loadEventCatalogue(), log, onFatal });
  await events.start();
  return {
    publish: (event) => emit(connection, events, event),
    stop: async () => {
      await events.stop();
      await connection.close();
    },
  };
}

async function emit(db: Connection, { outbox }: Events, event: DomainEvent): Promise<void> {
  const session = await db.startSession();
  await session.withTransaction(() => outbox.append(session, [event]), { writeConcern: { w: 'majority' } });
  await session.endSession();
}
