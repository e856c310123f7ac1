import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { refundsDue } from './2026-11-26-refunds-due.ts';

let billing: TestedBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

test('paid invoices with a balance below 0 get the amount to be refunded', async () => {
  const { db, log } = billing.running.kit;
  const invoices = db.collection('invoices');
  await invoices.insertMany([
    { invoice_number: 'INV-1', status: 'paid', total: 300, paid: 300, credited: 100 },
    { invoice_number: 'INV-2', status: 'paid', total: 300, paid: 300, credited: 100, refunded: 100 },
    { invoice_number: 'INV-3', status: 'paid', total: 300, paid: 300 },
    { invoice_number: 'INV-4', status: 'sent', total: 300, paid: 0 },
  ]);
  await refundsDue.up({ db: db.db!, log, signal: new AbortController().signal });
  const stored = await invoices.find().sort('invoice_number').toArray();
  expect(stored.map(({ refund_due }) => refund_due)).toEqual([100, undefined, undefined, undefined]);
});
