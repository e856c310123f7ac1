/**
 * Measures the rate of invoices created for confirmed orders: for a backlog from the time billing was unavailable, and
 * for orders confirmed while it runs. Real processes, called like a gateway calls them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { loadContract } from '@bms/contracts';
import { connectRpc, type RpcClient, signIn, startSystem } from '@bms/testing';
import { measure } from './measure.ts';

const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 1000);
const MS = Number(process.env['BENCH_MS'] ?? 5000);
const AT_ONCE = 32;
const POLL_MS = 20;

const contract = loadContract();
const system = await startSystem();
try {
  const { admin, gateways, services, secrets } = system;
  const http = await signIn(gateways[0]!.url, admin.email, admin.password);
  const { body } = await http.send('POST', '/api/clients', { company_name: 'Alfreds', type: 'organization' });
  const client_id = (body as { record: { id: number } }).record.id;
  const billing = services.get('billing')![0]!;
  const crm = connectRpc('crm', services.get('crm')![0]!.target, contract, secrets);
  const invoices = async () => {
    const listed = await http.send('GET', '/api/invoices?limit=1');
    return (listed.body as { meta: { total: number } }).meta?.total ?? 0;
  };
  const creates = await measure(AT_ONCE, MS, () => createClient(crm));
  console.log(
    `clients created a second, ${AT_ONCE} at once: ${creates.perSecond.toFixed(0)} (p99 ${creates.p99.toFixed(0)} ms)`,
  );

  await billing.kill();
  await confirmOrders(crm, client_id);
  await billing.restart();
  const caughtUp = await rateUntil(ORDERS, invoices);
  console.log(`invoices a second, of ${ORDERS} orders that waited: ${caughtUp.toFixed(0)}`);

  const since = performance.now();
  const confirming = confirmOrders(crm, client_id).then(() => performance.now());
  await rateUntil(2 * ORDERS, invoices);
  const [confirmedAt, doneAt] = [await confirming, performance.now()];
  const perSecond = (from: number, to: number) => (ORDERS / ((to - from) / 1000)).toFixed(0);
  console.log(
    `orders confirmed a second while billing runs: ${perSecond(since, confirmedAt)}; their invoices: ${perSecond(since, doneAt)}`,
  );
  crm.close();
} finally {
  await system.stop();
}

function createClient({ call }: RpcClient) {
  return call('Clients/Create', { client: { company_name: 'Blauer See', type: 'organization' } });
}

async function confirmOrders({ call }: RpcClient, client_id: number): Promise<void> {
  let left = ORDERS;
  const items = [{ title: 'Chai', quantity: '2', rate: '1800' }];
  const worker = async (): Promise<void> => {
    while (left-- > 0) {
      const { message } = await call<{ record: { id: string } }>('Orders/Create', { order: { client_id, items } });
      const change = (status: string) =>
        call('Orders/Update', { id: message.record.id, order: { status }, update_mask: { paths: ['status'] } });
      await change('processing');
      await change('confirmed');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Polls `count` until it reaches `total`. @returns the rate per second, from the first observed increase to the last
 */
async function rateUntil(total: number, count: () => Promise<number>): Promise<number> {
  const first = await count();
  let [seen, since] = [first, performance.now()];
  while (seen < total) {
    seen = await count();
    if (seen === first) since = performance.now();
    await sleep(POLL_MS);
  }
  return (seen - first) / ((performance.now() - since) / 1000);
}
