import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { eventually, startNats, testMongoUserUrl } from '@bms/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Schema } from 'mongoose';
import { protos, settingsOf, startTested, type TestedService } from '../test/harness.ts';
import { type Handler, type Kit, type MigrationContext, type ServiceModule, startService } from './index.ts';

const done = async () => ({ success: true, message: 'Done.' });
const rpcNames = [
  'List',
  'Get',
  'Create',
  'Update',
  'Delete',
  'Unlock',
  'Approve',
  'ListDeleted',
  'Restore',
  'Break',
  'Dawdle',
];
const allHandlers: Record<string, Handler> = Object.fromEntries(rpcNames.map((name) => [name, done]));

function widgets(handlers: Record<string, Handler> = allHandlers): ServiceModule {
  return { service: 'bms.stock.Widgets', setup: () => handlers };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('the start of a service', () => {
  let tested: TestedService | undefined;
  afterEach(async () => {
    await tested?.stop();
    tested = undefined;
  });

  test('it answers calls, says that it is ready, and shows metrics by rpc', async () => {
    tested = await startTested([widgets()]);
    const { message } = await tested.call('Widgets/Delete', { id: 1 });
    expect(message).toEqual({ success: true, message: 'Done.' });
    const url = `http://127.0.0.1:${tested.running.httpPort}`;
    // A busy database may exceed the time limit of the check.
    const ready = await eventually(
      () => fetch(`${url}/readyz`),
      ({ ok }) => ok,
    );
    expect([ready.status, await ready.json()]).toEqual([200, { ready: true, parts: { mongodb: 'up', nats: 'away' } }]);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/rpc="\/bms.stock.Widgets\/Delete",status="OK"/);
  });

  test('a consumer without a stream is named by the readiness, and the service stays ready', async () => {
    const nats = await startNats({ streamsOf: ['stock'] });
    const module: ServiceModule = {
      service: 'bms.stock.Widgets',
      setup: ({ kit }) => {
        kit.consume({ name: 'widgets', from: 'stock', effects: { 'widget.created': async () => {} } } as never);
        return allHandlers;
      },
    };
    tested = await startTested([module], { NATS_URL: nats.url });
    const url = `http://127.0.0.1:${tested.running.httpPort}/readyz`;
    const reason = 'the stream BMS_ACTIVITY does not exist; the set-up of NATS creates it';
    const expected = {
      ready: true,
      parts: { mongodb: 'up', nats: 'not_set_up' },
      unsubscribed: [{ consumer: 'stock_dead_letters', from: 'activity', reason }],
    };
    await eventually(async () => {
      expect(await (await fetch(url)).json()).toEqual(expected);
      return true;
    });
    await nats.stop();
  });

  test('a call that is under way at the stop is answered, and further ones are not taken', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const slow = async () => {
      begin();
      await released;
      return { success: true, message: 'Late, but done.' };
    };
    tested = await startTested([widgets({ ...allHandlers, Delete: slow })]);
    const { call, running } = tested;
    const answering = call('Widgets/Delete', { id: 1 });
    await begun;
    const stopping = running.stop();
    const further = () => call('Widgets/Unlock', { id: 2 }).catch(({ code }) => code);
    // The health report stops before the server, which still takes calls for an instant.
    await eventually(further, (answered) => answered === 'unavailable');
    release();
    expect((await answering).message).toEqual({ success: true, message: 'Late, but done.' });
    await stopping;
  });

  test('during the shutdown delay it still answers calls, says that it is not ready, and lets no connection stay', async () => {
    tested = await startTested([widgets()], { SHUTDOWN_DELAY_MS: '8000' });
    const url = `http://127.0.0.1:${tested.running.httpPort}/readyz`;
    expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
    const stopping = tested.running.stop();
    const during = await fetch(url);
    expect([during.status, during.headers.get('connection')]).toEqual([503, 'close']);
    expect((await tested.call('Widgets/Delete', { id: 1 })).message).toMatchObject({ success: true });
    await stopping;
    await expect(fetch(url)).rejects.toThrow();
  });

  test('with migrations, it makes those that are pending before it accepts calls', async () => {
    const migrate = (names: readonly string[], env: Record<string, string>) => {
      const migrations = names.map((name) => ({
        name,
        up: async ({ db }: MigrationContext) => void (await db.collection('widgets').insertOne({ name })),
      }));
      return startService(
        { name: 'stock', setup: (kit: Kit) => ({ kit }), modules: [widgets()], protos, migrations },
        env,
      );
    };
    const env = { ...settingsOf(), MONGODB_URL: await testMongoUserUrl('stock') };
    await (await migrate(['first'], env)).stop();
    const running = await migrate(['first', 'second'], env);
    const rows = await running.kit.db.collection('widgets').find().sort('_id').toArray();
    expect(rows.map((row) => row['name'])).toEqual(['first', 'second']);
    await running.stop();
  });

  test('an rpc without handler, and a handler without rpc, do not start', async () => {
    const { List: _missing, ...rest } = allHandlers;
    await expect(startTested([widgets(rest)])).rejects.toThrow('bms.stock.Widgets has no handler for its rpc List');
    await expect(startTested([widgets({ ...allHandlers, Lst: done })])).rejects.toThrow(/handler for Lst/);
    await expect(startTested([])).rejects.toThrow(/no module for it/);
  });

  test('until the database answers, its HTTP side says 503 with Retry-After to every upload and download', async () => {
    const port = await freePort();
    const aborting = new AbortController();
    const env = { ...settingsOf(), HTTP_ADDRESS: `127.0.0.1:${port}`, MONGODB_URL: 'mongodb://127.0.0.1:1/stock' };
    const starting = startService(
      { name: 'stock', setup: (kit: Kit) => ({ kit }), modules: [widgets()], protos },
      env,
      aborting.signal,
    );
    const url = `http://127.0.0.1:${port}`;
    await eventually(
      () => fetch(`${url}/livez`),
      ({ ok }) => ok,
    );
    const download = await fetch(`${url}/api/file-manager/files/1/download`);
    const upload = await fetch(`${url}/api/file-manager/files`, { method: 'POST', body: Buffer.alloc(3_000_000) });
    for (const answer of [download, upload]) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await answer.json()).toMatchObject({ code: 'unavailable', status: 503 });
    }
    aborting.abort();
    await expect(starting).rejects.toThrow();
  });

  test('a setting that is missing or wrong is named on one line', async () => {
    const starting = startTested([widgets()], { GRPC_ADDRESS: 'nowhere', NATS_URL: '' });
    await expect(starting).rejects.toThrow(
      /^setting GRPC_ADDRESS: is not host:port .*setting NATS_URL: is missing .*$/,
    );
  });

  test('secrets of the local start are refused in production', async () => {
    const local = { NODE_ENV: 'production', LOCAL_SECRETS: 'true' };
    await expect(startTested([widgets()], local)).rejects.toThrow(/^setting LOCAL_SECRETS/);
    const key = { NODE_ENV: 'production', SIGNING_KEY: '{"kid": "local-stock"}' };
    await expect(startTested([widgets()], key)).rejects.toThrow(/^setting SIGNING_KEY/);
  });

  test('indexes are built before the modules are set up, and one whose options changed is built anew', async () => {
    const schema = new Schema({ _id: Number, sku: String });
    const module = (unique: boolean): ServiceModule => ({
      ...widgets(),
      models: [{ name: 'widgets', schema: schema.clone().index({ sku: 1 }, { unique }) }],
    });
    tested = await startTested([module(false)]);
    const { env } = tested;
    await tested.stop();
    tested = await startTested([module(true)], env);
    const indexes = await tested.running.kit.db.collection('widgets').indexes();
    expect(indexes.find((index) => index.name === 'sku_1')?.unique).toBe(true);
  });
});
