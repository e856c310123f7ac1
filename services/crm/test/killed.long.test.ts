import { randomUUID } from 'node:crypto';
import { publicCaller } from '@bms/contracts';
import { eventually, type KilledReplicas, killRounds, startKilledReplicas } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { common, contract } from './harness.ts';
import { salesOf, startEnvironment, type TestEnvironment } from './sales.ts';

const EACH = 20;

interface Stored {
  _id: number;
  version: number;
  status: string;
  client_id: number;
  estimate_id?: number;
  estimate_request_id?: number;
}

interface BulkResult {
  readonly id: number;
  readonly status: number;
}

let environment: TestEnvironment;
let crm: KilledReplicas;
beforeAll(async () => {
  environment = await startEnvironment();
  const { MONGODB_URL: _own, ...settings } = await common('crm', environment.secrets);
  const env = {
    ...settings,
    NATS_URL: environment.nats.url,
    UPSTREAMS: `billing=${environment.billing.target},identity=${environment.identity.target}`,
  };
  crm = await startKilledReplicas('crm', { contract, secrets: environment.secrets, env });
});
afterAll(async () => {
  await crm?.stop();
  await environment?.stop();
});

const items = [{ title: 'Chai', quantity: '2', rate: '100' }];
const many = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: EACH }, make));
const find = (collection: string, filter: object) => crm.db.collection<Stored>(collection).find(filter).toArray();
const call = <Answer>(rpc: string, message: object) => crm.call<Answer>(rpc, message);
const make = async (resource: string, body: object) =>
  (await call<{ record: { id: number } }>(`${resource}/Create`, body)).message.record.id;
const { newClient, create, change } = salesOf({ call: (...args) => crm.call(...args) });

/** Accepts an estimate as the recipient of a link to it. */
async function acceptByLink(id: number): Promise<void> {
  const { url } = (await call<{ url: string }>('Estimates/CreateLink', { id, link: {} })).message;
  const answer = { token: url.split('/').at(-1), name: 'Maria Anders' };
  await crm.call('Estimates/AcceptByLink', answer, { caller: publicCaller });
}

