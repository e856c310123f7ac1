import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { issuedCreditNotes } from './2026-11-26-issued-credit-notes.ts';

let billing: TestedBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

test('credit notes that counted as drafts become issued on the day of their creation; others keep their day', async () => {
  const { db, log } = billing.running.kit;
  const notes = db.collection('credit_notes');
  const created_at = new Date('2026-02-10T22:30:00Z');
  const known = new Date('2026-03-01');
  await notes.insertMany([
    { credit_note_number: 'CN-1', status: 'draft', created_at },
    { credit_note_number: 'CN-2', status: 'sent', created_at },
    { credit_note_number: 'CN-3', status: 'sent', created_at, issued_on: known },
  ]);
  await issuedCreditNotes.up({ db: db.db!, log, signal: new AbortController().signal });
  const stored = await notes.find().sort('credit_note_number').toArray();
  expect(stored.map(({ status, issued_on }) => [status, issued_on])).toEqual([
    ['issued', new Date('2026-02-10')],
    ['sent', new Date('2026-02-10')],
    ['sent', known],
  ]);
});
