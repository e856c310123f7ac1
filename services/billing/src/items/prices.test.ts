import { errorsOf, eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Invoices, invoicesOf, issueCredit } from '../../test/invoices.ts';

const [EURO, DOLLAR, YEN] = [1, 2, 3];
const today = () => new Date().toISOString().slice(0, 10);

interface ShownItem {
  readonly id: number;
  readonly currency: string;
  readonly currency_decimals: number;
  readonly prices: readonly { readonly currency: string; readonly rate: string }[];
}

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling({ RECURRING_INVOICE_INTERVAL_SECONDS: '1' });
  invoices = invoicesOf(billing);
  billing.crm.has(DOLLAR, { currency: 'USD' });
  billing.crm.has(YEN, { currency: 'JPY' });
});
afterAll(() => billing.stop());

const createItem = async (values: object = {}): Promise<ShownItem> => {
  const item = { title: 'Chai', rate: '1800', ...values };
  return (await billing.call<{ record: ShownItem }>('Items/Create', { item })).message.record;
};
const change = (id: number, item: object) =>
  billing.call('Items/Update', { id, item, update_mask: { paths: Object.keys(item) } });
const stored = () => billing.running.kit.db.collection<{ _id: number }>('items');
const priced = () => createItem({ prices: [{ currency: 'JPY', rate: '2500' }] });
const lines = ({ id }: ShownItem) => [{ item_id: id, quantity: '2' }];

describe('an item', () => {
  test('has a rate in the currency that the organization had when it was created, and keeps it', async () => {
    const { id, currency, currency_decimals } = await createItem();
    expect([currency, currency_decimals]).toEqual(['EUR', 2]);
    expect(await errorsOf(change(id, { currency: 'USD' }))).toEqual(['currency read_only']);
    const { message } = await billing.call<{ records: ShownItem[] }>('Items/List', {});
    const listed = message.records.find((one) => one.id === id);
    expect(listed).toMatchObject({ rate: '1800', currency: 'EUR', currency_decimals: 2 });
  });

  test('can have prices in other currencies, one in each', async () => {
    const { id, prices } = await priced();
    expect(prices).toEqual([{ currency: 'JPY', rate: '2500' }]);
    const two = [...prices, { currency: 'JPY', rate: '1' }];
    expect(await errorsOf(change(id, { prices: two }))).toEqual(['prices[1].currency duplicate']);
    expect(await errorsOf(createItem({ prices: [{ currency: 'EUR', rate: '1' }] }))).toEqual([
      'prices[0].currency duplicate',
    ]);
    expect(await errorsOf(createItem({ prices: [{ currency: 'XYZ', rate: '1' }] }))).toEqual([
      'prices[0].currency invalid_format',
    ]);
  });

  test('from before has the currency of the organization', async () => {
    const item = await createItem();
    await stored().updateOne({ _id: item.id }, { $unset: { currency: 1, prices: 1 } });
    const { message } = await billing.call<{ record: ShownItem }>('Items/Get', { id: item.id });
    expect(message.record).toMatchObject({ currency: 'EUR', prices: [] });
    expect(await invoices.create({ client_id: EURO, items: lines(item) })).toMatchObject({ total: 3600 });
    expect(await errorsOf(invoices.create({ client_id: DOLLAR, items: lines(item) }))).toEqual([
      'items[0].rate required',
    ]);
  });
});

describe('a line with an item alone', () => {
  test('takes its price in the currency of the client', async () => {
    const item = await priced();
    expect(await invoices.create({ client_id: EURO, items: lines(item) })).toMatchObject({ total: 3600 });
    const { id } = await invoices.create({ client_id: YEN, items: lines(item) });
    expect(await invoices.show(id)).toMatchObject({ currency: 'JPY', total: 5000, items: [{ rate: '2500' }] });
    expect(await invoices.create({ client_id: DOLLAR, currency: 'JPY', items: lines(item) })).toMatchObject({
      total: 5000,
    });
  });

  test('needs a rate in a currency without a price, in invoices and recurring invoices', async () => {
    const item = await priced();
    const violations = [
      {
        field: 'items[0].rate',
        code: 'required',
        message: 'items[0].rate is required for an item without a price in USD.',
      },
    ];
    await expect(invoices.create({ client_id: DOLLAR, items: lines(item) })).rejects.toMatchObject({ violations });
    const recurring_invoice = { client_id: DOLLAR, items: lines(item), every: 'month', starts_on: today() };
    await expect(billing.call('RecurringInvoices/Create', { recurring_invoice })).rejects.toMatchObject({
      violations,
    });
    const items = [{ ...lines(item)[0], rate: '2000' }];
    expect(await invoices.create({ client_id: DOLLAR, items })).toMatchObject({ total: 4000 });
  });

  test('takes the price in the currency of the document when that is changed or credited', async () => {
    const item = await priced();
    const { id } = await invoices.create({ client_id: YEN, items: [{ title: 'x', quantity: '1', rate: '1' }] });
    await invoices.update(id, { items: lines(item) });
    expect(await invoices.show(id)).toMatchObject({ currency: 'JPY', total: 5000 });
    await billing.call('Invoices/Send', { id });
    await issueCredit(billing, { invoice_id: id, items: [{ item_id: item.id, quantity: '1' }] });
    expect(await invoices.show(id)).toMatchObject({ credited: 2500 });
  });
});

test('a recurring invoice keeps its currency and its rates when the client gets another currency', async () => {
  const recurring_invoice = { client_id: 4, items: lines(await priced()), every: 'month', starts_on: '2999-01-01' };
  type Created = { record: { id: number } };
  const { id } = (await billing.call<Created>('RecurringInvoices/Create', { recurring_invoice })).message.record;
  await billing.crm.publish('client.updated', 4, { currency: 'USD' });
  const { db } = billing.running.kit;
  const due = { next_on: new Date(`${today()}T00:00:00Z`) };
  await db.collection<{ _id: number }>('recurring_invoices').updateOne({ _id: id }, { $set: due });
  const made = () => db.collection('invoices').findOne({ recurring_invoice_id: id });
  expect(await eventually(made, (found) => found !== null)).toMatchObject({ currency: 'EUR', total: 3600 });
});
