import { errorsOf, portalUser, staff } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Reports, reportsOf } from '../../test/reports/reports.ts';

const DAY = '2026-06-30';

let billing: TestedBilling;
let reports: Reports;
beforeAll(async () => {
  billing = await startBilling();
  reports = reportsOf(billing);
});
afterAll(() => billing.stop());

const receivables = async (client_id: number, to = DAY) =>
  (await reports.report('Receivables', { client_id, to })).records;

test('the open amounts of a client are divided by the days since they were due', async () => {
  const client_id = 1;
  const due = ['2026-07-15', DAY, '2026-06-29', '2026-05-31', '2026-05-30', '2026-05-01', '2026-04-30', '2026-04-01'];
  for (const [at, due_date] of [...due, '2026-03-31'].entries())
    await reports.sentOn('2026-01-10', 10 ** at, { client_id, due_date });
  expect(await receivables(client_id)).toEqual([
    {
      ...{ client_id, client_name: 'Client 1', currency: 'EUR', currency_decimals: 2, count: 9 },
      ...{ not_due: 11, overdue_1_30: 1100, overdue_31_60: 110_000, overdue_61_90: 11_000_000 },
      ...{ overdue_over_90: 100_000_000, total: 111_111_111, credit: 0 },
    },
  ]);
  expect(await receivables(client_id, '2026-01-10')).toMatchObject([{ not_due: 111_111_111, overdue_1_30: 0 }]);
  expect(await receivables(client_id, '2026-01-09')).toEqual([]);
});

test('payments and credit notes count from their day on', async () => {
  const client_id = 2;
  const { id } = await reports.sentOn('2026-01-10', 1000, { client_id, due_date: '2026-01-31' });
  await reports.pay(id, { amount: 300, paid_on: '2026-02-10' });
  await reports.creditOn('2026-03-10', id, 200);
  await reports.pay(id, { amount: 500, paid_on: '2026-04-10' });
  const days = ['2026-02-09', '2026-02-10', '2026-03-09', '2026-03-10', '2026-04-09'];
  const totals = await Promise.all(days.map(async (day) => (await receivables(client_id, day))[0]!['total']));
  expect(totals).toEqual([1000, 700, 700, 500, 500]);
  expect(await receivables(client_id, '2026-04-10')).toEqual([]);
});

test('a prepayment counts from the day of the invoice on', async () => {
  const client_id = 3;
  const { id } = await reports.sentOn('2026-01-10', 1000, { client_id });
  await reports.pay(id, { amount: 400, paid_on: '2026-01-05' });
  expect(await receivables(client_id, '2026-01-09')).toEqual([]);
  expect(await receivables(client_id, '2026-01-10')).toMatchObject([{ count: 1, total: 600 }]);
});

test('an invoice that was credited in full or cancelled was open before', async () => {
  const client_id = 4;
  const credited = await reports.sentOn('2026-01-10', 1000, { client_id });
  await reports.creditOn('2026-03-10', credited.id);
  const cancelled = await reports.sentOn('2026-01-10', 70, { client_id });
  await reports.creditOn('2026-03-11', cancelled.id, 30);
  await billing.call('Invoices/Cancel', { id: cancelled.id });
  await reports.create({ client_id });
  expect(await receivables(client_id, '2026-03-09')).toMatchObject([{ count: 2, total: 1070 }]);
  expect(await receivables(client_id, '2026-03-11')).toMatchObject([{ count: 1, total: 40 }]);
  expect((await reports.report('Receivables', { client_id })).records).toEqual([]);
});

test('amounts to be refunded are not offset', async () => {
  const client_id = 5;
  const refundable = await reports.sentOn('2026-01-10', 1000, { client_id });
  await reports.pay(refundable.id, { amount: 1000, paid_on: '2026-02-10' });
  await reports.creditOn('2026-03-10', refundable.id, 400);
  await reports.sentOn('2026-01-10', 60, { client_id });
  expect(await receivables(client_id)).toMatchObject([{ count: 1, total: 60 }]);
});

test('every currency has a record of its own, the largest total first', async () => {
  for (const [client_id, amount, currency] of [
    [6, 500, 'USD'],
    [6, 20, 'EUR'],
    [7, 900, 'EUR'],
  ] as const)
    await reports.sentOn('2025-01-10', amount, { client_id, currency });
  const { records, to } = await reports.report('Receivables', { to: '2025-12-31' });
  expect(to).toBe('2025-12-31');
  expect(records.map(({ client_id, currency, total }) => [client_id, currency, total])).toEqual([
    [7, 'EUR', 900],
    [6, 'EUR', 20],
    [6, 'USD', 500],
  ]);
});

test('an invoice that was sent in an older version, without currency and credit, counts with its total', async () => {
  const { id } = await reports.sentOn('2026-02-10', 800, { client_id: 8 });
  const stored = billing.running.kit.db.collection<{ _id: number }>('invoices');
  await stored.updateOne({ _id: id }, { $unset: { currency: 1, credited: 1 } });
  expect(await receivables(8, '2026-02-10')).toMatchObject([{ currency: 'EUR', total: 800 }]);
  expect(await receivables(8, '2026-02-09')).toEqual([]);
});

test('staff with the scope own get those of their invoices; portal users may not get the report', async () => {
  const clients = { 'clients.view': 'all' } as const;
  const caller = staff(77, { ...clients, 'invoices.view': 'own', 'invoices.create': 'own', 'invoices.update': 'own' });
  const items = [{ title: 'Advice', quantity: '1', rate: '45' }];
  const { id } = await reports.create({ client_id: 9, items }, { caller });
  await billing.call('Invoices/Send', { id }, { caller });
  await reports.sentOn('2026-01-10', 800, { client_id: 9 });
  const own = await reports.report('Receivables', {}, { caller });
  expect(own.records).toMatchObject([{ client_id: 9, count: 1, total: 45 }]);
  expect(await errorsOf(reports.report('Receivables', {}, { caller: portalUser(9) }))).toEqual(['forbidden']);
  expect(await errorsOf(reports.report('Receivables', {}, { caller: staff(78, {}) }))).toEqual(['forbidden']);
});

test('an invoice shows the day on which it was sent, a draft none', async () => {
  const { id } = await reports.create();
  const draft = await reports.show(id);
  expect(draft.sent_on).toBeUndefined();
  await billing.call('Invoices/Send', { id });
  expect(await reports.show(id)).toMatchObject({ sent_on: new Date().toISOString().slice(0, 10) });
});
