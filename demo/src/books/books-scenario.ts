import { setTimeout as sleep } from 'node:timers/promises';
import { formatMoney } from '@bms/money';
import type { Api } from '../api.ts';
import { readAll } from '../lists.ts';
import { saveDocuments } from '../sale/save-document.ts';
import { type Scenario, startScenario } from '../sale/scenario.ts';
import { type CreditNote, type Invoice, showBooks } from './books.ts';

/** Company name of the client; later runs find it by this name. */
const COMPANY = 'Lighthouse Provisions';
const CLIENT = {
  ...{ company_name: COMPANY, type: 'organization', address: 'Fyrveien 8', zip: '4630', city: 'Kristiansand' },
  ...{ country: 'Norway', country_code: 'NO', email: 'accounts@lighthouse.example', language: 'en' },
};
const DEPOSIT_PERCENT = 30;
const SOON_MS = 30_000;

type One<Item> = { record: Item };
interface Order {
  readonly id: number;
  readonly client_id: number;
  readonly order_number: string;
  readonly status: string;
  readonly total: number;
  readonly currency: string;
}

/**
 * Runs a sale with a deposit, a final invoice, a partial credit and a refund; saves and validates the documents, and
 * compares the reports of the client with a computation from them. The results of an earlier run are shown, not repeated.
 * @throws Error when a step or a report has an unexpected result
 */
export async function runBooksScenario(api: Api, folder: string): Promise<void> {
  console.log('\nA deposit, a final invoice, a partial credit and a refund (+ done now, = done by an earlier run):');
  const scenario = startScenario(api);
  const client = await ensureClient(scenario);
  const order = await ensureOrder(scenario, client);
  const deposit = await payDeposit(scenario, order);
  const final = await payFinal(scenario, order);
  const note = await creditPart(scenario, final);
  await refundRest(scenario, final);
  const invoices = [deposit, final].map(({ id, invoice_number: number }) => ({ id, number, of: 'invoices' as const }));
  const credit = { id: note.id, number: note.credit_note_number, of: 'creditNotes' as const };
  await saveDocuments(scenario, [...invoices, credit], folder);
  await showBooks(api, client, { invoices: [await read(api, deposit), await read(api, final)], notes: [note] });
}

/** Returns the id of the client, if an earlier run created it. */
export async function findBooksClient(api: Api): Promise<number | undefined> {
  const path = `/api/clients?search=${encodeURIComponent(COMPANY)}`;
  const found = await readAll<{ id: number; company_name: string }>(api, path);
  return found.find(({ company_name }) => company_name === COMPANY)?.id;
}

async function ensureClient({ api, show }: Scenario): Promise<number> {
  const known = await findBooksClient(api);
  const id = known ?? (await api.post<One<{ id: number }>>('/api/clients', CLIENT)).record.id;
  show({ what: 'client created', which: `client ${id}`, detail: COMPANY, isNew: known === undefined });
  return id;
}

/** Creates an order of two products with different taxes, at a discount. */
async function ensureOrder({ api, show }: Scenario, client_id: number): Promise<Order> {
  const [known] = await readAll<Order>(api, `/api/orders?client_id=${client_id}`);
  const id = known?.id ?? (await createOrder(api, client_id));
  const { record } = await api.get<One<Order>>(`/api/orders/${id}`);
  const detail = formatMoney(record.total, { currency: record.currency });
  show({ what: 'order with two taxes', which: record.order_number, detail, isNew: !known });
  return record;
}

async function createOrder(api: Api, client_id: number): Promise<number> {
  const taxes = await readAll<{ id: number; title: string }>(api, '/api/taxes');
  const taxOf = (part: string) => [taxes.find(({ title }) => title.includes(part))!.id];
  const items = [
    { title: 'Ship chandlery', quantity: 3, rate: 33_335, tax_ids: taxOf('25') },
    { title: 'Provisions', quantity: 12, rate: 1250, tax_ids: taxOf('15') },
  ];
  return (await api.post<One<Order>>('/api/orders', { client_id, items, discount_percent: 5 })).record.id;
}

const read = async (api: Api, { id }: { readonly id: number }): Promise<Invoice> =>
  (await api.get<One<Invoice>>(`/api/invoices/${id}`)).record;

/** Returns the invoices of the client of an order. */
async function invoicesOf({ api }: Scenario, { client_id }: Order): Promise<Invoice[]> {
  const listed = await readAll<{ id: number }>(api, `/api/invoices?client_id=${client_id}`);
  return Promise.all(listed.map((one) => read(api, one)));
}

