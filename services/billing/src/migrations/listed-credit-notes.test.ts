import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { invoicesOf, issueCredit, line } from '../../test/invoices.ts';
import { listedCreditNotes } from './2026-11-26-listed-credit-notes.ts';

let billing: TestedBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

test('invoices list the credit notes that were issued before they were listed', async () => {
  const { db, log } = billing.running.kit;
  const { sent, show, create } = invoicesOf(billing);
  const { id } = await sent();
  for (const quantity of ['0.5', '1']) await issueCredit(billing, { invoice_id: id, items: [{ ...line, quantity }] });
  await billing.call('CreditNotes/Create', {
    credit_note: { invoice_id: id, reason: 'Draft', items: [{ ...line, quantity: '0.1' }] },
  });
  const other = await create();
  const { credit_notes } = await show(id);
  expect(credit_notes.map(({ total }) => total)).toEqual([50, 100]);
  await db.collection('invoices').updateMany({}, { $unset: { credit_notes: 1 } });
  for (let run = 0; run < 2; run++)
    await listedCreditNotes.up({ db: db.db!, log, signal: new AbortController().signal });
  expect((await show(id)).credit_notes).toEqual(credit_notes);
  expect((await show(other.id)).credit_notes).toEqual([]);
});
