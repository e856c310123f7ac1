import { readFileSync } from 'node:fs';
import { eventually } from '@bms/testing';
import { parse } from 'csv-parse/sync';
import pLimit from 'p-limit';
import type { ShownOrder } from '../crm.ts';
import type { TestedBilling } from '../harness.ts';
import { invoicesOf, issueCredit, type ShownInvoice } from '../invoices.ts';

const DAY_MS = 86_400_000;
/** The number of calls at a time. */
const PARALLEL = 8;
/** Moves the orders of 1996 to 1998 to the recent past; the days of the week stay. */
const YEARS_LATER = 28;

interface Order {
  readonly orderID: string;
  readonly customerID: string;
  readonly orderDate: string;
}

interface OrderDetail {
  readonly orderID: string;
  readonly productID: string;
  readonly unitPrice: string;
  readonly quantity: string;
  readonly discount: string;
}

/** An invoice that was made from an order. */
interface Made {
  readonly id: number;
  readonly nth: number;
  readonly sentOn: Date;
}

/**
 * Confirms all orders of the Northwind company, with taxes, discounts and three currencies, and lets their invoices live:
 * most are sent, some have deposit invoices, some are paid at once or in parts, refunded, written off, credited or
 * cancelled. Days in the past are set in the database.
 */
export async function loadNorthwind(billing: TestedBilling): Promise<void> {
  const taxes = await createTaxes(billing);
  const orders = read<Order>('orders');
  const details = Map.groupBy(read<OrderDetail>('order_details'), ({ orderID }) => orderID);
  const clients = [...new Set(orders.map(({ customerID }) => customerID))].sort();
  const currencyOf = (client: number) => (client % 11 === 0 ? 'JPY' : client % 7 === 0 ? 'USD' : 'EUR');
  for (const [at, company_name] of clients.entries())
    billing.crm.has(at + 1, { company_name, currency: currencyOf(at + 1), vat_number: 'ATU13585627' });
  for (const [nth, order] of orders.entries()) {
    const client_id = clients.indexOf(order.customerID) + 1;
    await billing.crm.confirm({
      id: nth + 1,
      client_id,
      currency: currencyOf(client_id),
      taxes,
      items: details.get(order.orderID)!.map((detail) => lineOf(detail, taxes)),
      ...(nth % 10 === 0 && { discount_percent: '7.5' }),
      ...(nth % 10 === 3 && { discount_amount: 150 }),
      prices_include_tax: nth % 6 === 2,
    });
  }
  const invoices = billing.running.kit.db.collection('invoices');
  await eventually(
    () => invoices.countDocuments(),
    (count) => count === orders.length,
  );
  const drafts = await invoices.find().sort({ order_id: 1 }).toArray();
  const made = drafts.map(({ _id, order_id }) => {
    const nth = Number(order_id) - 1;
    return { id: Number(_id), nth, sentOn: later(dayOf(orders[nth]!.orderDate), nth % 5) };
  });
  await pLimit(PARALLEL).map(made, (invoice) => live(billing, invoice));
}

async function createTaxes({ call }: TestedBilling) {
  const planned = [
    { title: 'VAT', rate: '19', category: 'S' },
    { title: 'Reduced VAT', rate: '7', category: 'S' },
    { title: 'Sales tax', rate: '8.875', category: 'S' },
    { title: 'Reverse charge', rate: '0', category: 'AE' },
  ];
  const created = [];
  for (const tax of planned) {
    const { message } = await call<{ record: { id: number } }>('Taxes/Create', { tax });
    created.push({ tax_id: message.record.id, ...tax });
  }
  return created;
}

/** Returns a line of an order. Some products have no tax, some have two. */
function lineOf({ productID, unitPrice, quantity, discount }: OrderDetail, taxes: readonly { tax_id: number }[]) {
  const product = Number(productID);
  const chosen = product % 9 === 0 ? [] : product % 10 === 0 ? [0, 2] : [product % 4];
  return {
    title: `Product ${product}`,
    quantity,
    rate: String(Math.round(Number(unitPrice) * 100)),
    tax_ids: chosen.map((at) => taxes[at]!.tax_id),
    ...(Number(discount) > 0 && { discount_percent: String(Math.round(Number(discount) * 100)) }),
  };
}

/** Lets an invoice live by its number; every tenth remains a draft. */
async function live(billing: TestedBilling, made: Made): Promise<void> {
  const { id, nth, sentOn } = made;
  const { show } = invoicesOf(billing);
  if (nth % 29 === 5) await invoiceDeposit(billing, made);
  await date(billing, id, { created_at: sentOn, due_date: later(sentOn, [14, 30, 60][nth % 3]!) });
  if (nth % 10 === 9) return;
  await send(billing, made);
  const left = await pay(billing, made);
  if (nth % 19 === 0) await refund(billing, made);
  if (nth % 31 === 5) await writeOff(billing, made);
  else if (nth % 13 === 0) await credit(billing, id, later(sentOn, nth % 45), {});
  else if (nth % 17 === 0 && left > 2)
    await credit(billing, id, later(sentOn, nth % 50), await partOf(billing, id, 1 / 2));
  const isCancelled = nth % 23 === 2 || nth % 34 === 17;
  if (isCancelled && (await show(id)).status === 'sent') await billing.call('Invoices/Cancel', { id });
}

