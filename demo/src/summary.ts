import type { Api } from './api.ts';
import { countAll, readAll } from './lists.ts';
import { money } from './money.ts';

const lists = ['clients', 'team', 'item-categories', 'items', 'orders', 'invoices', 'announcements', 'pages'].map(
  (name) => `/api/${name}`,
);

/**
 * What is there: how many of each, the sum of all invoices, and the ten clients with the most.
 * @param without a client who is left out with everything that was sold to it
 */
export async function showSummary(api: Api, without?: number): Promise<void> {
  for (const path of lists) {
    const count = (await countAll(api, path)) - (await countOf(api, path, without));
    console.log(`  ${path.slice('/api/'.length).padEnd(16)} ${String(count).padStart(5)}`);
  }
  const all = await readAll<{ client_id: number; total: number }>(api, '/api/invoices');
  const invoices = all.filter(({ client_id }) => client_id !== without);
  const sum = (totals: readonly { total: number }[]) => totals.reduce((all, { total }) => all + total, 0);
  console.log(`  sum of invoices  ${money(sum(invoices))}`);
  const byClient = [...Map.groupBy(invoices, ({ client_id }) => client_id)].map(([id, own]) => ({
    id,
    total: sum(own),
  }));
  const largest = byClient.sort((a, b) => b.total - a.total).slice(0, 10);
  console.log('\nThe ten largest clients:');
  for (const { id, total } of largest) {
    const { record } = await api.get<{ record: { company_name: string; country: string } }>(`/api/clients/${id}`);
    console.log(`  ${money(total).padStart(14)}  ${record.company_name} (${record.country})`);
  }
}

/** How many of the records are of a client, or the client itself. */
async function countOf(api: Api, path: string, client: number | undefined): Promise<number> {
  if (client === undefined) return 0;
  if (path === '/api/clients') return 1;
  return path === '/api/orders' || path === '/api/invoices' ? countAll(api, `${path}?client_id=${client}`) : 0;
}
