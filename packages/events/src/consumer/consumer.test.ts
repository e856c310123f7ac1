import { type StartedPart, startNats, testMongoUserUrl } from '@bms/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AckPolicy, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import { clientEvent, commit, connectMongo, eventsOf, eventually, streamOf, watchNats } from '../../test/world.ts';
import type { DeadLetterRow } from '../dead-letters/dead-letters.ts';
import { EventConfigError, type Events, type ReceivedEvent, UnprocessableEvent } from '../index.ts';
import type { EffectHandler } from './options.ts';

let server: StartedPart;
let nats: NatsConnection;
let manager: JetStreamManager;
let crmDb: Connection;
let billingDb: Connection;
let crm: Events;
let billing: Events;
const started: Events[] = [];

beforeAll(async () => {
  server = await startNats();
  ({ nats, manager } = await watchNats(server.url));
  crmDb = await connectMongo(await testMongoUserUrl('crm'));
  crm = eventsOf('crm', crmDb, server.url);
  await crm.start();
});
afterAll(async () => {
  await crm.stop();
  await crmDb.close();
  await nats.close();
  await server.stop();
});
beforeEach(async () => {
  billingDb = await connectMongo(await testMongoUserUrl('billing'));
  billing = billingCopy();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((events) => events.stop()));
  await manager.consumers.delete('BMS_CRM', 'billing_clients').catch(() => {});
  await manager.streams.purge('BMS_CRM');
  await billingDb.close();
});

function billingCopy(): Events {
  const events = eventsOf('billing', billingDb, server.url);
  started.push(events);
  return events;
}

/** Counts in the database, which two runs of one effect would show. */
const countUp: EffectHandler = async (event, tx) => {
  const count = { $inc: { effects: 1 } };
  await billingDb
    .db!.collection<{ _id: string }>('effects')
    .updateOne({ _id: event.id }, count, { upsert: true, session: tx.session });
};
const effects = async (): Promise<number[]> => {
  const rows = await billingDb.db!.collection('effects').find({}).toArray();
  return rows.map((row) => Number(row['effects']));
};
const idle = () =>
  eventually(
    () => manager.consumers.info('BMS_CRM', 'billing_clients'),
    (info) => info.num_pending === 0 && info.num_ack_pending === 0,
  );

