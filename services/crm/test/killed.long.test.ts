import { setTimeout as sleep } from 'node:timers/promises';
import {
  connectRpc,
  type RpcClient,
  type StartedMongo,
  type StartedProcess,
  startMongo,
  startService,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { common, contract } from './harness.ts';
import { eventually, type Surroundings, salesOf, startSurroundings } from './sales.ts';

const COPIES = 2;
const ROUNDS = 3;
const EACH = 20;
const WITHIN_MS = 60_000;
/** What a killed process had locked is free after that time: MongoDB does not notice that nobody will end the transaction. */
const TRANSACTION_SECONDS = 3;

interface Stored {
  _id: number;
  version: number;
  status: string;
  client_id: number;
  estimate_id?: number;
  estimate_request_id?: number;
}

let mongo: StartedMongo;
let around: Surroundings;
let copies: StartedProcess[];
let rpcs: RpcClient[];
let db: Connection;
beforeAll(async () => {
  [mongo, around] = await Promise.all([startMongo(), startSurroundings()]);
  const admin = await createConnection(mongo.url).asPromise();
  await admin.db!.admin().command({ setParameter: 1, transactionLifetimeLimitSeconds: TRANSACTION_SECONDS });
  await admin.close();
  const env = {
    ...(await common('crm', around.secrets)),
    NATS_URL: around.nats.url,
    MONGODB_URL: await mongo.addUser('bms_crm'),
    UPSTREAMS: `billing=${around.billing.target}`,
  };
  copies = await Promise.all(Array.from({ length: COPIES }, () => startService('crm', env)));
  rpcs = copies.map(({ target }) => connectRpc('crm', target, contract, around.secrets));
  db = await createConnection(env.MONGODB_URL).asPromise();
});
afterAll(async () => {
  for (const rpc of rpcs ?? []) rpc.close();
  await db?.close();
  await Promise.all((copies ?? []).map((copy) => copy.stop()));
  await around?.stop();
  await mongo?.stop();
});

const items = [{ title: 'Chai', quantity: '2', rate: '100' }];
const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);
const many = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: EACH }, make));
const anyCopy = () => rpcs[Math.floor(Math.random() * rpcs.length)]!;
const find = (collection: string, filter: object) => db.collection<Stored>(collection).find(filter).toArray();
const call = <Answer>(rpc: string, message: object) => anyCopy().call<Answer>(rpc, message);
const make = async (resource: string, body: object) =>
  (await call<{ record: { id: number } }>(`${resource}/Create`, body)).message.record.id;
const { newClient, create, change } = salesOf({ call: (...args) => anyCopy().call(...args) });

/** Kills copies at moments nobody chose, and starts them again. */
async function killSome(): Promise<void> {
  for (const copy of copies) {
    await sleep(Math.random() * 60);
    await copy.kill();
  }
  await Promise.all(copies.map((copy) => copy.restart()));
}

const allTold = () =>
  eventually(
    () => db.collection('outbox').countDocuments({ unsent: true }),
    (count) => count === 0,
    WITHIN_MS,
  );

describe('while copies of crm are killed', () => {
  test.each(rounds)('each accepted estimate becomes one order, round %d', async () => {
    const client_id = await newClient();
    const estimates = await many(async () => {
      const { id } = await create('Estimates', { client_id, items });
      await call('Estimates/Send', { id });
      return id;
    });
    await Promise.all(estimates.map((id) => call('Estimates/Accept', { id })));
    await killSome();
    const ordered = () => find('orders', { client_id });
    await eventually(ordered, ({ length }) => length >= EACH, WITHIN_MS);
    await allTold();
    const orders = await ordered();
    expect(orders.map(({ estimate_id }) => estimate_id).sort()).toEqual([...estimates].sort());
    expect(orders.every(({ status, version }) => status === 'new' && version === 1)).toBe(true);
  });

  test.each(rounds)('each request that no client makes becomes one lead, round %d', async () => {
    const form_id = await make('EstimateForms', { form: { title: 'A form' } });
    const requests = await many(() => make('EstimateRequests', { request: { form_id } }));
    await killSome();
    const made = () => find('leads', { estimate_request_id: { $in: requests } });
    await eventually(made, ({ length }) => length >= EACH, WITHIN_MS);
    await allTold();
    const leads = await made();
    expect(leads.map(({ estimate_request_id }) => estimate_request_id).sort()).toEqual([...requests].sort());
  });

  test.each(rounds)('what is open of a deleted client is closed once, round %d', async () => {
    const client_id = await newClient();
    await many(() => create('Estimates', { client_id, items }));
    const orders = await many(() => create('Orders', { client_id, items }));
    const completed = orders[0]!.id;
    for (const status of ['processing', 'confirmed', 'completed']) await change('Orders', completed, { status });
    await call('Clients/Delete', { id: client_id });
    await killSome();
    const open = async () => [
      ...(await find('estimates', { client_id, status: { $ne: 'declined' } })),
      ...(await find('orders', { client_id, status: { $nin: ['cancelled', 'completed'] } })),
    ];
    await eventually(open, ({ length }) => length === 0, WITHIN_MS);
    await allTold();
    const estimates = await find('estimates', { client_id });
    expect(estimates.map(({ version }) => version)).toEqual(Array(EACH).fill(2));
    const told = await db.collection('outbox').countDocuments({
      subject: { $in: estimates.map(({ _id }) => `bms.crm.estimate.declined.${_id}`) },
    });
    expect(told).toBe(EACH);
    const cancelled = await find('orders', { client_id, status: 'cancelled' });
    expect(cancelled.map(({ version }) => version)).toEqual(Array(EACH - 1).fill(2));
    expect(await find('orders', { _id: completed })).toMatchObject([{ status: 'completed', version: 4 }]);
  });
});
