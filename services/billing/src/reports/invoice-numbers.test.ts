import { errorsOf, eventually, staff } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import type { ShownInvoice } from '../../test/invoices.ts';
import { type Reports, reportsOf } from '../../test/reports/reports.ts';

interface Row {
  number: string;
  status: string;
  invoice_id?: number;
  deleted_by?: number;
  deleted_at?: string;
}
interface Register {
  series: string;
  all_series: { series: string; last: number }[];
  records: Row[];
}

let billing: TestedBilling;
let reports: Reports;
let made: ShownInvoice[];
beforeAll(async () => {
  billing = await startBilling();
  reports = reportsOf(billing);
  const caller = staff(66, { 'invoices.view': 'own', 'invoices.create': 'own', 'clients.view': 'all' });
  made = [
    await reports.create(),
    await reports.create({}, { caller }),
    await reports.sent(),
    await reports.create(),
    await reports.create(),
  ];
  await billing.call('Invoices/Delete', { id: made[0]!.id });
  await billing.call('Invoices/Cancel', { id: made[3]!.id });
});
afterAll(() => billing.stop());

const register = async (request: object = {}, options = {}): Promise<Register> =>
  (await billing.call<Register>('Reports/InvoiceNumbers', request, options)).message;

test('the register has every number with its invoice, or who deleted the draft and when', async () => {
  const { records, series, all_series } = await register();
  expect([series, all_series]).toEqual(['INV-', [{ series: 'INV-', last: 5 }]]);
  const of = (at: number, status: string) => ({
    number: made[at]!.invoice_number,
    invoice_id: made[at]!.id,
    client_id: 1,
    client_name: 'Client 1',
    total: 200,
    currency: 'EUR',
    currency_decimals: 2,
    deleted_by_name: '',
    status,
  });
  expect(records).toEqual([
    { ...of(0, 'deleted'), deleted_by: 1, deleted_at: expect.any(String), deleted_by_name: expect.any(String) },
    of(1, 'draft'),
    { ...of(2, 'sent'), sent_on: new Date().toISOString().slice(0, 10) },
    of(3, 'cancelled'),
    of(4, 'draft'),
  ]);
  expect(Math.abs(Date.now() - Date.parse(records[0]!.deleted_at!))).toBeLessThan(3_600_000);
});

test('the register can be limited to a range of numbers, which is at most a page', async () => {
  const { records } = await register({ first: 2, last: 3 });
  expect(records.map(({ number }) => number)).toEqual(['INV-000002', 'INV-000003']);
  expect((await register({ first: 5, last: 9000 })).records).toHaveLength(1);
  expect((await register({ first: 9 })).records).toEqual([]);
});

test('a number without any invoice is missing, which only callers who may view all learn', async () => {
  const { db } = billing.running.kit;
  await db.collection<{ _id: number }>('invoices').deleteOne({ _id: made[4]!.id });
  expect((await register({ first: 5 })).records).toMatchObject([{ number: 'INV-5', status: 'missing' }]);
  const caller = staff(66, { 'invoices.view': 'own' });
  expect((await register({}, { caller })).records.map(({ number }) => number)).toEqual(['INV-000002']);
  expect(await errorsOf(register({}, { caller: staff(7, {}) }))).toEqual(['forbidden']);
});

test('each series has a register of its own; other numbers with the same beginning are not in it', async () => {
  await billing.identity.publish({ invoice_number_format: 'INV-A.{000}' });
  await eventually(
    () => reports.create(),
    ({ invoice_number }) => invoice_number.startsWith('INV-A.'),
  );
  const current = await register();
  expect(current.series).toBe('INV-A.');
  expect(current.records[0]).toMatchObject({ number: 'INV-A.001', status: 'draft' });
  expect(current.all_series.map(({ series }) => series)).toEqual(['INV-', 'INV-A.']);
  const first = await register({ series: 'INV-', last: 4 });
  expect(first.records).toHaveLength(4);
  expect((await register({ series: 'X-' })).records).toEqual([]);
});

test('a series with more numbers than a response has is an error that names the range', async () => {
  await billing.running.kit.db
    .collection<{ _id: string }>('counters')
    .updateOne({ _id: 'invoices.invoice_number' }, { $set: { last: 6000 } });
  expect(await errorsOf(register({ series: 'INV-' }))).toEqual(['first too_many']);
  expect((await register({ series: 'INV-', first: 1001 })).records).toHaveLength(5000);
});