/** Invoices a part of the order, sends it and has it paid. @returns the deposit invoice */
async function payDeposit(scenario: Scenario, order: Order): Promise<Invoice> {
  const { api, show } = scenario;
  const known = (await invoicesOf(scenario, order)).find((one) => one.deposit_of_order_id === order.id);
  const body = { order_id: order.id, percent: DEPOSIT_PERCENT };
  const deposit = known ?? (await api.post<One<Invoice>>('/api/invoices/deposits', body)).record;
  const detail = `${DEPOSIT_PERCENT} %: ${formatMoney(deposit.total, { currency: deposit.currency })}`;
  show({ what: 'deposit invoice made', which: deposit.invoice_number, detail, isNew: !known });
  return sendAndPay(scenario, deposit);
}

/** Confirms the order, sends its invoice and has it paid. @returns the invoice */
async function payFinal(scenario: Scenario, order: Order): Promise<Invoice> {
  const { api, show } = scenario;
  const steps = ['new', 'processing', 'confirmed'];
  const isNew = order.status !== 'confirmed';
  for (const status of steps.slice(steps.indexOf(order.status) + 1))
    await api.patch(`/api/orders/${order.id}`, { status });
  const final = await awaitFinal(scenario, order);
  const left = formatMoney(final.total - final.deposited, { currency: final.currency });
  const detail = `${formatMoney(final.total, { currency: final.currency })}, ${left} less the deposit`;
  show({ what: 'final invoice made', which: final.invoice_number, detail, isNew });
  return sendAndPay(scenario, final);
}

/** Waits for the invoice that the confirmed order creates. @throws Error if there is none in time */
async function awaitFinal(scenario: Scenario, order: Order): Promise<Invoice> {
  const until = Date.now() + SOON_MS;
  for (;;) {
    const found = (await invoicesOf(scenario, order)).find((one) => one.order_id === order.id);
    if (found) return found;
    if (Date.now() > until) throw new Error(`${order.order_number} has no invoice after ${SOON_MS} ms`);
    await sleep(50);
  }
}

async function sendAndPay({ api, show }: Scenario, invoice: Invoice): Promise<Invoice> {
  const path = `/api/invoices/${invoice.id}`;
  const isNew = invoice.status === 'draft';
  if (isNew) await api.post(`${path}/send`, {});
  const sent = await read(api, invoice);
  if (isNew) await api.post(`${path}/payments`, { amount: sent.balance, method: 'bank transfer' });
  const paid = await read(api, invoice);
  const detail = `${formatMoney(paid.paid, { currency: paid.currency })} by bank transfer`;
  show({ what: 'sent and paid', which: paid.invoice_number, detail, isNew });
  return paid;
}

/** Credits one of three units, which takes its share of the discount. @returns the credit note */
async function creditPart({ api, show }: Scenario, { id, items, invoice_number }: Invoice): Promise<CreditNote> {
  const [known] = await readAll<{ id: number }>(api, `/api/credit-notes?invoice_id=${id}`);
  const { title, rate, tax_ids } = items[0]!;
  const body = { invoice_id: id, reason: 'One unit was damaged.', items: [{ title, quantity: 1, rate, tax_ids }] };
  const { id: noteId } = known ?? (await api.post<One<{ id: number }>>('/api/credit-notes', body)).record;
  const path = `/api/credit-notes/${noteId}`;
  const { record: draft } = await api.get<One<CreditNote>>(path);
  if (draft.status === 'draft') await api.post(`${path}/send`, {});
  const { record } = await api.get<One<CreditNote>>(path);
  const detail = `${formatMoney(record.total, { currency: record.currency })} of ${invoice_number}`;
  show({ what: 'one unit credited', which: record.credit_note_number, detail, isNew: !known });
  return record;
}

/** Refunds what is overpaid after the credit note. */
async function refundRest({ api, show }: Scenario, invoice: Invoice): Promise<void> {
  const { balance } = await read(api, invoice);
  const isNew = balance < 0;
  if (isNew) await api.post(`/api/invoices/${invoice.id}/refunds`, { amount: -balance, method: 'bank transfer' });
  const { refunded, currency, invoice_number: which } = await read(api, invoice);
  show({ what: 'refund paid out', which, detail: formatMoney(refunded, { currency }), isNew });
}
