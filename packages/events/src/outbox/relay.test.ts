import { cp, rm } from 'node:fs/promises';
import { eventually, type StartedNats, startNats, testMongoUserUrl } from '@bms/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type JetStreamManager, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import { catalogue, clientEvent, commit, connectMongo, eventsOf, streamOf, watchNats } from '../../test/world.ts';
import type { Events } from '../events.ts';
import { takeLease } from '../leader/lease.ts';
import { setUpStreams } from '../nats/set-up-streams.ts';
import { createMarker } from './marker.ts';
import { RELAY_LEASE, redriveOutbox } from './redrive.ts';
import { outboxRows } from './rows.ts';

const STREAM = 'BMS_CRM';

let server: StartedNats;
let nats: NatsConnection;
let manager: JetStreamManager;
let db: Connection;
let crm: Events;

beforeAll(async () => {
  server = await startNats();
  ({ nats, manager } = await watchNats(server.url));
});
afterAll(async () => {
  await nats.close();
  await server.stop();
});
beforeEach(async () => {
  db = await connectMongo(await testMongoUserUrl('crm'));
  crm = eventsOf('crm', db, server.url);
  await crm.prepare();
});
afterEach(async () => {
  await crm.stop();
  await manager.streams.delete(STREAM).catch(() => {});
  await setUpCrm();
  await db.close();
});

const setUpCrm = () => setUpStreams({ url: server.url, services: ['crm'] });
const published = (count: number) =>
  eventually(
    () => streamOf(manager, STREAM),
    (all) => all.length >= count,
  );
/** Commits an event for each of these clients, and waits until they are published. */
async function commitAll(first: number, last: number): Promise<void> {
  for (let id = first; id <= last; id += 1) await commit(db, crm, clientEvent(id, 1));
  await eventually(unsent, (rows) => rows === 0);
}
const unsent = () => outboxRows(db).countDocuments({ unsent: true });

