import { errorsOf, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createTax } from '../../test/invoices.ts';
import { type Reports, reportsOf } from '../../test/reports/reports.ts';

let billing: TestedBilling;
let reports: Reports;
let standard: number;
let reduced: number;
beforeAll(async () => {
  billing = await startBilling();
  reports = reportsOf(billing);
  standard = await createTax(billing, { title: 'VAT', rate: '19' });
  reduced = await createTax(billing, { title: 'Reduced VAT', rate: '7' });
});
afterAll(() => billing.stop());

const line = (rate: number, ...tax_ids: number[]) => ({ title: 'Box', quantity: '1', rate: String(rate), tax_ids });
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

const counts = (invoice_count: number, credit_note_count: number) => ({ invoice_count, credit_note_count });

describe('the revenue', () => {
  test('of a month is that of the invoices sent in it less the credit notes created in it', async () => {
    const client_id = 1;
    await reports.sentOn('2026-01-31', 0, { client_id, items: [line(1000, standard)], discount_percent: '10' });
    const { id } = await reports.sentOn('2026-02-01', 0, { client_id, items: [line(500, standard), line(100)] });
    await reports.sentOn('2026-02-28', 40, { client_id, currency: 'JPY' });
    await reports.creditOn('2026-04-30', id);
    const answer = await reports.report('Revenue', { client_id, ...YEAR });
    const euro = { currency: 'EUR', currency_decimals: 2 };
    expect(answer).toEqual({
      ...YEAR,
      records: [
        { month: '2026-01', ...euro, ...counts(1, 0), net: 900, tax: 171, total: 1071 },
        { month: '2026-02', ...euro, ...counts(1, 0), net: 600, tax: 95, total: 695 },
        { month: '2026-04', ...euro, ...counts(0, 1), net: -600, tax: -95, total: -695 },
        { month: '2026-02', currency: 'JPY', currency_decimals: 0, ...counts(1, 0), net: 40, tax: 0, total: 40 },
      ],
    });
    const part = { client_id, from: '2026-02-01', to: '2026-02-27' };
    expect((await reports.report('Revenue', part)).records).toMatchObject([{ month: '2026-02', total: 695 }]);
  });

  test('has no drafts, and a cancellation in its own month', async () => {
    const client_id = 2;
    await reports.create({ client_id });
    const { id } = await reports.sentOn('2025-05-05', 300, { client_id });
    await reports.creditOn('2025-05-06', id, 100);
    await billing.call('Invoices/Cancel', { id });
    const { records } = await reports.report('Revenue', { client_id, from: '2025-01-01' });
    const now = { month: new Date().toISOString().slice(0, 7), ...counts(0, 1), total: -200 };
    expect(records).toMatchObject([{ month: '2025-05', ...counts(1, 1), total: 200 }, now]);
  });

  test('is that of the current year by default', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { from, to } = await reports.report('Revenue');
    expect([from, to]).toEqual([`${today.slice(0, 4)}-01-01`, today]);
    const wrong = reports.report('Revenue', { from: '2026-02-02', to: '2026-02-01' });
    expect(await errorsOf(wrong)).toEqual(['from out_of_range']);
  });

  test('of staff with the scope own is that of their invoices with all of their credit notes', async () => {
    const clients = { 'clients.view': 'all' } as const;
    const caller = staff(66, {
      ...clients,
      'invoices.view': 'own',
      'invoices.create': 'own',
      'invoices.update': 'own',
    });
    const { id } = await reports.create({ client_id: 3, items: [line(500)] }, { caller });
    await billing.call('Invoices/Send', { id }, { caller });
    const today = new Date().toISOString().slice(0, 10);
    await reports.creditOn(today, id, 120);
    await reports.sentOn(today, 900, { client_id: 3 });
    expect((await reports.report('Revenue', {}, { caller })).records).toMatchObject([{ total: 380 }]);
  });
});

describe('the tax report', () => {
  test('has the base and the amount of each tax of the period less those of credit notes', async () => {
    const client_id = 4;
    await reports.sentOn('2026-01-31', 0, { client_id, items: [line(1000, standard), line(200, reduced)] });
    const { id } = await reports.sentOn('2026-02-01', 0, { client_id, items: [line(500, standard)] });
    await reports.creditOn('2026-03-01', id);
    const taxes = async (to: string) => (await reports.report('Taxes', { client_id, from: '2026-01-01', to })).records;
    const of = (title: string, rate: string) => ({
      ...{ title, rate, category: 'S', currency: 'EUR', currency_decimals: 2 },
    });
    expect(await taxes('2026-02-28')).toEqual([
      { ...of('VAT', '19'), base: 1500, amount: 285 },
      { ...of('Reduced VAT', '7'), base: 200, amount: 14 },
    ]);
    expect(await taxes('2026-03-01')).toMatchObject([
      { base: 1000, amount: 190 },
      { base: 200, amount: 14 },
    ]);
    expect(await taxes('2026-01-30')).toEqual([]);
  });

  test('keeps the values that a tax had, and joins taxes of the same title, rate and category', async () => {
    const client_id = 5;
    const [one, other] = [
      await createTax(billing, { title: 'GST', rate: '10' }),
      await createTax(billing, { title: 'GST', rate: '10' }),
    ];
    const export_ = await createTax(billing, { title: 'GST', rate: '0', category: 'G' });
    await reports.sentOn('2026-01-31', 0, { client_id, items: [line(100, one), line(100, other), line(50, export_)] });
    const change = { id: one, tax: { rate: '12' }, update_mask: { paths: ['rate'] } };
    await billing.call('Taxes/Update', change);
    await reports.sentOn('2026-02-01', 0, { client_id, items: [line(100, one)] });
    const { records } = await reports.report('Taxes', { client_id, ...YEAR });
    expect(records.map(({ rate, category, base, amount }) => [rate, category, base, amount])).toEqual([
      ['12', 'S', 100, 12],
      ['10', 'S', 200, 20],
      ['0', 'G', 50, 0],
    ]);
  });
});
