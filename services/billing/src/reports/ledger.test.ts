import { errorsOf, staff } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createVat, issueCredit } from '../../test/invoices.ts';
import { type Reports, reportsOf } from '../../test/reports/reports.ts';

let billing: TestedBilling;
let reports: Reports;
let taxes: number[];
beforeAll(async () => {
  billing = await startBilling();
  reports = reportsOf(billing);
  taxes = [await createVat(billing, '19'), await createVat(billing, '7')];
});
afterAll(() => billing.stop());

const today = new Date().toISOString().slice(0, 10);
const ledgerOf = (client_id: number, from = today, to = today) =>
  reports.report<Record<string, unknown>>('Ledger', { client_id, from, to });

test('the ledger has a record for each document and tax, and for each movement of money', async () => {
  const client_id = 1;
  billing.crm.has(client_id, { vat_number: 'DE123456789' });
  const at = (rate: number, tax_ids: number[]) => ({ title: 'Work', quantity: '1', rate: String(rate), tax_ids });
  const items = [at(1000, [taxes[0]!]), at(200, [taxes[1]!]), at(50, [])];
  const { id, invoice_number, total } = await reports.sent({ client_id, items });
  expect(total).toBe(1454);
  await reports.pay(id, { amount: 454 });
  await issueCredit(billing, { invoice_id: id, items: [items[1]!] });
  const common = { date: today, client_id, client_name: 'Client 1', vat_number: 'DE123456789' };
  const unit = { currency: 'EUR', currency_decimals: 2 };
  const of = (title: string, rate: string) => ({ tax_title: title, rate, category: 'S' });
  const untaxed = { tax_title: '', category: '' };
  const invoice = { ...common, ...unit, kind: 'invoice', number: invoice_number };
  const { records, from, to } = await ledgerOf(client_id);
  expect([from, to]).toEqual([today, today]);
  expect(records).toEqual([
    { ...invoice, ...of('VAT 19 %', '19'), net: 1000, tax: 190, gross: 1190 },
    { ...invoice, ...of('VAT 7 %', '7'), net: 200, tax: 14, gross: 214 },
    { ...invoice, ...untaxed, net: 50, tax: 0, gross: 50 },
    {
      ...{ ...common, ...unit, kind: 'credit_note', number: 'CN-000001' },
      ...{ ...of('VAT 7 %', '7'), net: -200, tax: -14, gross: -214 },
    },
    { ...invoice, ...untaxed, kind: 'payment', net: 0, tax: 0, gross: -454 },
  ]);
});

test('the ledger of a period has what happened in it', async () => {
  const client_id = 2;
  const { id, invoice_number } = await reports.sentOn('2026-01-10', 1000, { client_id });
  await reports.pay(id, { amount: 600, paid_on: '2026-02-10' });
  await billing.call('Invoices/AddRefund', { id, refund: { amount: 100, refunded_on: '2026-03-01' } });
  await billing.call('Invoices/WriteOff', { id, write_off: { reason: 'Insolvent', written_off_on: '2026-03-31' } });
  const shown = async (from: string, to: string) =>
    (await ledgerOf(client_id, from, to)).records.map(({ kind, number, gross }) => [kind, number, gross]);
  expect(await shown('2026-01-01', '2026-01-31')).toEqual([['invoice', invoice_number, 1000]]);
  expect(await shown('2026-02-01', '2026-02-28')).toEqual([['payment', invoice_number, -600]]);
  expect(await shown('2026-03-01', '2026-03-31')).toEqual([
    ['refund', invoice_number, 100],
    ['write_off', invoice_number, -500],
  ]);
  expect(await shown('2026-04-01', '2026-04-30')).toEqual([]);
});

test('the ledger covers the invoices that the caller may view', async () => {
  const caller = staff(7, { 'invoices.view': 'own' });
  const { records } = await reports.report('Ledger', { from: '2026-01-01' }, { caller });
  expect(records).toEqual([]);
  expect(await errorsOf(reports.report('Ledger', {}, { caller: staff(7, {}) }))).toEqual(['forbidden']);
});
