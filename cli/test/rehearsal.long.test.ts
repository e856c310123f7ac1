import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApi } from '@bms/client';
import {
  createHttp,
  eventually,
  type Inbox,
  openConsumers,
  type StartedMongo,
  type StartedSystem,
  signIn,
  startInbox,
  startMongo,
  startSystem,
  tempDir,
} from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mongo } from 'mongoose';
import type { Manifest } from '../src/backup/manifest.ts';
import { type Contents, readContents } from './contents.ts';
import { run, runJson } from './run.ts';
import { startWriters } from './writers.ts';

/** The secret that a restored system needs besides its databases. */
const serviceSettings = { KEY_ENCRYPTION_SECRET: randomBytes(32).toString('base64') };
const gatewaySettings = { LIMITS: 'default=1000000/60,login=100000/60' };
const SETTLE_TIMEOUT_MS = 180_000;

/** A record of the first system, as far as the checks need it. */
interface Row {
  readonly _id: number | string;
  readonly subject?: string;
  readonly event_id?: string;
  readonly estimate_id?: number;
  readonly order_id?: number;
  readonly invoice_number?: string;
}

let folder: Awaited<ReturnType<typeof tempDir>>;
let backupDir: string;
let services: string[];
let inbox: Inbox;
let oldMongo: StartedMongo;
let newMongo: StartedMongo;
let system: StartedSystem;
let admin: StartedSystem['admin'];
let token: string;
let client: mongo.MongoClient;
let manifest: Manifest;
let before: Contents;

beforeAll(async () => {
  folder = await tempDir();
  backupDir = join(folder.path, 'backup');
  [inbox, oldMongo, newMongo] = await Promise.all([startInbox(), startMongo(), startMongo()]);
  system = await start(oldMongo);
  services = [...system.services.keys()];
  admin = system.admin;
  token = (await signIn(system.gateways[0]!.url, admin.email, admin.password)).token ?? '';
});

afterAll(async () => {
  await client?.close();
  await system?.stop();
  await Promise.all([inbox?.stop(), oldMongo?.stop(), newMongo?.stop()]);
  await folder?.remove();
});

const start = (server: StartedMongo): Promise<StartedSystem> =>
  startSystem({ mongo: server, smtpUrl: inbox.url, serviceSettings, gatewaySettings });
const apiUrl = () => system.gateways[0]!.url;
const apiEnv = () => ({ API_URL: apiUrl(), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });

/** Returns the settings of the databases of all services, with a user for each besides those of the services. */
async function databaseEnv(server: StartedMongo): Promise<Record<string, string>> {
  const urls = services.map(async (name) => [
    `MONGODB_URL_${name.toUpperCase()}`,
    await server.addUser(`bms_${name}`, 'backup'),
  ]);
  return Object.fromEntries(await Promise.all(urls));
}

const rowsOf = (service: string, name: string, filter: object = {}) =>
  client.db(`bms_${service}`).collection<Row>(name).find(filter).toArray();