describe('the relay', () => {
  test('publishes committed events, with attributes in headers and data as protobuf', async () => {
    await crm.start();
    await commit(db, crm, clientEvent(17, 1));
    await published(1);
    const message = await manager.streams.getMessage(STREAM, { seq: 1 });
    const row = await outboxRows(db).findOne({});
    const header = (name: string): string => message?.header.get(name) ?? '';
    expect(message?.subject).toBe('bms.crm.client.created.17');
    expect(header('Nats-Msg-Id')).toBe(row?._id);
    expect(['ce-id', 'ce-source', 'ce-type', 'ce-subject', 'ce-specversion'].map(header)).toEqual([
      row?._id,
      '/bms/crm',
      'client.created',
      '17',
      '1.0',
    ]);
    expect(['ce-recordversion', 'ce-module', 'ce-owners', 'ce-clientid'].map(header)).toEqual([
      '1',
      'clients',
      '7',
      '17',
    ]);
    expect(catalogue.decode('bms.crm.ClientEvent', message!.data)).toEqual(clientEvent(17, 1).data);
  });

  test('marks acknowledged events, so that no row is left unsent', async () => {
    await crm.start();
    await commit(db, crm, clientEvent(1, 1), clientEvent(2, 1));
    await published(2);
    await eventually(unsent, (rows) => rows === 0);
    expect(await outboxRows(db).countDocuments({ sentAt: { $type: 'date' } })).toBe(2);
  });

  test('publishes nothing of an uncommitted transaction', async () => {
    await crm.start();
    const session = await db.startSession();
    const failing = session.withTransaction(async () => {
      await crm.outbox.append(session, [clientEvent(1, 1)]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await session.endSession();
    await commit(db, crm, clientEvent(2, 1));
    expect((await published(1)).map(({ subject }) => subject)).toEqual(['bms.crm.client.created.2']);
  });

  test('keeps the order of each record, in a drain and from the change stream', async () => {
    for (let version = 1; version <= 40; version += 1) {
      if (version === 20) await crm.start();
      await Promise.all([1, 2, 3].map((id) => commit(db, crm, clientEvent(id, version))));
    }
    const all = await published(120);
    for (const id of [1, 2, 3]) {
      const versions = all.filter(({ subject }) => subject.endsWith(`.${id}`)).map(({ version }) => version);
      expect(versions).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    }
  });

  test('publishes each event once, whatever the number of replicas', async () => {
    const second = eventsOf('crm', db, server.url);
    await Promise.all([crm.start(), second.start()]);
    for (let id = 1; id <= 50; id += 1) await commit(db, crm, clientEvent(id, 1));
    await published(50);
    await eventually(unsent, (rows) => rows === 0);
    expect(await streamOf(manager, STREAM)).toHaveLength(50);
    await second.stop();
  });

  test('republishes a lost stream by itself once the set-up has created it again', async () => {
    await crm.start();
    for (let id = 1; id <= 5; id += 1) await commit(db, crm, clientEvent(id, 1));
    await published(5);
    await eventually(unsent, (rows) => rows === 0);
    await manager.streams.delete(STREAM);
    await commit(db, crm, clientEvent(6, 1));
    await eventually(crm.missingStreams, (missing) => missing.includes(STREAM));
    await setUpCrm();
    const ids = (await published(6)).map(({ subject }) => subject.split('.').at(-1));
    expect(ids.sort()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('republishes the events that a NATS server with an older disk no longer has', async () => {
    await crm.start();
    await commitAll(1, 3);
    await server.kill();
    await cp(server.dataDir, `${server.dataDir}-older`, { recursive: true });
    await server.restart();
    await commitAll(4, 8);
    await server.kill();
    await rm(server.dataDir, { recursive: true });
    await cp(`${server.dataDir}-older`, server.dataDir, { recursive: true });
    await rm(`${server.dataDir}-older`, { recursive: true });
    await server.restart();
    const ids = (await published(8)).map(({ subject }) => Number(subject.split('.').at(-1)));
    expect(ids.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('republishes nothing when NATS returns with all acknowledged events', async () => {
    await crm.start();
    await commitAll(1, 5);
    await server.kill();
    await server.restart();
    await commitAll(6, 6);
    expect(await outboxRows(db).countDocuments({ fence: { $gt: 0 } })).toBe(0);
    expect(await published(6)).toHaveLength(6);
  });

  test('waits while the storage of NATS is full, reports it, and continues once there is space', async () => {
    const small = await startNats({ maxStore: '300KB' });
    const events = eventsOf('crm', db, small.url);
    const watched = await watchNats(small.url);
    try {
      await watched.manager.streams.add({ name: 'OTHER', subjects: ['other'] });
      await events.start();
      const fill = () => jetstream(watched.nats).publish('other', new Uint8Array(10_000));
      for (let filling = true; filling; ) filling = await fill().then(Boolean, () => false);
      for (let id = 1; id <= 40; id += 1) await commit(db, events, clientEvent(id, 1));
      await eventually(events.isStorageFull, Boolean);
      expect(await unsent()).toBeGreaterThan(0);
      await watched.manager.streams.purge('OTHER');
      await eventually(unsent, (rows) => rows === 0);
      await eventually(events.isStorageFull, (isFull) => !isFull);
    } finally {
      await events.stop();
      await watched.nats.close();
      await small.stop();
    }
  });

  test('republishes events on request', async () => {
    await crm.start();
    for (let id = 1; id <= 5; id += 1) await commit(db, crm, clientEvent(id, 1));
    await published(5);
    await eventually(unsent, (rows) => rows === 0);
    await manager.streams.purge(STREAM);
    const before = await outboxRows(db).find({}).toArray();
    expect(await redriveOutbox(db)).toBe(5);
    await eventually(unsent, (rows) => rows === 0);
    const after = await outboxRows(db).find({}).toArray();
    expect(after.every((row) => row.fence > 0 && row.sentAt! > before[0]!.sentAt!)).toBe(true);
  });

  test('does not mark events as sent that were in flight at a redrive', async () => {
    const lease = await takeLease({ connection: db, name: RELAY_LEASE, ttlMs: 60_000 });
    const marker = createMarker(db, lease!.fence, () => {});
    await commit(db, crm, clientEvent(1, 1));
    const row = await outboxRows(db).findOne({});
    expect(await redriveOutbox(db)).toBe(0);
    marker.add(row!._id, 1);
    await marker.flush();
    await lease!.release();
    expect(await unsent()).toBe(1);
  });

  test('does not start if the settings of the stream would lose events', async () => {
    await manager.streams.delete(STREAM);
    await manager.streams.add({ name: STREAM, subjects: ['bms.crm.client.>'] });
    await expect(crm.start()).rejects.toThrow('the stream BMS_CRM has subjects');
  });

  test('publishes to a stream with earlier settings and leaves them to the set-up', async () => {
    await manager.streams.delete(STREAM);
    await manager.streams.add({ name: STREAM, subjects: ['bms.crm.>'], max_age: 3_600_000_000_000 });
    await crm.start();
    await commit(db, crm, clientEvent(1, 1));
    await published(1);
    const { config } = await manager.streams.info(STREAM);
    expect(config.max_age / 1e9).toBe(3600);
  });

  test('waits while NATS is unavailable and continues afterwards', async () => {
    await crm.start();
    await commit(db, crm, clientEvent(1, 1));
    await published(1);
    await server.kill();
    await commit(db, crm, clientEvent(1, 2));
    await commit(db, crm, clientEvent(2, 1));
    await server.restart();
    const all = await published(3);
    expect(all.filter(({ subject }) => subject.endsWith('.1')).map(({ version }) => version)).toEqual([1, 2]);
  });
});
