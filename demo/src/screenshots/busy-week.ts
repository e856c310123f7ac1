import type { Api } from '../api.ts';
import { readAll } from '../lists.ts';
import { COMPANY } from '../sale/find-sale.ts';

const DAY_MS = 86_400_000;
type One<Item> = { record: Item };

/** Leads by the status that they have. */
const LEADS = {
  new: ['Polar Spices', 'Lakeside Inn', 'Orient Tea House', 'Café Aurora'],
  qualified: ['Harbour Kitchen', 'Casa Verde'],
  discussion: ['Bistro Lyon', 'Alpine Lodge'],
  negotiation: ['Stadtküche Graz'],
};

/** Tasks of the administrator, with the days until they are due. */
const TASKS = [
  { title: 'Call Königlich Essen about Monday', priority: 'urgent', days: -1 },
  { title: 'Prepare the offer for Casa Verde', priority: 'high', days: 3 },
  { title: 'Check the price list', priority: 'medium', days: 6 },
  { title: 'Plan the tasting', priority: 'low', days: 11 },
];

/** Sent invoices: the product, its quantity and the days until payment is due. */
const INVOICES = [
  { client: 'Königlich Essen', product: '38', quantity: 4, days: -12 },
  { client: 'Ernst Handel', product: '18', quantity: 30, days: -5 },
  { client: 'Save-a-lot Markets', product: '1', quantity: 60, days: 9 },
  { client: 'QUICK-Stop', product: '20', quantity: 12, days: 16 },
  { client: 'Simons bistro', product: '56', quantity: 25, days: 28 },
];

/** Ids of the records that are pictured. */
export interface BusyWeek {
  readonly client: number;
  readonly invoice: number;
  readonly role: number;
}

/** Creates the records of the current week, which the imported company does not have: leads, tasks, open invoices. */
export async function createBusyWeek(api: Api, items: ReadonlyMap<string, number>): Promise<BusyWeek> {
  await createLeads(api);
  await createTasks(api);
  for (const { client, product, quantity, days } of INVOICES) {
    const line = { item_id: items.get(product), quantity };
    const id = await createInvoice(api, { client_id: await clientNamed(api, client), days, items: [line] });
    await api.post(`/api/invoices/${id}/send`, {});
  }
  const client = await clientNamed(api, COMPANY);
  const roles = await readAll<{ id: number; title: string }>(api, '/api/admin/roles');
  return { client, invoice: await createDraft(api, client, items), role: roles.find(isMember)!.id };
}

const isMember = ({ title }: { readonly title: string }): boolean => title === 'Member';

async function createLeads(api: Api): Promise<void> {
  for (const [status, names] of Object.entries(LEADS))
    for (const company_name of names) {
      const { record } = await api.post<One<{ id: number }>>('/api/leads', { company_name });
      if (status !== 'new') await api.patch(`/api/leads/${record.id}`, { status });
    }
}

async function createTasks(api: Api): Promise<void> {
  const me = await api.get<{ id: number }>('/api/auth/me');
  for (const { days, ...task } of TASKS)
    await api.post('/api/tasks', { ...task, deadline: dayIn(days), assigned_to: [me.id] });
}

/** Creates an invoice with lines of its own, a line of an item, and two taxes. */
async function createDraft(api: Api, client_id: number, items: ReadonlyMap<string, number>): Promise<number> {
  const taxes = await readAll<{ id: number; title: string }>(api, '/api/taxes');
  const taxed = (start: string) => ({
    tax_ids: taxes.filter(({ title }) => title.startsWith(start)).map(({ id }) => id),
  });
  const lines = [
    { title: 'Consulting', unit_type: 'hours', quantity: 2.5, rate: 9000, ...taxed('VAT 25') },
    { title: 'Travel', unit_type: 'day', quantity: 1, rate: 4550, ...taxed('VAT 25') },
    { item_id: items.get('1'), unit_type: 'boxes', quantity: 12, ...taxed('VAT on food') },
  ];
  return createInvoice(api, { client_id, days: 21, items: lines });
}

interface NewInvoice {
  readonly client_id: number;
  readonly days: number;
  readonly items: readonly object[];
}

async function createInvoice(api: Api, { days, ...invoice }: NewInvoice): Promise<number> {
  const body = { ...invoice, due_date: dayIn(days) };
  return (await api.post<One<{ id: number }>>('/api/invoices', body)).record.id;
}

async function clientNamed(api: Api, name: string): Promise<number> {
  const found = await readAll<{ id: number; company_name: string }>(
    api,
    `/api/clients?search=${encodeURIComponent(name)}`,
  );
  const client = found.find(({ company_name }) => company_name === name);
  if (!client) throw new Error(`there is no client "${name}"`);
  return client.id;
}

/** Returns the date (UTC) in some days. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
