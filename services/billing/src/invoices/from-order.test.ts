import { errorsOf, eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Invoices, invoicesOf, type ShownInvoice } from '../../test/invoices.ts';

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling({ INVOICE_DUE_DAYS: '14' });
  invoices = invoicesOf(billing);
});
afterAll(() => billing.stop());

const lines = [
  { item_id: 7, title: 'Chai', quantity: '2.5', rate: '1800' },
  { title: 'Freight', quantity: '1', rate: '0.5' },
];
const invoicesOfOrder = (id: number) => billing.running.kit.db.collection('invoices').find({ order_id: id }).toArray();

async function invoiceOfOrder(id: number): Promise<ShownInvoice> {
  const [found] = await eventually(
    () => invoicesOfOrder(id),
    (seen) => seen.length > 0,
  );
  return invoices.show(Number(found!._id));
}

test('a confirmed order gets one draft with its lines, due some days later, that belongs to who made the order', async () => {
  const dueDate = () => new Date(Date.now() + 14 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  await billing.crm.confirm({ id: 11, client_id: 3, items: lines, created_by: 8 });
  expect(await invoiceOfOrder(11)).toMatchObject({
    order_id: 11,
    client_id: 3,
    status: 'draft',
    due_date: dueDate(),
    total: 4501,
    created_by: 8,
    items: [
      { ...lines[0], total: '4500' },
      { ...lines[1], total: '0.5' },
    ],
  });
});

test('numbers of invoices from orders and from callers have no gaps', async () => {
  const ids = Array.from({ length: 30 }, (_, n) => 100 + n);
  await Promise.all(
    ids.flatMap((id) => [billing.crm.confirm({ id, client_id: 1, items: lines }), invoices.create().then(() => {})]),
  );
  for (const id of ids) await invoiceOfOrder(id);
  const all = await billing.running.kit.db.collection('invoices').find().toArray();
  const numbers = all.map(({ invoice_number }) => Number(String(invoice_number).slice(4))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('an order whose client is gone gets its invoice all the same', async () => {
  await billing.crm.confirm({ id: 12, client_id: 404, items: lines });
  expect(await invoiceOfOrder(12)).toMatchObject({ client_id: 404 });
});

describe('the payment term and the number format', () => {
  const today = () => new Date().toISOString().slice(0, 10);

  test('are those of the client and of the organization, as published', async () => {
    await billing.crm.publish('client.updated', 5, { due_days: 0 });
    await billing.identity.publish({ invoice_number_format: 'RE-{YYYY}-{000}', due_days: 3 });
    await eventually(
      () => invoices.create(),
      ({ invoice_number }) => invoice_number.startsWith('RE-'),
    );
    await billing.crm.confirm({ id: 51, client_id: 5, items: lines });
    expect(await invoiceOfOrder(51)).toMatchObject({ due_date: today() });
    await billing.crm.confirm({ id: 52, client_id: 6, items: lines });
    const inThreeDays = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    const year = new Date().getUTCFullYear();
    expect(await invoiceOfOrder(52)).toMatchObject({ due_date: inThreeDays, invoice_number: `RE-${year}-003` });
  });
});

describe('an order that is cancelled', () => {
  const statusOf = async (id: number) => (await invoices.show(id)).status;

  test('takes its draft with it, which can no longer be sent', async () => {
    const order = { id: 501, client_id: 3, items: lines };
    await billing.crm.confirm(order);
    const { id } = await invoiceOfOrder(order.id);
    await billing.crm.cancel(order);
    await eventually(
      () => statusOf(id),
      (status) => status === 'cancelled',
    );
    expect(await errorsOf(billing.call('Invoices/Send', { id }))).toEqual([expect.stringMatching(/^status /)]);
  });

  test('leaves a sent invoice as it is, and gets no deleted draft back', async () => {
    const [sent, deleted] = [502, 503].map((id) => ({ id, client_id: 3, items: lines }));
    for (const order of [sent!, deleted!]) await billing.crm.confirm(order);
    const [kept, gone] = [await invoiceOfOrder(502), await invoiceOfOrder(503)];
    await billing.call('Invoices/Send', { id: kept.id });
    await billing.call('Invoices/Delete', { id: gone.id });
    for (const order of [sent!, deleted!]) await billing.crm.cancel(order);
    const states = () =>
      billing.running.kit.db.collection('order_states').countDocuments({ cancelled: 4, _id: { $gt: 501 as never } });
    await eventually(states, (count) => count === 2);
    expect(await errorsOf(billing.call('Invoices/Restore', { id: gone.id }))).toEqual(['order_id locked']);
    expect(await statusOf(kept.id)).toBe('sent');
  });

  test('gets no draft if the event of its confirmation arrives late', async () => {
    await billing.crm.cancel({ id: 504, client_id: 3, items: lines });
    await eventually(
      () => billing.running.kit.db.collection('order_states').countDocuments({ _id: 504 as never }),
      (count) => count === 1,
    );
    await billing.crm.confirm({ id: 504, client_id: 3, items: lines });
    await billing.crm.confirm({ id: 505, client_id: 3, items: lines });
    await invoiceOfOrder(505);
    await eventually(
      () => billing.running.kit.db.collection('order_states').findOne({ _id: 504 as never }),
      (state) => state?.['confirmed'] === 3,
    );
    expect(await invoicesOfOrder(504)).toEqual([]);
  });
});
