import { Presets, SingleBar } from 'cli-progress';
import pLimit from 'p-limit';
import type { Api } from './api.ts';
import type { Customer } from './northwind.ts';

/** How many customers are brought in at the same time. */
const AT_ONCE = 8;

interface List<Item> {
  records: Item[];
  meta: { total: number };
}

interface ClientListItem {
  id: number;
  company_name: string;
  city: string;
  country: string;
}

/** What came of one customer: whether it was new, and which fields came back other than they were sent. */
interface Outcome {
  created: boolean;
  changed: string[];
}

/** Brings the customers in as clients, several at once, and shows how far it is. A customer that is there already is left alone. */
export async function importClients(
  api: Api,
  customers: Customer[],
): Promise<{ created: number; present: number; changed: string[] }> {
  const bar = new SingleBar({ format: '  clients  {bar} {value}/{total}', hideCursor: true }, Presets.shades_classic);
  bar.start(customers.length, 0);
  const limit = pLimit(AT_ONCE);
  const outcomes = await Promise.all(
    customers.map((customer) =>
      limit(async () => {
        const outcome = await importClient(api, customer);
        bar.increment();
        return outcome;
      }),
    ),
  ).finally(() => bar.stop());
  const created = outcomes.filter((outcome) => outcome.created).length;
  return { created, present: outcomes.length - created, changed: outcomes.flatMap((outcome) => outcome.changed) };
}

async function importClient(api: Api, customer: Customer): Promise<Outcome> {
  const found = await api.get<List<ClientListItem>>(`/api/clients?label=${encodeURIComponent(customer.customerID)}`);
  const created = found.records.length === 0;
  const id = found.records[0]?.id ?? (await createClient(api, customer));
  return { created, changed: await compare(api, id, customer) };
}

async function createClient(api: Api, customer: Customer): Promise<number> {
  const answer = await api.post<{ record: { id: number } }>(
    '/api/clients',
    clientOf(customer),
    `northwind-${customer.customerID}`,
  );
  return answer.record.id;
}

const clientOf = (customer: Customer) => ({
  company_name: customer.companyName,
  type: 'organization',
  address: customer.address,
  city: customer.city,
  state: customer.region,
  zip: customer.postalCode,
  country: customer.country,
  phone: customer.phone,
  labels: [customer.customerID],
});

/** Names what the service shows otherwise than the file says. */
async function compare(api: Api, id: number, customer: Customer): Promise<string[]> {
  const { record } = await api.get<{ record: Record<string, unknown> }>(`/api/clients/${id}`);
  return Object.entries(clientOf(customer))
    .filter(([name, value]) => JSON.stringify(record[name]) !== JSON.stringify(value))
    .map(([name]) => `${customer.customerID}.${name}`);
}

/** Searches as a person would type them, with how many clients each finds and the first few of them. */
export async function showSearches(api: Api, searches: string[], print: (line: string) => void): Promise<void> {
  for (const search of searches) {
    const { records, meta } = await api.get<List<ClientListItem>>(
      `/api/clients?limit=3&search=${encodeURIComponent(search)}`,
    );
    const names = records.map((client) => `${client.company_name} (${client.city}, ${client.country})`);
    print(`  ${`"${search}"`.padEnd(22)} ${String(meta.total).padStart(3)}   ${names.join('; ')}`);
  }
}

/** How many clients there are. */
export async function countClients(api: Api): Promise<number> {
  return (await api.get<List<ClientListItem>>('/api/clients?limit=1')).meta.total;
}