describe('a consumer', () => {
  test('gets events with their attributes and data', async () => {
    const seen: ReceivedEvent[] = [];
    billing.consume({
      name: 'clients',
      from: 'crm',
      effects: { 'client.created': async (event) => void seen.push(event) },
    });
    await billing.start();
    await commit(crmDb, crm, clientEvent(5, 1));
    await eventually(
      () => seen.length,
      (length) => length === 1,
    );
    expect(seen[0]).toMatchObject({
      ...clientEvent(5, 1),
      service: 'crm',
      id: expect.any(String),
      occurredAt: expect.any(Date),
    });
  });

  test('shares the work with the other copies of its service, each effect once', async () => {
    const handled = [0, 0];
    const copies = [billing, billingCopy()];
    for (const [index, copy] of copies.entries()) {
      const effect: EffectHandler = async (event, tx) => {
        handled[index]! += 1;
        await countUp(event, tx);
      };
      copy.consume({ name: 'clients', from: 'crm', effects: { 'client.created': effect }, concurrency: 4 });
    }
    await Promise.all(copies.map((copy) => copy.start()));
    await commit(crmDb, crm, ...Array.from({ length: 100 }, (_, index) => clientEvent(index + 1, 1)));
    await eventually(effects, (all) => all.length === 100);
    expect(await effects()).toEqual(Array(100).fill(1));
    expect(Math.min(...handled)).toBeGreaterThan(0);
  });

  test('has no second effect when an event comes again', async () => {
    let runs = 0;
    const effect: EffectHandler = async (event, tx) => {
      runs += 1;
      await countUp(event, tx);
    };
    billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': effect } });
    await billing.start();
    await commit(crmDb, crm, clientEvent(1, 1));
    await eventually(effects, (all) => all.length === 1);
    await idle();
    const { header, data, subject } = (await manager.streams.getMessage('BMS_CRM', {
      last_by_subj: 'bms.crm.client.created.1',
    }))!;
    header.delete('Nats-Msg-Id');
    nats.publish(subject, data, { headers: header });
    await commit(crmDb, crm, clientEvent(2, 1));
    await eventually(effects, (all) => all.length === 2);
    await idle();
    expect(await effects()).toEqual([1, 1]);
    expect(runs).toBe(2);
  });

  test('keeps nothing of an effect that failed, and tries it again', async () => {
    let runs = 0;
    const effect: EffectHandler = async (event, tx) => {
      await countUp(event, tx);
      tx.emit(clientEvent(99, 1));
      runs += 1;
      if (runs < 3) throw new Error('not yet');
    };
    const settings = { name: 'clients', from: 'crm', backoffMs: [10, 10, 10] } as const;
    const again = eventsOf('crm', billingDb, server.url);
    again.consume({ ...settings, effects: { 'client.created': effect } });
    started.push(again);
    await again.start();
    await commit(crmDb, crm, clientEvent(1, 1));
    await eventually(effects, (all) => all.includes(1));
    expect(runs).toBeGreaterThanOrEqual(3);
    expect(await billingDb.db!.collection('outbox').countDocuments({})).toBeGreaterThan(0);
    await again.stop();
    await manager.consumers.delete('BMS_CRM', 'crm_clients');
  });

  test('leaves alone what it does not name', async () => {
    billing.consume({
      name: 'clients',
      from: 'crm',
      effects: { 'client.created': countUp, 'client.deleted': countUp },
    });
    await billing.start();
    await commit(crmDb, crm, clientEvent(1, 1), clientEvent(1, 2), clientEvent(1, 3, 'deleted'));
    await eventually(effects, (all) => all.length === 2);
    await idle();
    expect(await billingDb.db!.collection('inbox').countDocuments({})).toBe(2);
  });

  test('handles the events of one record one after another', async () => {
    const running = new Set<unknown>();
    const order: number[] = [];
    let overlaps = 0;
    const effect: EffectHandler = async (event, tx) => {
      if (running.has(event.recordId)) overlaps += 1;
      running.add(event.recordId);
      await countUp(event, tx);
      order.push(event.version);
      running.delete(event.recordId);
    };
    billing.consume({ name: 'clients', from: 'crm', effects: { '*': effect } });
    await billing.start();
    await commit(crmDb, crm, ...Array.from({ length: 20 }, (_, index) => clientEvent(1, index + 1)));
    await eventually(effects, (all) => all.length === 20);
    expect(overlaps).toBe(0);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('makes itself anew when the server lost it', async () => {
    billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': countUp } });
    await billing.start();
    await commit(crmDb, crm, clientEvent(1, 1));
    await eventually(effects, (all) => all.length === 1);
    await manager.consumers.delete('BMS_CRM', 'billing_clients');
    await commit(crmDb, crm, clientEvent(2, 1));
    await eventually(effects, (all) => all.length === 2);
    await idle();
    expect(await effects()).toEqual([1, 1]);
  });

  test('goes on when the whole stream was lost, and has no effect twice when it is driven again', async () => {
    billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': countUp } });
    await billing.start();
    await commit(crmDb, crm, clientEvent(1, 1), clientEvent(2, 1));
    await eventually(effects, (all) => all.length >= 2);
    const before = (await effects()).length;
    await manager.streams.delete('BMS_CRM');
    await commit(crmDb, crm, clientEvent(3, 1));
    const streamed = () => streamOf(manager, 'BMS_CRM').then((all) => all.map(({ subject }) => subject));
    await eventually(
      streamed,
      (all) => all.includes('bms.crm.client.created.3') && all.includes('bms.crm.client.created.1'),
    );
    await eventually(effects, (all) => all.length > before);
    await idle();
    expect(new Set(await effects())).toEqual(new Set([1]));
  });

  test('delivers at least once what is not in the database, and not again once it is done', async () => {
    const sent: string[] = [];
    billing.consume({
      name: 'clients',
      from: 'crm',
      backoffMs: [10],
      deliveries: {
        'client.created': async (event) => {
          sent.push(event.id);
          if (sent.length === 1) throw new Error('the mail server is away');
        },
      },
    });
    await billing.start();
    await commit(crmDb, crm, clientEvent(1, 1));
    await eventually(
      () => sent.length,
      (length) => length === 2,
    );
    await idle();
    expect(new Set(sent).size).toBe(1);
  });
});

describe('a setting that cannot work', () => {
  const refuses = async (events: Events): Promise<void> => {
    await expect(events.start()).rejects.toThrow(EventConfigError);
  };

  test('is refused when no proto declares the type, or the service', () => {
    const consume = (from: string, type: string) => () =>
      billing.consume({ name: 'x', from, effects: { [type]: countUp } });
    expect(consume('crm', 'client.renamed')).toThrow('no proto declares that crm publishes "client.renamed"');
    expect(consume('cmr', 'client.created')).toThrow(EventConfigError);
    expect(consume('crm', 'client.created')).not.toThrow();
    expect(consume('crm', 'client.created')).toThrow('two consumers are called billing_x');
  });

  test('ends the start when the consumer is there and works otherwise', async () => {
    await manager.consumers.add('BMS_CRM', { durable_name: 'billing_clients', ack_policy: AckPolicy.None });
    billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': countUp } });
    await refuses(billing);
  });

  test('ends the start when the stream is there and would lose events', async () => {
    await manager.streams.delete('BMS_IDENTITY').catch(() => {});
    await manager.streams.add({ name: 'BMS_IDENTITY', subjects: ['bms.identity.>'], storage: 'memory' });
    billing.consume({ name: 'users', from: 'identity', effects: { 'user.created': countUp } });
    await expect(billing.start()).rejects.toThrow(
      'the stream BMS_IDENTITY has storage "memory" where "file" is needed',
    );
    await manager.streams.delete('BMS_IDENTITY');
  });

  test('ends the start when the server refuses the user', async () => {
    const url = new URL(server.url);
    url.password = 'wrong';
    await refuses(eventsOf('billing', billingDb, url.href));
  });

  test('is brought up to date when that loses nothing', async () => {
    await manager.consumers.add('BMS_CRM', {
      durable_name: 'billing_clients',
      ack_policy: AckPolicy.Explicit,
      filter_subject: 'bms.crm.client.deleted.*',
      max_deliver: 3,
    });
    billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': countUp } });
    await billing.start();
    await commit(crmDb, crm, clientEvent(1, 1));
    await eventually(effects, (all) => all.length === 1);
    const { config } = await manager.consumers.info('BMS_CRM', 'billing_clients');
    expect(config).toMatchObject({ filter_subject: 'bms.crm.client.created.*', max_deliver: -1 });
  });
});

describe('an event that cannot be handled', () => {
  const parked = () => billingDb.db!.collection<DeadLetterRow>('dead_letters').find({}).toArray();
  const told = () =>
    billingDb
      .db!.collection('outbox')
      .find({ subject: /dead_letter/ })
      .toArray();

  test('is parked after its last attempt, told as an event, and holds up nothing', async () => {
    let runs = 0;
    const effect: EffectHandler = async (event, tx) => {
      if (event.recordId === 1) {
        runs += 1;
        throw new Error('never');
      }
      await countUp(event, tx);
    };
    billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': effect }, backoffMs: [10, 20] });
    await billing.start();
    await commit(crmDb, crm, clientEvent(1, 1), clientEvent(2, 1));
    const [letter] = await eventually(parked, (all) => all.length === 1);
    await idle();
    expect(letter).toMatchObject({ consumer: 'billing_clients', attempts: 3, error: 'Error: never' });
    expect(runs).toBe(3);
    expect(await effects()).toEqual([1]);
    expect((await told()).map((row) => row['subject'])).toEqual([`bms.billing.dead_letter.parked.${letter!._id}`]);
  });

  test('is parked at once when it makes no sense', async () => {
    const effect: EffectHandler = () => Promise.reject(new UnprocessableEvent('no such currency'));
    billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': effect } });
    await billing.start();
    await commit(crmDb, crm, clientEvent(1, 1));
    nats.publish('bms.crm.client.created.2', 'no event');
    const letters = await eventually(parked, (all) => all.length === 2);
    expect(letters.map((letter) => letter.attempts)).toEqual([1, 1]);
  });

  test('has its effect when an administrator has it replayed, once', async () => {
    let broken = true;
    const effect: EffectHandler = async (event, tx) => {
      if (broken) throw new UnprocessableEvent('a bug');
      await countUp(event, tx);
    };
    billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': effect } });
    await billing.start();
    const identityDb = await connectMongo(await testMongoUserUrl('identity'));
    const identity = eventsOf('identity', identityDb, server.url);
    started.push(identity);
    await identity.start();
    await commit(crmDb, crm, clientEvent(1, 1));
    const [letter] = await eventually(parked, (all) => all.length === 1);
    const id = letter!._id;
    const ask = (version: number) =>
      commit(identityDb, identity, {
        message: 'bms.identity.DeadLetterDecision',
        type: 'dead_letter.replay_requested',
        recordId: id,
        version,
        data: { dead_letter_id: id, consumer: 'billing_clients' },
      });
    await ask(1);
    await eventually(parked, ([still]) => still?.attempts === 2);
    broken = false;
    await Promise.all([ask(2), ask(3)]);
    await eventually(parked, (all) => all.length === 0);
    expect(await effects()).toEqual([1]);
    const subjects = (await eventually(told, (all) => all.length === 3)).map((row) => row['subject'].split('.')[3]);
    expect(subjects).toEqual(['parked', 'parked', 'replayed']);
    await identity.stop();
    await identityDb.close();
  });

  test('is tried for as long as the database is away, without an attempt being counted', async () => {
    let runs = 0;
    const effect: EffectHandler = async (event, tx) => {
      runs += 1;
      if (runs < 3) throw Object.assign(new Error('gone'), { name: 'MongoNetworkError' });
      await countUp(event, tx);
    };
    billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': effect }, backoffMs: [] });
    await billing.start();
    await commit(crmDb, crm, clientEvent(1, 1));
    await eventually(effects, (all) => all.length === 1);
    expect(await parked()).toEqual([]);
  });
});
