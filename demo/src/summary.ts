import { formatMoney } from '@bms/money';
import { countOperations } from '@bms/testing';
import type { Api } from './api.ts';
import { countAll, readAll } from './lists.ts';

const lists = ['clients', 'team', 'item-categories', 'items', 'orders', 'invoices', 'announcements', 'pages'].map(
  (name) => `/api/${name}`,
);

/** An invoice in the list. */
interface Invoice {
  client_id: number;
  total: number;
  currency: string;
}

/**
 * Prints the number of records of each kind, the sum of all invoices, and the ten clients with the largest sums.
 * @param without clients to leave out, with their orders and invoices
 */
export async function showSummary(api: Api, without: readonly number[] = []): Promise<void> {
  for (const path of lists) {
    const left = await Promise.all(without.map((client) => countOf(api, path, client)));
    const count = left.reduce((all, one) => all - one, await countAll(api, path));
    console.log(`  ${path.slice('/api/'.length).padEnd(16)} ${String(count).padStart(5)}`);
  }
  const all = await readAll<Invoice>(api, '/api/invoices?include=currency');
  const invoices = all.filter(({ client_id }) => !without.includes(client_id));
  const sum = (totals: readonly { total: number }[]) => totals.reduce((all, { total }) => all + total, 0);
  for (const [currency, own] of Map.groupBy(invoices, (invoice) => invoice.currency))
    console.log(`  sum of invoices  ${formatMoney(sum(own), { currency })}`);
  const byClient = [...Map.groupBy(invoices, ({ client_id }) => client_id)].map(([id, own]) => ({
    id,
    total: sum(own),
    currency: own[0]!.currency,
  }));
  const largest = byClient.sort((a, b) => b.total - a.total).slice(0, 10);
  console.log('\nThe ten largest clients:');
  for (const { id, total, currency } of largest) {
    const { record } = await api.get<{ record: { company_name: string; country: string } }>(`/api/clients/${id}`);
    console.log(`  ${formatMoney(total, { currency }).padStart(15)}  ${record.company_name} (${record.country})`);
  }
}

/** Returns the number of a client's records in a list, counting the client itself. */
async function countOf(api: Api, path: string, client: number): Promise<number> {
  if (path === '/api/clients') return 1;
  return path === '/api/orders' || path === '/api/invoices' ? countAll(api, `${path}?client_id=${client}`) : 0;
}

/**
 * Prints the number of operations in the OpenAPI document. @throws Error if an operation that clients rely on is
 * missing
 */
export async function showOperations(api: Api): Promise<void> {
  const document = await api.get<{ paths: Record<string, object> }>('/api/docs');
  const { fixed, added, missing } = countOperations(document);
  if (missing.length > 0) throw new Error(`the document lacks ${missing.join(', ')}`);
  console.log(`Operations: ${fixed} fixed, ${added} added`);
}
