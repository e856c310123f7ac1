import { eventually, type StartedPart, startNats, testMongoUserUrl } from '@bms/testing';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { ConsumerInfo, JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import type { DomainEvent, EffectHandler, Events } from '../src/index.ts';
import { outboxRows } from '../src/outbox/rows.ts';
import { commit, connectMongo, eventsOf, watchNats } from './world.ts';

/** The publishing service crm, and for each test a consuming service billing with a database of its own. */
export interface Consuming {
  readonly server: StartedPart;
  readonly nats: NatsConnection;
  readonly manager: JetStreamManager;
  readonly billingDb: Connection;
  /** The first instance of billing; not started. */
  readonly billing: Events;
  /** Creates another instance, or another service on billing's database; not started. */
  startReplica(service?: string): Events;
  /** Commits events of crm. */
  publish(...events: DomainEvent[]): Promise<void>;
  /** Settles when all committed events of crm are in the stream. */
  relayed(): Promise<void>;
  /** Counts effects in the database, where a repeated effect is visible. */
  readonly countUp: EffectHandler;
  /** Returns the number of effects of each event. */
  effects(): Promise<number[]>;
  /** Settles when billing's consumer has no work. */
  idle(): Promise<ConsumerInfo>;
}

/** Sets up the services for tests of consumers; called once in a test file. */
export function setUpConsuming(): Consuming {
  const parts = {} as {
    server: StartedPart;
    nats: NatsConnection;
    manager: JetStreamManager;
    crmDb: Connection;
    crm: Events;
  };
  const each = {} as { billingDb: Connection; billing: Events };
  const started: Events[] = [];
  const startReplica = (service = 'billing'): Events => {
    const events = eventsOf(service, each.billingDb, parts.server.url);
    started.push(events);
    return events;
  };
  const relayed = async (): Promise<void> => {
    const unsent = () => outboxRows(parts.crmDb).countDocuments({ unsent: true });
    await eventually(unsent, (rows) => rows === 0);
  };
  const effectRows = () => each.billingDb.db!.collection<{ _id: string; effects: number }>('effects');
  beforeAll(async () => {
    parts.server = await startNats();
    Object.assign(parts, await watchNats(parts.server.url));
    parts.crmDb = await connectMongo(await testMongoUserUrl('crm'));
    parts.crm = eventsOf('crm', parts.crmDb, parts.server.url);
    await parts.crm.start();
  });
  afterAll(async () => {
    await parts.crm.stop();
    await parts.crmDb.close();
    await parts.nats.close();
    await parts.server.stop();
  });
  beforeEach(async () => {
    each.billingDb = await connectMongo(await testMongoUserUrl('billing'));
    each.billing = startReplica();
  });
  afterEach(async () => {
    // Events that the relay publishes after the purge would reach the next test.
    await relayed();
    await Promise.all(started.splice(0).map((events) => events.stop()));
    await parts.manager.consumers.delete('BMS_CRM', 'billing_clients').catch(() => {});
    await parts.manager.streams.purge('BMS_CRM');
    await each.billingDb.close();
  });
  return {
    get server() {
      return parts.server;
    },
    get nats() {
      return parts.nats;
    },
    get manager() {
      return parts.manager;
    },
    get billingDb() {
      return each.billingDb;
    },
    get billing() {
      return each.billing;
    },
    startReplica,
    relayed,
    publish: (...events) => commit(parts.crmDb, parts.crm, ...events),
    countUp: async (event, tx) => {
      const count = { $inc: { effects: 1 } };
      await effectRows().updateOne({ _id: event.id }, count, { upsert: true, session: tx.session });
    },
    effects: async () => (await effectRows().find({}).toArray()).map((row) => row.effects),
    idle: () =>
      eventually(
        () => parts.manager.consumers.info('BMS_CRM', 'billing_clients'),
        (info) => info.num_pending === 0 && info.num_ack_pending === 0,
      ),
  };
}
