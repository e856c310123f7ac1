import { eventually, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Invoices, invoicesOf } from '../../test/invoices.ts';

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
});
afterAll(() => billing.stop());

const list = async (request: object) =>
  (await billing.call<{ records: Record<string, unknown>[] }>('Invoices/List', request)).message.records;
const stored = () => billing.running.kit.db.collection<{ _id: number }>('invoices');

describe('the currency of an invoice', () => {
  test('is that of its client, else that of the organization, with its decimals in the detail', async () => {
    billing.crm.has(2, { currency: 'JPY' });
    const [euro, yen] = [await invoices.create(), await invoices.create({ client_id: 2 })];
    expect(await invoices.show(euro.id)).toMatchObject({ currency: 'EUR', currency_decimals: 2, total: 200 });
    expect(await invoices.show(yen.id)).toMatchObject({ currency: 'JPY', currency_decimals: 0, total: 200 });
  });

  test('may be chosen by the caller, and does not change afterwards', async () => {
    const { id } = await invoices.create({ currency: 'KWD' });
    expect(await invoices.show(id)).toMatchObject({ currency: 'KWD', currency_decimals: 3 });
    await invoices.update(id, { currency: 'KWD', due_date: '2998-12-31' });
    await expect(invoices.update(id, { currency: 'EUR' })).rejects.toMatchObject({
      violations: [{ field: 'currency', code: 'read_only' }],
    });
  });

  test('is that of the order that it came from, whatever its client has', async () => {
    const items = [{ title: 'Chai', quantity: '1', rate: '5' }];
    await billing.crm.confirm({ id: 71, client_id: 1, items, currency: 'USD' });
    const found = await eventually(
      () => stored().findOne({ order_id: 71 }),
      (one) => one !== null,
    );
    expect(await invoices.show(found!._id)).toMatchObject({ currency: 'USD' });
  });

  test('of an older invoice, which has none, is that of the organization, and may be sent back', async () => {
    const { id } = await invoices.create();
    await stored().updateOne({ _id: id }, { $unset: { currency: 1 } });
    expect(await invoices.show(id)).toMatchObject({ currency: 'EUR', currency_decimals: 2 });
    await invoices.update(id, { currency: 'EUR', due_date: '2998-12-31' });
  });

  test('of a client whose projection is older than the field is read from crm', async () => {
    billing.crm.has(3, { currency: 'CHF' });
    await invoices.create({ client_id: 3 });
    const copies = billing.running.kit.db.collection<{ _id: number }>('copies_clients');
    await copies.updateOne({ _id: 3 }, { $unset: { 'fields.currency': 1 }, $set: { version: 9 } });
    const { id } = await invoices.create({ client_id: 3 });
    expect(await invoices.show(id)).toMatchObject({ currency: 'CHF' });
  });
});

describe('the list of invoices', () => {
  test('has the members of its contract, and further ones only where include names them', async () => {
    await invoices.sent({ client_id: 4 });
    const [usual] = await list({ client_id: 4 });
    const names = ['id', 'invoice_number', 'client_id', 'status', 'total', 'due_date', 'created_at'];
    expect(Object.keys(usual!)).toEqual(expect.arrayContaining(names));
    for (const name of ['currency', 'client_name', 'balance']) expect(usual![name] || undefined).toBeUndefined();
    const [more] = await list({ client_id: 4, include: ['currency', 'client_name', 'balance'] });
    expect(more).toMatchObject({ currency: 'EUR', client_name: 'Client 4', balance: 200 });
  });
});

describe('the balances of invoices', () => {
  test('are the sums of what is owed by currency, for what the caller may see', async () => {
    billing.crm.has(5, { currency: 'GBP', owner_id: 5 });
    const [paid, late] = [await invoices.sent({ client_id: 5 }), await invoices.sent({ client_id: 5 })];
    await invoices.create({ client_id: 5 });
    await invoices.pay(paid.id, { amount: 50 });
    await stored().updateOne({ _id: late.id }, { $set: { due_date: new Date('2001-01-01'), overdue: true } });
    const balances = async (request = {}, options = {}) =>
      (await billing.call<{ records: object[] }>('Invoices/Balances', request, options)).message.records;
    const pounds = {
      currency: 'GBP',
      currency_decimals: 2,
      count: 2,
      balance: 350,
      overdue_count: 1,
      overdue_balance: 200,
      // It was due more than 90 days ago.
      ...{ overdue_1_30: 0, overdue_31_60: 0, overdue_61_90: 0, overdue_over_90: 200 },
      refund_count: 0,
      refund_balance: 0,
    };
    expect(await balances({ client_id: 5 })).toEqual([pounds]);
    expect(await balances()).toContainEqual(pounds);
    expect(await balances({}, { caller: staff(5, { 'invoices.view': 'own' }) })).toEqual([pounds]);
    expect(await balances({}, { caller: staff(6, { 'invoices.view': 'own' }) })).toEqual([]);
  });
});
