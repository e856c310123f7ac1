import { setTimeout as sleep } from 'node:timers/promises';
import {
  eventually,
  type KilledReplicas,
  localSecrets,
  type ServiceStub,
  type StartedPart,
  startKilledReplicas,
  startNats,
  startOrganization,
} from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCrm, type TestedCrm } from './crm.ts';
import { contract } from './harness.ts';

const CALLERS = 24;
const ORDERS = 60;
/** Each process of the service, then the database. */
const ROUNDS = 3;
const line = { title: 'Consulting', quantity: '2', rate: '100' };

let nats: StartedPart;
let crm: TestedCrm;
let organization: ServiceStub;
let billing: KilledReplicas;

beforeAll(async () => {
  const secrets = localSecrets('billing', 'crm');
  nats = await startNats();
  crm = await startCrm(contract, secrets.trustedKeys, nats.url);
  crm.has(1);
  organization = await startOrganization(contract, secrets.trustedKeys);
  const env = {
    LOG_LEVEL: 'fatal',
    NATS_URL: nats.url,
    SIGNING_KEY: secrets.signingKey('billing'),
    TRUSTED_KEYS: secrets.trustedKeys,
    UPSTREAMS: `crm=${crm.target},identity=${organization.target}`,
  };
  billing = await startKilledReplicas('billing', { contract, secrets, env });
});

afterAll(async () => {
  await billing?.stop();
  await crm?.stop();
  organization?.close();
  await nats?.stop();
});

/** The acknowledged numbers, by idempotency key. */
const acknowledged = new Map<string, string>();

/** Retries the request on alternating processes until it is acknowledged, as a client app does after a timeout. */
async function createOnce(key: string): Promise<void> {
  const invoice = { client_id: 1, due_date: '2999-12-31', items: [line] };
  const options = { headers: { 'idempotency-key': key }, deadlineMs: 5000 };
  for (let tries = 0; ; tries++) {
    try {
      const rpc = billing.rpcs[(key.length + tries) % billing.rpcs.length]!;
      type Created = { record: { invoice_number: string } };
      const { message } = await rpc.call<Created>('Invoices/Create', { invoice }, options);
      acknowledged.set(key, message.record.invoice_number);
      return;
    } catch (error) {
      if (!['unavailable', 'timeout'].includes((error as { code: string }).code)) throw error;
      await sleep(50);
    }
  }
}

/** Creates invoices concurrently until aborted; each worker ends only after an acknowledged request. */
function keepCreating(stopping: AbortSignal): Promise<unknown> {
  const lane = async (caller: number): Promise<void> => {
    for (let n = 0; !stopping.aborted; n++) await createOnce(`${caller}-${n}`);
  };
  return Promise.all(Array.from({ length: CALLERS }, (_, caller) => lane(caller)));
}

test('numbers have no gaps and nothing acknowledged is lost, through kill -9 of services and of the database', async () => {
  const { mongo, replicas, db } = billing;
  const stopping = new AbortController();
  const creating = keepCreating(stopping.signal);
  const orders = Array.from({ length: ORDERS }, (_, n) => ({ id: n + 1, client_id: 1, items: [line] }));
  const confirming = Promise.all(orders.map((order, n) => sleep(n * 200).then(() => crm.confirm(order))));
  for (let round = 0; round < ROUNDS; round++) {
    await sleep(300 + Math.random() * 1000);
    const victim = round === ROUNDS - 1 ? mongo : replicas[round % replicas.length]!;
    await victim.kill();
    await sleep(Math.random() * 500);
    await victim.restart();
  }
  stopping.abort();
  await creating;
  await confirming;

  const invoices = () =>
    db
      .collection('invoices')
      .find({}, { projection: { invoice_number: 1, order_id: 1 } })
      .toArray();
  const expected = acknowledged.size + ORDERS;
  // Beyond the pause of 5 minutes before an event that failed five times, e.g. by conflicts on a busy machine, is tried again.
  const kept = await eventually(invoices, ({ length }) => length >= expected, 400_000);
  const numbers = kept.map(({ invoice_number }) => String(invoice_number));
  expect(numbers.sort()).toEqual(
    Array.from({ length: expected }, (_, index) => `INV-${String(index + 1).padStart(6, '0')}`),
  );
  expect([...acknowledged.values()].filter((number) => !numbers.includes(number))).toEqual([]);
  expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
  const ofOrders = kept.flatMap(({ order_id }) => order_id ?? []).sort((a, b) => a - b);
  expect(ofOrders).toEqual(orders.map(({ id }) => id));
});
