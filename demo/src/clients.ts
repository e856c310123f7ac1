import type { Api } from './api.ts';
import { importRows } from './import.ts';
import type { Customer } from './northwind.ts';

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

/**
 * Brings the customers in as clients. One that is there already, by its label, is left alone.
 * @returns the ids of the clients by customerID
 * @throws Error when a field came back otherwise than it was sent
 */
export async function importClients(api: Api, customers: readonly Customer[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const changed: string[] = [];
  await importRows('clients', customers, async (customer) => {
    const found = await api.get<List<ClientListItem>>(`/api/clients?label=${encodeURIComponent(customer.customerID)}`);
    const known = found.records[0]?.id;
    const id = known ?? (await createClient(api, customer));
    ids.set(customer.customerID, id);
    changed.push(...(await compare(api, id, customer)));
    return known === undefined ? 'created' : 'present';
  });
  if (changed.length > 0) throw new Error(`arrived otherwise than they were sent: ${changed.join(', ')}`);
  return ids;
}

async function createClient(api: Api, customer: Customer): Promise<number> {
  const key = `northwind-${customer.customerID}`;
  return (await api.post<{ record: { id: number } }>('/api/clients', clientOf(customer), key)).record.id;
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
export async function showSearches(api: Api, searches: readonly string[]): Promise<void> {
  for (const search of searches) {
    const { records, meta } = await api.get<List<ClientListItem>>(
      `/api/clients?limit=3&search=${encodeURIComponent(search)}`,
    );
    const names = records.map((client) => `${client.company_name} (${client.city}, ${client.country})`);
    console.log(`  ${`"${search}"`.padEnd(22)} ${String(meta.total).padStart(3)}   ${names.join('; ')}`);
  }
}
