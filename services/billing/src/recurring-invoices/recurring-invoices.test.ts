import { errorsOf, eventually, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createTax, type Invoices, invoicesOf, line, type ShownInvoice } from '../../test/invoices.ts';

interface Shown {
  id: number;
  status: string;
  next_on?: string;
  last_on?: string;
  last_invoice_id?: number;
  total: number;
}

const DAY_MS = 24 * 3600 * 1000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling({ RECURRING_INVOICE_INTERVAL_SECONDS: '1', INVOICE_DUE_DAYS: '14' });
  invoices = invoicesOf(billing);
});
afterAll(() => billing.stop());

const standard = () => ({ client_id: 1, items: [line], every: 'month', starts_on: dayFromNow(0) });
const create = async (more: object = {}, options?: RpcOptions): Promise<Shown> =>
  (
    await billing.call<{ record: Shown }>(
      'RecurringInvoices/Create',
      { recurring_invoice: { ...standard(), ...more } },
      options,
    )
  ).message.record;
const show = async (id: number): Promise<Shown> =>
  (await billing.call<{ record: Shown }>('RecurringInvoices/Get', { id })).message.record;
const change = (id: number, values: object) =>
  billing.call('RecurringInvoices/Update', {
    id,
    recurring_invoice: values,
    update_mask: { paths: Object.keys(values) },
  });
const act = async (rpc: 'Pause' | 'Resume', id: number): Promise<Shown> =>
  (await billing.call<{ record: Shown }>(`RecurringInvoices/${rpc}`, { id })).message.record;
const stored = () => billing.running.kit.db.collection<{ _id: number }>('recurring_invoices');
const invoicesFrom = async (id: number): Promise<ShownInvoice[]> => {
  const found = await billing.running.kit.db
    .collection('invoices')
    .find({ recurring_invoice_id: id })
    .sort({ _id: 1 })
    .toArray();
  return Promise.all(found.map(({ _id }) => invoices.show(Number(_id))));
};
const invoicedOf = (id: number, count: number) =>
  eventually(
    () => invoicesFrom(id),
    ({ length }) => length >= count,
  );