/** Waits until all events are published and all consumers have acknowledged them. */
async function settle(): Promise<void> {
  const consumers = await openConsumers(system.nats.url);
  const events = async (filter: object = {}) => {
    const counts = services.map((service) => client.db(`bms_${service}`).collection('outbox').countDocuments(filter));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  // A consumer that has just acknowledged an event may have added another one.
  const left = async () => {
    const before = await events();
    return [await events({ unsent: true }), await consumers.pending(), (await events()) - before];
  };
  const isSettled = (counts: number[]) => counts.every((count) => count === 0);
  await eventually(left, isSettled, SETTLE_TIMEOUT_MS).finally(() => consumers.close());
}

/** Backs up while NATS is frozen, so that events wait in the outboxes, e.g. of orders for their invoices. */
async function backUpWithEventsUnderWay(): Promise<Manifest> {
  const env = await databaseEnv(oldMongo);
  system.nats.freeze();
  await sleep(3000);
  const waiting = { unsent: true, subject: /^bms\.crm\.(order\.confirmed|estimate\.accepted)\./ };
  await eventually(async () => (await rowsOf('crm', 'outbox', waiting)).length > 0);
  const backup = runJson<Manifest>(['backup', backupDir], env);
  // The folders of the databases are made once the instant is chosen.
  await eventually(async () => (await readdir(backupDir)).length > 0).finally(() => system.nats.thaw());
  return backup;
}

test('a system under write load is backed up at one instant, and the backup holds what was there then', async () => {
  expect((await run(['seed'], { ...apiEnv(), DEMO_ORDERS: '10' })).code).toBe(0);
  const writers = startWriters(apiUrl(), token, 3);
  await sleep(4000);
  client = await mongo.MongoClient.connect(oldMongo.url);
  manifest = await backUpWithEventsUnderWay();
  await sleep(1000);
  await writers.stop();

  const times = Object.values(manifest.databases).map(({ clusterTime }) => clusterTime);
  expect(new Set(times).size).toBe(1);
  expect(manifest.skewMs).toBe(0);
  const [seconds, increment] = times[0]!.split('.').map(Number);
  before = await readContents(client, services, new mongo.Timestamp({ t: seconds!, i: increment! }));
  const now = await readContents(client, services);
  expect(now.invoiceNumbers.length).toBeGreaterThan(before.invoiceNumbers.length);
  const stored = Object.entries(manifest.databases).flatMap(([service, { collections }]) =>
    Object.entries(collections).map(([name, { documents }]) => [`${service}.${name}`, documents]),
  );
  expect(Object.fromEntries(stored)).toMatchObject(before.counts);
});

test('the files of a backup can be read by their owner only', async () => {
  for (const name of await readdir(backupDir, { recursive: true })) {
    const { mode } = await stat(join(backupDir, name));
    expect([name, mode & 0o077]).toEqual([name, 0]);
  }
});

test('a restore is rejected while the system runs, and by databases that are not empty', async () => {
  const env = await databaseEnv(oldMongo);
  const running = await run(['restore', backupDir], { ...env, API_URL: apiUrl() });
  expect([running.code, running.stderr]).toEqual([1, expect.stringContaining('gateway still run')]);
  const full = await run(['restore', backupDir], env);
  expect([full.code, full.stderr]).toEqual([1, expect.stringContaining('is not empty')]);
});

test('a restore into empty databases equals the instant of the backup', async () => {
  await client.close();
  await system.stop();
  await oldMongo.stop();
  const restored = await runJson<{ endedSessions: number; events: number }>(
    ['restore', backupDir],
    await databaseEnv(newMongo),
  );
  client = await mongo.MongoClient.connect(newMongo.url);
  const after = await readContents(client, services);
  expect(after).toEqual(before);
  expect(after.invoiceNumbers.length).toBeGreaterThan(10);
  expect(Object.keys(after.files).length).toBeGreaterThan(3);
  const causes = await rowsOf('crm', 'estimates', { status: 'accepted' });
  const effects = await rowsOf('crm', 'orders', { estimate_id: { $gt: 0 } });
  const confirmed = await rowsOf('crm', 'orders', { status: 'confirmed' });
  const invoices = await rowsOf('billing', 'invoices', { order_id: { $gt: 0 } });
  expect(causes.length + confirmed.length).toBeGreaterThan(effects.length + invoices.length);
  expect(restored.endedSessions).toBeGreaterThan(0);
  expect(restored.events).toBe(
    Object.entries(before.counts)
      .filter(([name]) => name.endsWith('.outbox'))
      .reduce((sum, [, count]) => sum + count, 0),
  );
  for (const service of services)
    for (const [name, { indexes }] of Object.entries(manifest.databases[service]!.collections)) {
      const built = await client.db(`bms_${service}`).collection(name).indexes();
      expect([name, built.map((index) => index.name).sort()]).toEqual([name, [...indexes].sort()]);
    }
});

test('the restored system starts, and sessions of before are rejected', async () => {
  system = await start(newMongo);
  expect((await createHttp(apiUrl(), token).send('GET', '/api/auth/me')).status).toBe(401);
  token = (await signIn(apiUrl(), admin.email, admin.password)).token ?? '';
  expect((await createHttp(apiUrl(), token).send('GET', '/api/auth/me')).status).toBe(200);
});

test('events that were under way at the instant of the backup take effect exactly once', async () => {
  await settle();
  const estimates = await rowsOf('crm', 'estimates', { status: 'accepted' });
  const orders = await rowsOf('crm', 'orders', { estimate_id: { $gt: 0 } });
  expect(orders.map(({ estimate_id }) => estimate_id).sort()).toEqual(estimates.map(({ _id }) => _id).sort());
  const confirmed = await rowsOf('crm', 'orders', { status: 'confirmed' });
  const invoices = await rowsOf('billing', 'invoices', { order_id: { $gt: 0 } });
  expect(invoices.map(({ order_id }) => order_id).sort()).toEqual(confirmed.map(({ _id }) => _id).sort());
  const audited = Map.groupBy(await rowsOf('activity', 'audit_log'), ({ event_id }) => event_id);
  for (const service of services)
    for (const { _id, subject } of await rowsOf(service, 'outbox', { subject: /^bms\.\w+\.record\./ }))
      expect([subject, audited.get(String(_id))?.length]).toEqual([subject, 1]);
  for (const service of services) expect(await rowsOf(service, 'dead_letters')).toEqual([]);
});

test('invoice numbers go on without a gap, and files are downloaded with the bytes of before', async () => {
  const api = createApi({ url: apiUrl(), token });
  const { data } = await api.clients.create({ body: { company_name: 'After', type: 'person' } });
  const items = [{ title: 'Chai', quantity: 1, rate: 1800 }];
  const body = { client_id: data.record.id, due_date: '2999-12-31', items };
  const { data: created } = await api.invoices.create({ body });
  const all = await rowsOf('billing', 'invoices');
  const numbers = all.map(({ invoice_number }) => Number(/\d+$/.exec(invoice_number ?? '')?.[0])).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(created.record.invoice_number).toMatch(new RegExp(`${numbers.length}$`));
  for (const [id, sha256] of Object.entries(before.files).slice(0, 5)) {
    const response = await fetch(`${apiUrl()}/api/file-manager/files/${id}/download`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
    expect([id, Buffer.from(digest).toString('hex')]).toEqual([id, sha256]);
  }
});
