import type { Api } from './api.ts';
import { importRows } from './import.ts';
import { readAll } from './lists.ts';
import { type Order, rateInCents, totalInCents } from './northwind.ts';

/** References of the orders: ids of clients by customerID, of items by productID. */
export interface References {
  readonly clients: ReadonlyMap<string, number>;
  readonly items: ReadonlyMap<string, number>;
}

interface Sale {
  client_id: number;
  total: number;
}

/** Imports the orders; an order with the same client, day and total counts as existing. */
export async function importOrders(api: Api, orders: readonly Order[], references: References): Promise<void> {
  const known = countEqual(
    await readAll<Sale & { order_date: string }>(api, '/api/orders'),
    ({ order_date }) => order_date,
  );
  await importRows('orders', orders, async (order) => {
    const client_id = references.clients.get(order.customerID)!;
    if (takeOne(known, keyOf(client_id, totalInCents(order.lines), order.orderDate))) return 'present';
    const body = {
      client_id,
      order_date: order.orderDate,
      note: `Northwind ${order.orderID}`,
      items: linesOf(order, references),
    };
    await api.post('/api/orders', body, `northwind-order-${order.orderID}`);
    return 'created';
  });
}

/** Creates an invoice for each order; an invoice with the same client, due date and total counts as existing. */
export async function importInvoices(api: Api, orders: readonly Order[], references: References): Promise<void> {
  const known = countEqual(
    await readAll<Sale & { due_date: string }>(api, '/api/invoices'),
    ({ due_date }) => due_date,
  );
  await importRows('invoices', orders, async (order) => {
    const client_id = references.clients.get(order.customerID)!;
    if (takeOne(known, keyOf(client_id, totalInCents(order.lines), order.requiredDate))) return 'present';
    const body = { client_id, due_date: order.requiredDate, items: linesOf(order, references) };
    await api.post('/api/invoices', body, `northwind-invoice-${order.orderID}`);
    return 'created';
  });
}

/** Returns the lines of an order. `item_id` supplies the title; the rate includes the discount. */
const linesOf = ({ lines }: Order, { items }: References) =>
  lines.map((line) => ({
    item_id: items.get(line.productID),
    quantity: Number(line.quantity),
    rate: rateInCents(line),
  }));

const keyOf = (client: number, total: number, day: string): string => `${client} ${total} ${day}`;

function countEqual<Found extends Sale>(sales: readonly Found[], dayOf: (sale: Found) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sale of sales) {
    const key = keyOf(sale.client_id, sale.total, dayOf(sale));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Consumes one existing match, so that two equal orders need two matches. */
function takeOne(counts: Map<string, number>, key: string): boolean {
  const left = counts.get(key) ?? 0;
  if (left > 0) counts.set(key, left - 1);
  return left > 0;
}