describe('a recurring invoice', () => {
  test('creates invoices with its withholding tax at the current rate', async () => {
    const taxId = await createTax(billing, { title: 'IRPF 15 %', rate: '-15', withholding: true });
    const items = [{ ...line, tax_ids: [taxId] }];
    const { id } = await create({ items, starts_on: dayFromNow(1) });
    expect(await show(id)).toMatchObject({ total: 200, withheld_total: 30 });
    const update_mask = { paths: ['rate'] };
    await billing.call('Taxes/Update', { id: taxId, tax: { rate: '-7' }, update_mask });
    await stored().updateOne({ _id: id }, { $set: { next_on: new Date(dayFromNow(0)) } });
    const [invoice] = await invoicedOf(id, 1);
    expect(invoice).toMatchObject({ total: 200, withheld_total: 14, balance: 186, withheld: [{ rate: '-7' }] });
  });

  test('creates a draft on its first day, due after the payment term, and waits for the next month', async () => {
    const { id } = await create({ note: 'Hosting', discount_percent: '10' });
    const [invoice, ...others] = await invoicedOf(id, 1);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      ...{ client_id: 1, status: 'draft', due_date: dayFromNow(14), total: 180, note: 'Hosting', created_by: 1 },
      recurring_invoice_id: id,
    });
    const after = await show(id);
    expect(after).toMatchObject({ last_on: dayFromNow(0), last_invoice_id: invoice!.id, status: 'active' });
    expect(after.next_on! > dayFromNow(27)).toBe(true);
  });

  test('sends its invoices if asked to, with a payment term of its own', async () => {
    const { id } = await create({ send: true, due_days: 0 });
    const [invoice] = await invoicedOf(id, 1);
    expect(invoice).toMatchObject({ status: 'sent', due_date: dayFromNow(0) });
  });

  test('creates nothing before its first day', async () => {
    const { id } = await create({ starts_on: dayFromNow(1) });
    const { id: due } = await create();
    await invoicedOf(due, 1);
    expect(await invoicesFrom(id)).toEqual([]);
    expect(await show(id)).toMatchObject({ next_on: dayFromNow(1), total: 200 });
  });

  test('creates the invoices of days on which no process ran, each once, until its end', async () => {
    const { id } = await create({ starts_on: dayFromNow(1), every: 'week' });
    const starts_on = new Date(`${dayFromNow(-15)}T00:00:00Z`);
    const ends_on = new Date(`${dayFromNow(-2)}T00:00:00Z`);
    await stored().updateOne({ _id: id }, { $set: { starts_on, ends_on, next_on: starts_on, next_index: 0 } });
    const made = await invoicedOf(id, 2);
    expect(made.map(({ due_date }) => due_date)).toEqual([dayFromNow(-1), dayFromNow(6)]);
    const ended = await show(id);
    expect(ended).toMatchObject({ last_on: dayFromNow(-8), status: 'active' });
    expect(ended.next_on).toBeUndefined();
  });

  test('creates nothing while it is paused, and skips those days when it is resumed', async () => {
    const { id } = await create({ starts_on: dayFromNow(1), every: 'week' });
    expect(await act('Pause', id)).toMatchObject({ status: 'paused' });
    await stored().updateOne(
      { _id: id },
      {
        $set: { starts_on: new Date(`${dayFromNow(-15)}T00:00:00Z`), next_on: new Date(`${dayFromNow(-8)}T00:00:00Z`) },
      },
    );
    const { id: due } = await create();
    await invoicedOf(due, 1);
    expect(await invoicesFrom(id)).toEqual([]);
    expect(await act('Resume', id)).toMatchObject({ status: 'active', next_on: dayFromNow(6) });
    expect(await errorsOf(act('Resume', id))).toEqual([expect.stringMatching(/^status /)]);
  });

  test('that is paused and resumed on the day of its invoice does not create a second one', async () => {
    const { id } = await create();
    await invoicedOf(id, 1);
    await act('Pause', id);
    expect((await act('Resume', id)).next_on! > dayFromNow(0)).toBe(true);
    const { id: due } = await create();
    await invoicedOf(due, 1);
    expect(await invoicesFrom(id)).toHaveLength(1);
  });

  test('follows a changed schedule after its last invoice', async () => {
    const { id } = await create();
    await invoicedOf(id, 1);
    await change(id, { every: 'week', interval: 2 });
    expect(await show(id)).toMatchObject({ next_on: dayFromNow(14) });
    await change(id, { ends_on: dayFromNow(13) });
    expect((await show(id)).next_on).toBeUndefined();
    await change(id, { ends_on: null });
    expect(await show(id)).toMatchObject({ next_on: dayFromNow(14) });
  });

  test('is paused when its client is deleted, and active again with it unless it was paused before', async () => {
    billing.crm.has(8);
    await billing.crm.publish('client.created', 8);
    const template = { client_id: 8, starts_on: dayFromNow(1) };
    const [{ id }, paused] = [await create(template), await create(template)];
    await act('Pause', paused.id);
    await billing.crm.remove(8);
    const isStatus = (expected: string) =>
      eventually(
        () => show(id),
        ({ status }) => status === expected,
      );
    await isStatus('paused');
    await billing.crm.publish('client.restored', 8, { company_name: 'Client 8' });
    await isStatus('active');
    expect(await show(id)).toMatchObject({ next_on: dayFromNow(1) });
    expect(await show(paused.id)).toMatchObject({ status: 'paused' });
  });

  test.each([
    [{ starts_on: dayFromNow(-1) }, 'starts_on'],
    [{ starts_on: dayFromNow(2), ends_on: dayFromNow(1) }, 'ends_on'],
    [{ every: 'day' }, 'every'],
    [{ interval: 101 }, 'interval'],
    [{ items: [] }, 'items'],
    [{ client_id: 404 }, 'client_id'],
    [{ status: 'paused' }, 'status'],
  ])('cannot be created with %j: %s is named', async (values, field) => {
    expect(await errorsOf(create(values))).toEqual([expect.stringMatching(`^${field} `)]);
  });

  test('needs the permissions of invoices', async () => {
    const caller = staff(7, { 'invoices.view': 'all' });
    expect(await errorsOf(create({}, { caller }))).toEqual(['forbidden']);
  });
});

test('does not hold up the others if it fails', async () => {
  const { id: failing } = await create({ starts_on: dayFromNow(1) });
  await stored().updateOne({ _id: failing }, { $set: { next_on: new Date(0), items: [{ title: 'x' }] } });
  const { id } = await create();
  await invoicedOf(id, 1);
  expect(await invoicesFrom(failing)).toEqual([]);
  await stored().deleteOne({ _id: failing });
});
