import { eventually } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createTax, type ShownInvoice } from '../../test/invoices.ts';
import { type Reports, reportsOf } from '../../test/reports/reports.ts';

let billing: TestedBilling;
let reports: Reports;
let vat: number;
let today: string;
beforeAll(async () => {
  billing = await startBilling();
  today = new Date().toISOString().slice(0, 10);
  reports = reportsOf(billing);
  vat = await createTax(billing, { title: 'VAT', rate: '19' });
});
afterAll(() => billing.stop());

type One = { record: ShownInvoice };
interface Entry {
  readonly kind: string;
  readonly date: string;
  readonly amount: number;
  readonly balance: number;
}

const openOn = async (client_id: number, to: string) =>
  (await reports.report('Receivables', { client_id, to })).records.map(({ total }) => total);
const statementOf = async (client_id: number, to = today) => {
  const { records } = await reports.report<Entry>('Statement', { client_id, from: '2026-01-01', to });
  return records.map(({ kind, date, amount, balance }) => [kind, date, amount, balance]);
};

test('refunds and write-offs count from their day on', async () => {
  const client_id = 1;
  const { id } = await reports.sentOn('2026-01-10', 1000, { client_id });
  await reports.pay(id, { amount: 600, paid_on: '2026-02-10' });
  await billing.call('Invoices/AddRefund', { id, refund: { amount: 200, refunded_on: '2026-03-10' } });
  const write_off = { reason: 'Insolvent', written_off_on: '2026-04-10' };
  await billing.call('Invoices/WriteOff', { id, write_off });
  const days = ['2026-02-09', '2026-02-10', '2026-03-10', '2026-04-09'];
  expect(await Promise.all(days.map((day) => openOn(client_id, day)))).toEqual([[1000], [400], [600], [600]]);
  expect(await openOn(client_id, '2026-04-10')).toEqual([]);
  expect(await statementOf(client_id)).toEqual([
    ['opening_balance', '2026-01-01', 0, 0],
    ['invoice', '2026-01-10', 1000, 1000],
    ['payment', '2026-02-10', -600, 400],
    ['refund', '2026-03-10', 200, 600],
    ['write_off', '2026-04-10', -600, 0],
    ['closing_balance', today, 0, 0],
  ]);
});

test('a deposit is reported once: with its own invoice, and taken off where it is offset', async () => {
  const client_id = 2;
  const taxes = [{ tax_id: vat, title: 'VAT', rate: '19', category: 'S', base: 1000, amount: 190 }];
  const line = { title: 'Chai', quantity: '10', rate: '100', tax_ids: [vat] };
  const order = { id: 77, order_number: 'ORD-77', client_id, created_by: 1, status: 'processing', currency: 'EUR' };
  const amounts = { taxes, withheld: [], subtotal: 1000, discount_total: 0, total: 1190 };
  billing.crm.orders.set(77, { ...order, ...amounts, items: [{ ...line, net: 1000, tax_total: 190 }] });
  const created = await billing.call<One>('Invoices/CreateDeposit', { order_id: 77, percent: '50' });
  await billing.call('Invoices/Send', { id: created.message.record.id });
  await billing.crm.confirm({ id: 77, client_id, items: [line], taxes });
  const found = await eventually(() => billing.running.kit.db.collection('invoices').findOne({ order_id: 77 }));
  const id = Number(found!['_id']);
  await billing.call('Invoices/Send', { id });
  expect(await reports.show(id)).toMatchObject({ total: 1190, balance: 595 });

  const period = { client_id, from: today, to: today };
  const revenue = await reports.report('Revenue', period);
  expect(revenue.records).toMatchObject([{ invoice_count: 2, net: 1000, tax: 190, total: 1190 }]);
  const reported = await reports.report('Taxes', period);
  expect(reported.records).toMatchObject([{ title: 'VAT', base: 1000, amount: 190 }]);
  expect(await openOn(client_id, today)).toEqual([1190]);
  expect(await statementOf(client_id)).toEqual([
    ['opening_balance', '2026-01-01', 0, 0],
    ['invoice', today, 595, 595],
    ['invoice', today, 1190, 1785],
    ['deposit', today, -595, 1190],
    ['closing_balance', today, 0, 1190],
  ]);
});
