import { cp, rename, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually, type Http, type StartedSystem, signIn, startSystem } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const AT_ONCE = 12;
/** Number of writes whose events are pending when the fault ends. */
const BACKLOG = 1000;
/** Waiting time after the fault, in milliseconds; services are still catching up with events. */
const AFTERWARDS_MS = 10_000;
/** The time in which gateways reconnect to a service that is back, on a busy machine, in milliseconds. */
const RECONNECTED_MS = 5000;
/** The default deadline of gateways; a call that takes longer gets a 504. */
const DEADLINE_MS = '5000';

const ORDERS = 25;
/** Time limit for publication: events are published within milliseconds of their commit on an idle machine. */
const PUBLISHED_MS = 5000;

let system: StartedSystem;
let http: Http;

beforeAll(async () => {
  const gatewaySettings = { LIMITS: 'default=1000000/60', DEADLINE_MS };
  system = await startSystem({ gatewaySettings });
  http = await signIn(system.gateways[0]!.url, system.admin.email, system.admin.password);
});
afterAll(() => system?.stop());

/** Creates clients and reads lists of several services repeatedly until stopped. */
function startCalls() {
  const seen: { readonly status: number; readonly sentAt: number }[] = [];
  let going = true;
  const call = (turn: number) => {
    if (turn % 3 > 0)
      return http.send('POST', '/api/clients', { company_name: `Client ${turn}`, type: 'organization' });
    return http.send('GET', ['/api/clients', '/api/invoices', '/api/tasks', '/api/admin/audit-log'][turn % 4]!);
  };
  const worker = async (first: number): Promise<void> => {
    for (let turn = first; going; turn += AT_ONCE) {
      const sentAt = Date.now();
      seen.push({ status: (await call(turn)).status, sentAt });
    }
  };
  const workers = Promise.all(Array.from({ length: AT_ONCE }, (_, index) => worker(index)));
  return {
    /** Resolves once `count` records have been created. */
    written: (count: number) =>
      eventually(
        async () => seen.filter(({ status }) => status === 201).length,
        (created) => created >= count,
      ),
    stop: async () => {
      going = false;
      await workers;
      return seen;
    },
  };
}

describe('calls are answered in time while services catch up on events', () => {
  test('after NATS was frozen', async () => {
    const calls = startCalls();
    await sleep(1000);
    system.nats.freeze();
    await calls.written(BACKLOG);
    system.nats.thaw();
    await sleep(AFTERWARDS_MS);
    const seen = await calls.stop();
    expect([...new Set(seen.map(({ status }) => status))].sort()).toEqual([200, 201]);
  }, 180_000);

  test('after identity was killed and came back', async () => {
    const calls = startCalls();
    await sleep(1000);
    const identity = system.services.get('identity')![0]!;
    await identity.kill();
    await identity.restart();
    const back = Date.now();
    await sleep(AFTERWARDS_MS);
    const seen = await calls.stop();
    expect(seen.filter(({ status }) => status === 504)).toEqual([]);
    const afterwards = seen.filter(({ sentAt }) => sentAt > back + RECONNECTED_MS);
    expect(afterwards.filter(({ status }) => status >= 500)).toEqual([]);
    expect(afterwards.length).toBeGreaterThan(0);
  }, 180_000);
});

describe('every confirmed order gets its invoice', () => {
  test('even if NATS returns with an older disk before billing has received them', async () => {
    const client_id = await created('/api/clients', { company_name: 'Alfreds', type: 'organization' });
    const billing = system.services.get('billing')![0]!;
    const { nats } = system;
    await nats.kill();
    await cp(nats.dataDir, `${nats.dataDir}-older`, { recursive: true });
    await nats.restart();
    billing.freeze();
    const orders: number[] = [];
    for (let count = 0; count < ORDERS; count += 1) orders.push(await confirmedOrder(client_id));
    await sleep(PUBLISHED_MS);
    await nats.kill();
    await rm(nats.dataDir, { recursive: true });
    await rename(`${nats.dataDir}-older`, nats.dataDir);
    await nats.restart();
    billing.thaw();
    const invoiced = await eventually(invoicedOrders, (found) => orders.every((id) => found.includes(id)));
    expect(invoiced.sort((a, b) => a - b)).toEqual(orders);
  }, 180_000);
});

async function created(path: string, record: object): Promise<number> {
  const { body } = await http.send('POST', path, record);
  return (body as { record: { id: number } }).record.id;
}

async function confirmedOrder(client_id: number): Promise<number> {
  const id = await created('/api/orders', { client_id, items: [{ title: 'Chai', quantity: 1, rate: 1800 }] });
  for (const status of ['processing', 'confirmed']) {
    const changed = await http.send('PATCH', `/api/orders/${id}`, { status });
    expect(changed.status).toBe(200);
  }
  return id;
}

/** Returns the ids of the orders that have an invoice. */
async function invoicedOrders(): Promise<number[]> {
  const { body } = await http.send('GET', '/api/invoices?limit=100');
  const ids = (body as { records: { id: number }[] }).records.map(({ id }) => id);
  const details = await Promise.all(ids.map((id) => http.send('GET', `/api/invoices/${id}`)));
  return details.map(({ body: invoice }) => (invoice as { record: { order_id: number } }).record.order_id);
}
