import { readFileSync } from 'node:fs';
import { eventually } from '@bms/testing';
import { parse } from 'csv-parse/sync';
import type { TestedBilling } from '../harness.ts';
import { invoicesOf } from '../invoices.ts';

const DAY_MS = 86_400_000;
/** Moves the orders of 1996 to 1998 to the recent past; the days of the week stay. */
const YEARS_LATER = 28;
/** The number of calls at a time. */
const PARALLEL = 8;

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
 * most are sent, some are paid at once or in parts, credited or cancelled. Days in the past are set in the database.
 */
export async function loadNorthwind(billing: TestedBilling): Promise<void> {
  const taxes = await createTaxes(billing);
  const orders = read<Order>('orders');
  const details = Map.groupBy(read<OrderDetail>('order_details'), ({ orderID }) => orderID);
  const clients = [...new Set(orders.map(({ customerID }) => customerID))].sort();
  const currencyOf = (client: number) => (client % 11 === 0 ? 'JPY' : client % 7 === 0 ? 'USD' : 'EUR');
  for (const [at, company_name] of clients.entries())
    billing.crm.has(at + 1, { company_name, currency: currencyOf(at + 1) });
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
    120_000,
  );
  const drafts = await invoices.find().sort({ order_id: 1 }).toArray();
  const made = drafts.map(({ _id, order_id }) => {
    const nth = Number(order_id) - 1;
    return { id: Number(_id), nth, sentOn: later(dayOf(orders[nth]!.orderDate), nth % 5) };
  });
  await inParallel(made, (invoice) => live(billing, invoice));
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

/** Sends an invoice and lets it be paid, credited or cancelled, by its number; every tenth remains a draft. */
async function live(billing: TestedBilling, { id, nth, sentOn }: Made): Promise<void> {
  const { show, pay } = invoicesOf(billing);
  const invoices = billing.running.kit.db.collection<{ _id: number }>('invoices');
  const values = { created_at: sentOn, due_date: later(sentOn, [14, 30, 60][nth % 3]!) };
  await invoices.updateOne({ _id: id }, { $set: values });
  if (nth % 10 === 9) return;
  await billing.call('Invoices/Send', { id });
  // Every fourth is older than the field.
  const sent = nth % 4 === 1 ? { $unset: { sent_on: 1 as const } } : { $set: { sent_on: sentOn } };
  await invoices.updateOne({ _id: id }, sent);
  const { total } = await show(id);
  const payments = nth % 3 === 0 ? [1] : nth % 3 === 1 ? [0.4, ...(nth % 9 === 1 ? [] : [0.6])] : [];
  let left = total;
  for (const [at, share] of payments.entries()) {
    const amount = share === 0.6 ? left : Math.max(1, Math.floor(total * share));
    left -= amount;
    await pay(id, { amount, paid_on: dayText(later(sentOn, (nth % 80) + at * 25)) });
  }
  if (nth % 13 === 0) await credit(billing, id, later(sentOn, nth % 45), {});
  else if (nth % 17 === 0 && left > 2) await credit(billing, id, later(sentOn, nth % 50), partOf(left));
  const isCancelled = nth % 23 === 2 || nth % 34 === 17;
  if (isCancelled && (await show(id)).status === 'sent') await billing.call('Invoices/Cancel', { id });
}

const partOf = (left: number) => ({ items: [{ title: 'Part', quantity: '1', rate: String(Math.floor(left / 2)) }] });

async function credit(billing: TestedBilling, invoice_id: number, day: Date, values: object): Promise<void> {
  const credit_note = { invoice_id, reason: 'Damaged', ...values };
  type Created = { record: { id: number } };
  const { message } = await billing.call<Created>('CreditNotes/Create', { credit_note });
  const creditNotes = billing.running.kit.db.collection<{ _id: number }>('credit_notes');
  await creditNotes.updateOne(
    { _id: message.record.id },
    { $set: { created_at: new Date(day.getTime() + DAY_MS / 2) } },
  );
}

/** Runs a task for each entry, some at a time. */
export async function inParallel<Entry>(
  entries: readonly Entry[],
  task: (entry: Entry) => Promise<void>,
): Promise<void> {
  const left = [...entries];
  const work = async () => {
    for (let entry = left.shift(); entry !== undefined; entry = left.shift()) await task(entry);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
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
