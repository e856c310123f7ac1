import type { Api } from './api.ts';
import { countAll, readAll } from './lists.ts';

const lists = ['/api/clients', '/api/team', '/api/item-categories', '/api/items', '/api/orders', '/api/invoices'];

/** What is there: how many of each, the sum of all invoices, and the ten clients with the most. */
export async function showSummary(api: Api): Promise<void> {
  for (const path of lists)
    console.log(`  ${path.slice('/api/'.length).padEnd(16)} ${String(await countAll(api, path)).padStart(5)}`);
  const invoices = await readAll<{ client_id: number; total: number }>(api, '/api/invoices');
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

/** Cents as people write them. */
const money = (cents: number): string => (cents / 100).toLocaleString('en', { minimumFractionDigits: 2 });
