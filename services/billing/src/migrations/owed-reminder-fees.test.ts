import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { owedReminderFees } from './2026-11-26-owed-reminder-fees.ts';

let billing: TestedBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

test('open invoices owe the fees of their reminders; settled ones are waived on the day of the reminder', async () => {
  const { db, log } = billing.running.kit;
  const stored = db.collection('invoices');
  const reminded_on = new Date('2026-03-01');
  const reminders = [
    { step: 1, reminded_on, fee: 0 },
    { step: 2, reminded_on, fee: 500 },
  ];
  await stored.insertMany([
    { invoice_number: 'INV-1', status: 'partially_paid', reminders },
    { invoice_number: 'INV-2', status: 'paid', reminders },
    { invoice_number: 'INV-3', status: 'sent', reminders, reminder_fees: 500 },
    { invoice_number: 'INV-4', status: 'sent', reminders: [] },
  ]);
  const up = () => owedReminderFees.up({ db: db.db!, log, signal: new AbortController().signal });
  await up();
  await up();
  const found = await stored.find().sort('invoice_number').toArray();
  const waived = reminders.map((one) => ({ ...one, waived_on: reminded_on }));
  expect(found.map((invoice) => [invoice['reminder_fees'], invoice['reminders']])).toEqual([
    [500, reminders],
    [0, waived],
    [500, reminders],
    [undefined, []],
  ]);
});
