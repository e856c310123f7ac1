import type { Client, ClientCreate } from '@bms/client';
import type { Api } from './api.ts';
import { importRows } from './import.ts';
import type { Customer } from './northwind.ts';

/**
 * Imports the customers as clients. Existing clients, found by their label, are not changed.
 * @returns the ids of the clients by customerID
 * @throws Error when a stored field differs from the value sent
 */
export async function importClients(api: Api, customers: readonly Customer[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const changed: string[] = [];
  await importRows('clients', customers, async (customer) => {
    const { data: found } = await api.call.clients.list({ query: { label: customer.customerID } });
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
  const headers = { 'Idempotency-Key': `northwind-${customer.customerID}` };
  return (await api.call.clients.create({ body: clientOf(customer), headers })).data.record.id;
}

const clientOf = (customer: Customer): ClientCreate => ({
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

/** Returns the fields whose stored value differs from the file. */
async function compare(api: Api, id: number, customer: Customer): Promise<string[]> {
  const { record } = (await api.call.clients.get({ path: { id } })).data;
  return Object.entries(clientOf(customer))
    .filter(([name, value]) => JSON.stringify(record[name as keyof Client]) !== JSON.stringify(value))
    .map(([name]) => `${customer.customerID}.${name}`);
}

/** Prints the number of clients that each search finds, and the first few of them. */
export async function showSearches(api: Api, searches: readonly string[]): Promise<void> {
  for (const search of searches) {
    const { records, meta } = (await api.call.clients.list({ query: { limit: 3, search } })).data;
    const names = records.map((client) => `${client.company_name} (${client.city}, ${client.country})`);
    console.log(`  ${`"${search}"`.padEnd(22)} ${String(meta.total).padStart(3)}   ${names.join('; ')}`);
  }
}