describe('while copies of crm are killed', () => {
  test.each(killRounds)('each accepted estimate becomes one order, round %d', async () => {
    const client_id = await newClient();
    const estimates = await many(async () => {
      const { id } = await create('Estimates', { client_id, items });
      await call('Estimates/Send', { id });
      return id;
    });
    await Promise.all(
      estimates.map((id, index) => (index % 2 === 0 ? acceptByLink(id) : call('Estimates/Accept', { id }))),
    );
    await crm.killAll();
    const ordered = () => find('orders', { client_id });
    await eventually(ordered, ({ length }) => length >= EACH);
    await crm.untilAllPublished();
    const orders = await ordered();
    expect(orders.map(({ estimate_id }) => estimate_id).sort()).toEqual([...estimates].sort());
    expect(orders.every(({ status, version }) => status === 'new' && version === 1)).toBe(true);
  });

  test.each(killRounds)('each request that no client makes becomes one lead, round %d', async () => {
    const form_id = await make('EstimateForms', { form: { title: 'A form' } });
    const requests = await many(() => make('EstimateRequests', { request: { form_id } }));
    await crm.killAll();
    const made = () => find('leads', { estimate_request_id: { $in: requests } });
    await eventually(made, ({ length }) => length >= EACH);
    await crm.untilAllPublished();
    const leads = await made();
    expect(leads.map(({ estimate_request_id }) => estimate_request_id).sort()).toEqual([...requests].sort());
  });

  test.each(killRounds)('each item of a bulk is stored once, and an atomic one as a whole, round %d', async (round) => {
    const city = (kind: string) => `${kind} bulk ${round}`;
    const bulk = async (kind: string, atomic: boolean) => {
      const client = { company_name: 'Alfreds', type: 'person', city: city(kind) };
      const items = Array.from({ length: 400 }, () => ({ action: 'create', record: JSON.stringify(client) }));
      const headers = { 'idempotency-key': randomUUID() };
      const send = async () =>
        (await crm.call<{ results: BulkResult[] }>('Clients/Bulk', { items, atomic }, { headers })).message.results;
      // Items whose transaction met a killed one are answered one by one, and sent again with their key.
      const results = await eventually(send, (sent) => !sent.some(({ status }) => status === 503 || status === 504));
      expect(results).toHaveLength(400);
      expect(new Set(results.map(({ status }) => status))).toEqual(new Set([201]));
      return results.map(({ id }) => id).sort();
    };
    const [each, whole] = await Promise.all([bulk('each', false), bulk('whole', true), crm.killAll(400)]);
    const stored = async (kind: string) => (await find('clients', { city: city(kind) })).map(({ _id }) => _id).sort();
    expect([await stored('each'), await stored('whole')]).toEqual([each, whole]);
    await crm.untilAllPublished();
    const subject = { $in: each.map((id) => `bms.crm.client.created.${id}`) };
    expect(await crm.db.collection('outbox').countDocuments({ subject })).toBe(400);
  });

  test.each(killRounds)(
    'each external id is that of one client, however often it is written, round %d',
    async (round) => {
      const city = `external ${round}`;
      const record = JSON.stringify({ company_name: 'Alfreds', type: 'person', city });
      const put = (id: string) => call('Clients/PutExternal', { source: 'shop', external_id: id, record });
      const ids = Array.from({ length: 50 }, (_, n) => `${round} ${n}`);
      await Promise.all([...ids, ...ids].map(put).concat(crm.killAll(400) as never));
      const stored = await find('clients', { city });
      expect(stored.map((one) => (one as never as { external_keys: string[] }).external_keys[0]).sort()).toEqual(
        ids.map((id) => `Clients:shop:${id}`).sort(),
      );
    },
  );

  test.each(killRounds)('what is open of a deleted client is closed once, round %d', async () => {
    const client_id = await newClient();
    await many(() => create('Estimates', { client_id, items }));
    const orders = await many(() => create('Orders', { client_id, items }));
    const completed = orders[0]!.id;
    for (const status of ['processing', 'confirmed', 'completed']) await change('Orders', completed, { status });
    await call('Clients/Delete', { id: client_id });
    await crm.killAll();
    const open = async () => [
      ...(await find('estimates', { client_id, status: { $ne: 'declined' } })),
      ...(await find('orders', { client_id, status: { $nin: ['cancelled', 'completed'] } })),
    ];
    await eventually(open, ({ length }) => length === 0);
    await crm.untilAllPublished();
    const estimates = await find('estimates', { client_id });
    expect(estimates.map(({ version }) => version)).toEqual(Array(EACH).fill(2));
    const published = await crm.db.collection('outbox').countDocuments({
      subject: { $in: estimates.map(({ _id }) => `bms.crm.estimate.declined.${_id}`) },
    });
    expect(published).toBe(EACH);
    const cancelled = await find('orders', { client_id, status: 'cancelled' });
    expect(cancelled.map(({ version }) => version)).toEqual(Array(EACH - 1).fill(2));
    expect(await find('orders', { _id: completed })).toMatchObject([{ status: 'completed', version: 4 }]);
  });

  test.each(['all its effects', 'some of its effects'])(
    'what the deletion of a client closed is open again once it is restored, after %s',
    async (extent) => {
      const client_id = await newClient();
      await many(() => create('Estimates', { client_id, items }));
      const placed = (await many(() => create('Orders', { client_id, items }))).map(({ id }) => id);
      const [cancelled, processing] = placed as [number, number];
      await change('Orders', cancelled, { status: 'cancelled' });
      await change('Orders', processing, { status: 'processing' });
      const contact = { name: 'Maria Anders', email: 'maria@alfreds.example' };
      await call('Contacts/Create', { client_id, contact });
      const before = await stateOf(client_id);
      await call('Clients/Delete', { id: client_id });
      if (extent === 'all its effects') await untilHandled(client_id, 1);
      await call('Clients/Restore', { id: client_id });
      await crm.killAll();
      await untilHandled(client_id, 2);
      await crm.untilAllPublished();
      expect(await stateOf(client_id)).toEqual(before);
      expect(await find('orders', { client_id, status_before: { $exists: true } })).toEqual([]);
    },
  );
});

/** Returns the statuses of the client's estimates and orders, and the ids of its contacts. */
async function stateOf(client_id: number): Promise<object> {
  const statuses = async (collection: string) =>
    (await find(collection, { client_id })).map(({ _id, status }) => ({ _id, status }));
  const contacts = (await find('contacts', { client_id })).map(({ _id }) => _id);
  return { estimates: await statuses('estimates'), orders: await statuses('orders'), contacts };
}

/** Waits until every consumer has handled the deletions and restorations of a client. */
async function untilHandled(client_id: number, count: number): Promise<void> {
  const events = { record: `client.${client_id}`, subject: /client\.(deleted|restored)\./ };
  const published = await crm.db.collection('outbox').find(events).toArray();
  expect(published).toHaveLength(count);
  const ids = published.flatMap(({ _id }) => ['orders', 'estimates', 'contacts'].map((name) => `crm_${name}-${_id}`));
  const handled = () => crm.db.collection('inbox').countDocuments({ _id: { $in: ids as never[] } });
  await eventually(handled, (found) => found === ids.length);
}
