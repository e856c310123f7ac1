import { eventually } from '@bms/testing';
import type { Writer } from './writer.ts';

/** The time within which an event creates its record, whatever happens meanwhile, in milliseconds. */
const CREATED_TIMEOUT_MS = 300_000;

const items = [{ title: 'Chai', quantity: 2, rate: 1800 }];

/** Runs a sale: a lead, a client, an accepted estimate, its order, the invoice of the order, and its payments. */
export async function runSale(writer: Writer, name: string): Promise<void> {
  const { api, ledger } = writer;
  const { data: lead } = await api.leads.create({ body: { company_name: `Lead ${name}` } });
  ledger.acknowledge(`/api/leads/${lead.record.id}`, { company_name: `Lead ${name}` });
  const company = { company_name: `Client ${name}`, type: 'organization' } as const;
  const { data: client } = await api.clients.create({ body: company });
  ledger.acknowledge(`/api/clients/${client.record.id}`, company);
  await acceptEstimate(writer, client.record.id);
  const order = await createdOne(writer, `order of client ${client.record.id}`, async () => {
    const { data } = await api.orders.list({ query: { client_id: client.record.id } });
    return data.records;
  });
  if (!order) return;
  for (const status of ['processing', 'confirmed'] as const) {
    await api.orders.update({ path: { id: order.id }, body: { status } });
    ledger.acknowledge(`/api/orders/${order.id}`, { status });
  }
  const invoice = await createdOne(writer, `invoice of order ${order.id}`, async () => {
    const { data } = await api.invoices.list({ query: { client_id: client.record.id } });
    return data.records;
  });
  if (invoice) await settleInvoice(writer, invoice.id);
}

async function acceptEstimate({ api, ledger }: Writer, client_id: number): Promise<void> {
  const { data } = await api.estimates.create({ body: { client_id, items } });
  const path = { id: data.record.id };
  ledger.acknowledge(`/api/estimates/${path.id}`, { client_id, status: 'draft' });
  await api.estimates.send({ path });
  ledger.acknowledge(`/api/estimates/${path.id}`, { status: 'sent' });
  await api.estimates.accept({ path });
  ledger.acknowledge(`/api/estimates/${path.id}`, { status: 'accepted' });
}

/** Sends an invoice and pays it in two parts. */
async function settleInvoice({ api, ledger }: Writer, id: number): Promise<void> {
  const path = { id };
  const { data: sent } = await api.invoices.send({ path });
  const { total } = sent.record;
  ledger.acknowledge(`/api/invoices/${id}`, { status: 'sent', total, balance: total });
  const first = Math.floor(total / 3);
  for (const [amount, status] of [
    [first, 'partially_paid'],
    [total - first, 'paid'],
  ] as const) {
    const { data } = await api.invoices.addPayment({ path, body: { amount } });
    const { paid, balance } = data.record;
    ledger.acknowledge(`/api/invoices/${id}`, { status, paid, balance });
  }
}

/**
 * Waits for the record that an event creates.
 * @returns undefined if the writer stops first
 * @throws Error if there are several, or none in time
 */
async function createdOne<T>({ stopping }: Writer, what: string, list: () => Promise<readonly T[]>) {
  const found = await eventually(list, ({ length }) => length > 0 || stopping.aborted, CREATED_TIMEOUT_MS).catch(
    (cause: unknown) => Promise.reject(new Error(`no ${what} after ${CREATED_TIMEOUT_MS / 1000} s`, { cause })),
  );
  if (found.length > 1) throw new Error(`${found.length} times the ${what}`);
  return found[0];
}
