/**
 * Compares the creation rates of invoices, which have gapless numbers, and of items, which have none. Both write one
 * record and one event in one transaction. Real billing processes, called like a gateway calls them.
 */
import { loadContract } from '@bms/contracts';
import { connectRpc, type RpcClient, type StartedSystem, signIn, startSystem } from '@bms/testing';
import { type Measured, measure } from './measure.ts';

const MS = Number(process.env['BENCH_MS'] ?? 5000);
const contract = loadContract();

const system = await startSystem({ replicas: 2 });
try {
  const client_id = await createClient(system);
  const clients = system.services
    .get('billing')!
    .map(({ target }) => connectRpc('billing', target, contract, system.secrets));
  const [first] = clients;
  console.log(
    '| at once | items/s | invoices/s | ratio | p99 items | p99 invoices | two processes: invoices/s | ratio | p99 |',
  );
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const atOnce of [1, 32, 100]) {
    const items = await measure(atOnce, MS, () => createItem(first!));
    const invoices = await measure(atOnce, MS, () => createInvoice(first!, client_id));
    const both = await measure(atOnce, MS, () => createInvoice(next(clients), client_id));
    console.log(row(atOnce, items, invoices, both));
  }
  for (const copy of clients) copy.close();
} finally {
  await system.stop();
}

async function createClient({ gateways, admin }: StartedSystem): Promise<number> {
  const http = await signIn(gateways[0]!.url, admin.email, admin.password);
  const { body } = await http.send('POST', '/api/clients', {
    company_name: 'Alfreds Futterkiste',
    type: 'organization',
  });
  return (body as { record: { id: number } }).record.id;
}

function createItem({ call }: RpcClient) {
  return call('Items/Create', { item: { title: 'Chai', rate: '1800' } });
}

function createInvoice({ call }: RpcClient, client_id: number) {
  const items = [{ title: 'Chai', quantity: '2', rate: '1800' }];
  return call('Invoices/Create', { invoice: { client_id, items, due_date: '2027-01-31' } });
}

function next(copies: RpcClient[]): RpcClient {
  copies.push(copies.shift()!);
  return copies[0]!;
}

function row(atOnce: number, items: Measured, invoices: Measured, both: Measured): string {
  const cells = [
    atOnce,
    items.perSecond.toFixed(0),
    invoices.perSecond.toFixed(0),
    (invoices.perSecond / items.perSecond).toFixed(2),
    items.p99.toFixed(1),
    invoices.p99.toFixed(1),
    both.perSecond.toFixed(0),
    (both.perSecond / invoices.perSecond).toFixed(2),
    both.p99.toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}
