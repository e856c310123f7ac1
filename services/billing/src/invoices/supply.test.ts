import { publicCaller } from '@bms/contracts';
import type { FileContent, SharedDocument } from '@bms/contracts/types/api';
import { errorsOf, eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Deposits, depositsOf } from '../../test/deposits.ts';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createVat, type Invoices, invoicesOf, line, type ShownInvoice } from '../../test/invoices.ts';

interface Supply {
  supply_date?: string;
  supply_from?: string;
  supply_to?: string;
}

const month = { supply_from: '2026-03-01', supply_to: '2026-03-31' };
const day = { supply_date: '2026-03-15' };
const periodic = {
  ...month,
  items: [
    { ...line, ...day },
    { ...line, supply_from: '2026-03-01', supply_to: '2026-03-02' },
  ],
};

let billing: TestedBilling;
let invoices: Invoices;
let deposits: Deposits;
beforeAll(async () => {
  billing = await startBilling({ RECURRING_INVOICE_INTERVAL_SECONDS: '1' });
  invoices = invoicesOf(billing);
  deposits = depositsOf(billing);
});
afterAll(() => billing?.stop());

const shown = (id: number) => invoices.show(id) as Promise<ShownInvoice & Supply>;
const createNote = async (invoice_id: number, more: object = {}) => {
  const credit_note = { invoice_id, reason: 'Damaged', ...more };
  return (await billing.call<{ record: Supply & { items: Supply[] } }>('CreditNotes/Create', { credit_note })).message
    .record;
};

describe('the days of supply of an invoice', () => {
  test('are a day or a period, also of its lines, and unknown by default', async () => {
    const { id } = await invoices.create(periodic);
    expect(await shown(id)).toMatchObject(periodic);
    // A field in the mask without a value is cleared.
    const update_mask = { paths: ['supply_date', 'supply_from', 'supply_to'] };
    await billing.call('Invoices/Update', { id, invoice: day, update_mask });
    const changed = await shown(id);
    expect(changed).toMatchObject(day);
    expect(changed.supply_from ?? null).toBeNull();
    const plain = await shown((await invoices.create()).id);
    expect([plain.supply_date, plain.supply_from, plain.supply_to].filter(Boolean)).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['a day and a period', { ...day, ...month }, 'supply_date excluded'],
    ['a period without an end', { supply_from: '2026-03-01' }, 'supply_to required'],
    ['an end before the start', { supply_from: '2026-03-02', supply_to: '2026-03-01' }, 'supply_to out_of_range'],
    ['no day', { supply_date: '2026-02-30' }, 'supply_date invalid_format'],
    [
      'a line outside its period',
      { ...month, items: [line, { ...line, supply_date: '2026-04-01' }] },
      'items[1].supply_date out_of_range',
    ],
  ])('cannot be %s', async (_what, values, error) => {
    expect(await errorsOf(invoices.create(values))).toEqual([error]);
    const { id } = await invoices.create();
    expect(await errorsOf(invoices.update(id, values))).toEqual([error]);
  });

  test('are final once it is sent, and shown by its link', async () => {
    const { id } = await invoices.sent(periodic);
    expect(await errorsOf(invoices.update(id, { supply_to: '2026-03-30' }))).toEqual(['supply_to locked']);
    const { message: link } = await billing.call<{ url: string }>('Invoices/CreateLink', { id, link: {} });
    const token = link.url.split('/').at(-1);
    const { message } = await billing.call<{ record: SharedDocument }>(
      'Invoices/OpenLink',
      { token },
      { caller: publicCaller },
    );
    expect(message.record).toMatchObject(periodic);
  });

  test('are taken by its credit notes', async () => {
    const { id } = await invoices.sent(periodic);
    const [first, second] = periodic.items;
    expect(await createNote(id)).toMatchObject({ ...month, items: [first, second] });
    const own = { ...line, supply_date: '2026-03-20' };
    expect(await createNote(id, { items: [own] })).toMatchObject({ ...month, items: [own] });
    const outside = { ...line, supply_date: '2026-04-20' };
    expect(await errorsOf(createNote(id, { items: [outside] }))).toEqual(['items[0].supply_date out_of_range']);
    const { message } = await billing.call<{ credit_note: object }>('Invoices/Cancel', { id });
    expect(message.credit_note).toMatchObject({ ...month, items: [first, second] });
  });

  test('are in its electronic invoice', async () => {
    const vat = await createVat(billing, '19');
    const items = periodic.items.map((one) => ({ ...one, tax_ids: [vat] }));
    billing.crm.has(1, { country: 'Germany', country_code: 'DE' });
    const { id } = await invoices.sent({ ...periodic, items });
    const file = await billing.call<FileContent>('Invoices/Xml', { id, format: 'factur-x' });
    const xml = Buffer.from(file.message.content).toString();
    expect([...xml.matchAll(/>(202603\d\d)</g)].map(([, found]) => found).sort()).toEqual(
      ['20260301', '20260331', '20260301', '20260302', '20260315', '20260315'].sort(),
    );
    expect(xml).not.toContain('ActualDelivery');
  });

  test('of a deposit are refused, since it is paid before the supply', async () => {
    const { id, items } = await deposits.deposit(deposits.newOrder().id);
    expect(await errorsOf(invoices.update(id, day))).toEqual(['supply_date not_allowed']);
    const lines = items.map(({ title, quantity, rate, tax_ids }) => ({ title, quantity, rate, tax_ids, ...day }));
    const error = await errorsOf(invoices.update(id, { items: lines }));
    expect(error).toContain('items[0].supply_date not_allowed');
  });

  test('are those of the lines of its order', async () => {
    const [first, second] = deposits.newOrder().items;
    const lines = [{ ...first!, ...day }, second!].map(({ net: _net, tax_total: _tax, ...sold }) => sold);
    await billing.crm.confirm({
      id: 9001,
      client_id: 1,
      items: lines,
      taxes: deposits.newOrder().taxes.map(({ base: _base, amount: _amount, ...tax }) => tax),
    });
    const found = await eventually(() => billing.running.kit.db.collection('invoices').findOne({ order_id: 9001 }));
    const { items } = (await shown(Number(found!['_id']))) as unknown as { items: Supply[] };
    expect(items.map(({ supply_date = null }) => supply_date || null)).toEqual([day.supply_date, null]);
  });
});

describe('the invoices of a recurring invoice', () => {
  const createRecurring = async (values: object) => {
    const recurring_invoice = { client_id: 1, items: [line], ...values };
    return (await billing.call<{ record: { id: number } }>('RecurringInvoices/Create', { recurring_invoice })).message
      .record.id;
  };
  const dayAfter = (date: Date, days: number) =>
    new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);

  test('have the period from their day to the one before the next invoice', async () => {
    const today = new Date();
    const starts_on = dayAfter(today, 0);
    const id = await createRecurring({ every: 'week', interval: 2, starts_on, ends_on: starts_on });
    const found = await eventually(() =>
      billing.running.kit.db.collection('invoices').findOne({ recurring_invoice_id: id }),
    );
    expect(await shown(Number(found!['_id']))).toMatchObject({
      supply_from: starts_on,
      supply_to: dayAfter(today, 13),
    });
  });

  test('have no other days of supply', async () => {
    const items = [{ ...line, ...day }];
    const values = { every: 'month', starts_on: '2999-01-01', items };
    expect(await errorsOf(createRecurring(values))).toEqual(['items[0].supply_date not_allowed']);
  });
});
