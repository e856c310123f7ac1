import { errorsOf, portalUser, staff } from '@bms/testing';
import { manyRecords, storedRecord } from '@bms/testing/lists';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Reports, reportsOf } from '../../test/reports/reports.ts';

const PERIOD = { from: '2026-02-01', to: '2026-06-30' };

let billing: TestedBilling;
let reports: Reports;
beforeAll(async () => {
  billing = await startBilling();
  reports = reportsOf(billing);
});
afterAll(() => billing.stop());

interface Entry {
  readonly kind: string;
  readonly date: string;
  readonly number: string;
  readonly invoice_id?: number;
  readonly amount: number;
  readonly balance: number;
}

const short = ({ kind, date, number, amount, balance }: Entry) => [kind, date, number, amount, balance];

test('a statement has the movements of the period between its opening and its closing balance', async () => {
  const client_id = 1;
  const first = await reports.sentOn('2026-01-31', 1000, { client_id });
  await reports.pay(first.id, { amount: 300, paid_on: '2026-01-31' });
  await reports.pay(first.id, { amount: 200, paid_on: '2026-02-01' });
  const second = await reports.sentOn('2026-02-01', 400, { client_id });
  await reports.creditOn('2026-06-30', second.id, 150);
  await reports.pay(second.id, { amount: 250, paid_on: '2026-07-01' });
  const answer = await reports.report<Entry>('Statement', { client_id, ...PERIOD });
  expect(answer).toMatchObject({ client_id, client_name: 'Client 1', ...PERIOD });
  const [one, two] = [first.invoice_number, second.invoice_number];
  expect(answer.records.map(short)).toEqual([
    ['opening_balance', '2026-02-01', '', 0, 700],
    ['invoice', '2026-02-01', two, 400, 1100],
    ['payment', '2026-02-01', one, -200, 900],
    ['credit_note', '2026-06-30', 'CN-000001', -150, 750],
    ['closing_balance', '2026-06-30', '', 0, 750],
  ]);
  expect(answer.records[2]).toMatchObject({ invoice_id: first.id, currency: 'EUR', currency_decimals: 2 });
  expect(answer.records[0]!.invoice_id).toBeUndefined();
});

test('the closing balance of a statement is the sum of the balances of the invoices', async () => {
  const client_id = 2;
  const refundable = await reports.sentOn('2026-03-01', 500, { client_id });
  await reports.pay(refundable.id, { amount: 500, paid_on: '2026-03-02' });
  await reports.creditOn('2026-03-03', refundable.id, 80);
  await reports.sentOn('2026-04-01', 30, { client_id });
  const credited = await reports.sentOn('2026-04-01', 70, { client_id });
  await reports.creditOn('2026-04-02', credited.id);
  const cancelled = await reports.sentOn('2026-05-01', 70, { client_id });
  await reports.creditOn('2026-05-02', cancelled.id, 10);
  await billing.call('Invoices/Cancel', { id: cancelled.id });
  const closing = async (request: object) =>
    (await reports.report<Entry>('Statement', { client_id, ...request })).records.at(-1);
  expect(await closing({})).toMatchObject({ kind: 'closing_balance', balance: -50 });
  // The cancellation of today leaves past days as they were.
  expect(await closing(PERIOD)).toMatchObject({ balance: 10 });
});

test('each currency has its own balances, also without a movement in the period', async () => {
  const client_id = 3;
  await reports.sentOn('2026-01-01', 700, { client_id, currency: 'USD' });
  await reports.sentOn('2026-03-01', 20, { client_id });
  const settled = await reports.sentOn('2026-01-01', 55, { client_id, currency: 'CHF' });
  await reports.pay(settled.id, { amount: 55, paid_on: '2026-01-15' });
  const { records } = await reports.report<Entry & { currency: string }>('Statement', { client_id, ...PERIOD });
  expect(records.map(({ currency, kind, balance }) => [currency, kind, balance])).toEqual([
    ['EUR', 'opening_balance', 0],
    ['EUR', 'invoice', 20],
    ['EUR', 'closing_balance', 20],
    ['USD', 'opening_balance', 700],
    ['USD', 'closing_balance', 700],
  ]);
});

test('staff name the client; portal users get the statement of their own', async () => {
  const { invoice_number } = await reports.sentOn('2026-03-01', 20, { client_id: 4 });
  await reports.create({ client_id: 4 });
  expect(await errorsOf(reports.report('Statement', PERIOD))).toEqual(['client_id required']);
  for (const request of [PERIOD, { ...PERIOD, client_id: 4 }]) {
    const { records, client_name } = await reports.report<Entry>('Statement', request, { caller: portalUser(4) });
    expect([client_name, records.map(({ number }) => number)]).toEqual(['Client 4', ['', invoice_number, '']]);
  }
  const other = reports.report('Statement', { ...PERIOD, client_id: 4 }, { caller: portalUser(5) });
  expect(await errorsOf(other)).toEqual(['client_id unknown_reference']);
});

test('a statement has a credit note once it was issued, also in the portal', async () => {
  const { id, invoice_number } = await reports.sentOn('2026-03-01', 500, { client_id: 8 });
  type Made = { record: { id: number; credit_note_number: string } };
  const credit_note = { invoice_id: id, reason: 'Damaged' };
  const { record } = (await billing.call<Made>('CreditNotes/Create', { credit_note })).message;
  const inPortal = async () =>
    (await reports.report<Entry>('Statement', PERIOD, { caller: portalUser(8) })).records.map(({ number }) => number);
  expect(await inPortal()).toEqual(['', invoice_number, '']);
  await billing.call('CreditNotes/Issue', { id: record.id });
  const notes = billing.running.kit.db.collection('credit_notes');
  await notes.updateOne({ invoice_id: id }, { $set: { issued_on: new Date('2026-03-03') } });
  expect(await inPortal()).toEqual(['', invoice_number, record.credit_note_number, '']);
});

test('a statement of which the caller may see nothing is empty and does not name the client', async () => {
  await reports.sentOn('2026-03-01', 20, { client_id: 6 });
  const caller = staff(55, { 'invoices.view': 'own' });
  const answer = await reports.report('Statement', { client_id: 6, ...PERIOD }, { caller });
  expect(answer).toMatchObject({ records: [], client_name: '' });
});

test('a statement that is too long is rejected, naming the period', async () => {
  const paid_on = new Date('2026-03-05');
  const payments = Array.from({ length: 1000 }, (_, at) => ({ _id: at, amount: 1, paid_on }));
  const invoice = {
    status: 'paid',
    client_id: 7,
    total: 1000,
    paid: 1000,
    sent_on: paid_on,
    currency: 'EUR',
    payments,
  };
  const stored = manyRecords((n) => ({ ...storedRecord(n), ...invoice, invoice_number: `X-${n}` })).slice(0, 5);
  await billing.running.kit.db.collection('invoices').insertMany(stored);
  await expect(reports.report('Statement', { client_id: 7, ...PERIOD })).rejects.toMatchObject({
    violations: [
      {
        field: 'from',
        code: 'too_many',
        message: 'The report from 2026-02-01 to 2026-06-30 has more than 5000 records. Choose a shorter period.',
      },
    ],
  });
  const before = { client_id: 7, from: '2026-01-01', to: '2026-03-04' };
  expect((await reports.report('Statement', before)).records).toEqual([]);
});