/** Invoices 30 % of the order as a deposit, sends it, and credits a third of every second one. */
async function invoiceDeposit(billing: TestedBilling, { id, nth, sentOn }: Made): Promise<void> {
  const { message } = await billing.call<{ record: ShownOrder }>('Invoices/Get', { id });
  const order = { ...message.record, id: nth + 1, order_number: `ORD-${nth + 1}`, status: 'processing' };
  billing.crm.orders.set(order.id, order);
  type Created = { record: { id: number } };
  const created = await billing.call<Created>('Invoices/CreateDeposit', { order_id: order.id, percent: '30' });
  const { id: deposit } = created.message.record;
  const day = later(sentOn, -20);
  await date(billing, deposit, { created_at: day, due_date: later(day, 10) });
  await billing.call('Invoices/Send', { id: deposit });
  await date(billing, deposit, { sent_on: day });
  if (nth % 2 === 0) await credit(billing, deposit, later(day, 5), await partOf(billing, deposit, 1 / 3));
}

async function send(billing: TestedBilling, { id, sentOn }: Made): Promise<void> {
  await billing.call('Invoices/Send', { id });
  await date(billing, id, { sent_on: sentOn });
}

/** Pays all, a part or nothing of an invoice. @returns the balance */
async function pay(billing: TestedBilling, { id, nth, sentOn }: Made): Promise<number> {
  const { show, pay: add } = invoicesOf(billing);
  let { balance: left } = await show(id);
  const due = left;
  const payments = nth % 3 === 0 ? [1] : nth % 3 === 1 ? [0.4, ...(nth % 9 === 1 ? [] : [0.6])] : [];
  for (const [at, share] of payments.entries()) {
    const amount = share === 0.6 ? left : Math.max(1, Math.floor(due * share));
    left -= amount;
    await add(id, { amount, paid_on: dayText(later(sentOn, (nth % 80) + at * 25)) });
  }
  return left;
}

/** Refunds a third of the payments. */
async function refund(billing: TestedBilling, { id, nth, sentOn }: Made): Promise<void> {
  const { paid } = await invoicesOf(billing).show(id);
  const amount = Math.floor(paid / 3);
  const refunded_on = dayText(later(sentOn, (nth % 80) + 40));
  if (amount > 0) await billing.call('Invoices/AddRefund', { id, refund: { amount, refunded_on } });
}

/** Writes off the balance; of every second, a third is paid nevertheless. */
async function writeOff(billing: TestedBilling, { id, nth, sentOn }: Made): Promise<void> {
  const { show, pay: add } = invoicesOf(billing);
  const { balance } = await show(id);
  if (balance <= 0) return;
  const write_off = { reason: 'Insolvent', written_off_on: dayText(later(sentOn, 90)) };
  await billing.call('Invoices/WriteOff', { id, write_off });
  if (nth % 2 === 0) await add(id, { amount: Math.ceil(balance / 3), paid_on: dayText(later(sentOn, 120)) });
}

/** Sets days of an invoice in the database; undefined removes one. */
async function date(billing: TestedBilling, id: number, days: Record<string, Date | undefined>): Promise<void> {
  const invoices = billing.running.kit.db.collection<{ _id: number }>('invoices');
  const missing = Object.keys(days).filter((name) => !days[name]);
  const stages = [{ $set: days }, ...(missing.length > 0 ? [{ $unset: missing }] : [])];
  await invoices.updateOne({ _id: id }, stages, { ignoreUndefined: true });
}

/** Returns the lines that credit a part of the largest line of an invoice. */
async function partOf(billing: TestedBilling, id: number, part: number): Promise<object> {
  const { items } = await invoicesOf(billing).show(id);
  const [{ title, quantity, rate, tax_ids, discount_percent }] = [...items].sort((a, b) => b.net - a.net) as [Line];
  const credited = (Math.ceil(Number(quantity) * part * 1000) / 1000).toFixed(3);
  return { items: [{ title, quantity: credited, rate, tax_ids, discount_percent }] };
}

type Line = ShownInvoice['items'][number];

async function credit(billing: TestedBilling, invoice_id: number, day: Date, values: object): Promise<void> {
  const _id = await issueCredit(billing, { invoice_id, ...values });
  const creditNotes = billing.running.kit.db.collection<{ _id: number }>('credit_notes');
  await creditNotes.updateOne({ _id }, { $set: { issued_on: new Date(dayText(day)) } });
}

const dayText = (day: Date): string => day.toISOString().slice(0, 10);
const later = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);

function dayOf(date: string): Date {
  const [year, ...rest] = date.slice(0, 10).split('-');
  return new Date([Number(year) + YEARS_LATER, ...rest].join('-'));
}

function read<Row>(name: string): Row[] {
  const file = new URL(`../../../../demo/data/northwind/${name}.csv`, import.meta.url);
  return parse(readFileSync(file, 'utf8'), { columns: true, bom: true }) as Row[];
}
