import { NATS_SETUP_USER, natsSetupPermissions } from '@bms/backing-services';
import { eventually, type StartedNats, startNats, testMongoUserUrl } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import { clientEvent, commit, connectMongo, eventsOf, streamOf, watchNats } from '../../test/world.ts';
import { STREAM_RETENTION_SECONDS } from '../retention.ts';
import { EventConfigError } from '../types.ts';
import { SETUP_USER, setUpStreams } from './set-up-streams.ts';

let server: StartedNats;
let nats: NatsConnection;
let manager: JetStreamManager;

beforeEach(async () => {
  server = await startNats({ streamsOf: [] });
  ({ nats, manager } = await watchNats(server.url));
});
afterEach(async () => {
  await nats.close();
  await server.stop();
});

const setUp = (replicas?: number) => setUpStreams({ url: server.url, services: ['crm', 'work'], replicas });

describe('the set-up of NATS', () => {
  test('creates the stream of each service, and changes nothing when it is repeated', async () => {
    expect(await setUp()).toEqual({ crm: 'created', work: 'created' });
    const before = await manager.streams.info('BMS_CRM');
    expect(await setUp()).toEqual({ crm: 'unchanged', work: 'unchanged' });
    const { config, created } = await manager.streams.info('BMS_CRM');
    expect([config, created]).toEqual([before.config, before.created]);
  });

  test('updates the settings of a stream of an earlier version and keeps its events', async () => {
    await manager.streams.add({ name: 'BMS_CRM', subjects: ['bms.crm.>'], max_age: 3_600_000_000_000 });
    nats.publish('bms.crm.client.created.1', 'kept');
    await nats.flush();
    expect(await setUp()).toEqual({ crm: 'updated', work: 'created' });
    const { config, state } = await manager.streams.info('BMS_CRM');
    expect([config.max_age / 1e9, state.messages]).toEqual([STREAM_RETENTION_SECONDS, 1]);
  });

  test.each([
    [{ subjects: ['bms.crm.client.>'] }, 'the stream BMS_CRM has subjects'],
    [{ republish: { src: 'bms.crm.>', dest: 'bms_copy.>' } }, 'the stream BMS_CRM has republish'],
  ])('fails for a stream with %j and names the setting', async (more, message) => {
    await manager.streams.add({ name: 'BMS_CRM', subjects: ['bms.crm.>'], ...more });
    await expect(setUp()).rejects.toThrow(message);
  });

  test('fails if the server rejects the user', async () => {
    const url = new URL(server.url);
    url.password = 'wrong';
    await expect(setUpStreams({ url: url.href, services: ['crm'] })).rejects.toThrow(EventConfigError);
  });

  test('is given up when the signal is aborted', async () => {
    await server.kill();
    const signal = AbortSignal.abort(new Error('the start stops'));
    await expect(setUpStreams({ url: server.url, services: ['crm'], signal, logLevel: 'silent' })).rejects.toThrow(
      'the start stops',
    );
    await server.restart();
  });

  test('has a user who may manage the streams of the services and nothing else', () => {
    expect(NATS_SETUP_USER).toBe(SETUP_USER);
    expect(natsSetupPermissions(['crm'])).toEqual({
      publish: ['$JS.API.STREAM.INFO.BMS_CRM', '$JS.API.STREAM.CREATE.BMS_CRM', '$JS.API.STREAM.UPDATE.BMS_CRM'],
      subscribe: [`_INBOX_${SETUP_USER}.>`],
    });
  });
});

describe('a service whose stream is missing', () => {
  let db: Connection;
  beforeEach(async () => {
    db = await connectMongo(await testMongoUserUrl('crm'));
  });
  afterEach(() => db.close());

  test('waits, names the stream, accepts writes, and publishes them once the set-up has created it', async () => {
    const crm = eventsOf('crm', db, server.url);
    await crm.prepare();
    const starting = crm.start();
    await eventually(crm.missingStreams, (missing) => missing.includes('BMS_CRM'));
    expect(crm.connected()).toBe(false);
    await commit(db, crm, clientEvent(1, 1));
    await setUp();
    await starting;
    await eventually(
      () => streamOf(manager, 'BMS_CRM'),
      (events) => events.length === 1,
    );
    expect([crm.missingStreams(), crm.connected()]).toEqual([[], true]);
    await crm.stop();
  });

  test('stops while it waits', async () => {
    const crm = eventsOf('crm', db, server.url);
    const starting = crm.start();
    await eventually(crm.missingStreams, (missing) => missing.length > 0);
    await crm.stop();
    await expect(starting).resolves.toBeUndefined();
  });
});
