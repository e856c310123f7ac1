import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { depositTaxes } from './2026-11-26-deposit-taxes.ts';

let billing: TestedBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

test('invoices list the net and taxes of their deposits, less what was credited of them', async () => {
  const { db, log } = billing.running.kit;
  const tax = { tax_id: 1, title: 'VAT 19 %', rate: '19', category: 'S' };
  const deposit = {
    invoice_number: 'INV-1',
    status: 'paid',
    client_id: 1,
    sent_on: new Date('2026-03-02'),
    credited: 119,
  };
  await db.collection<{ _id: number; invoice_number: string; [field: string]: unknown }>('invoices').insertMany([
    { _id: 1, ...deposit, subtotal: 300, discount_total: 0, total: 357, taxes: [{ ...tax, base: 300, amount: 57 }] },
    {
      _id: 2,
      ...{ invoice_number: 'INV-2', client_id: 1, status: 'sent', total: 1190, deposited: 238 },
      deposits: [{ invoice_id: 1, invoice_number: 'INV-1', amount: 238 }],
    },
  ]);
  const note = {
    invoice_id: 1,
    subtotal: 100,
    discount_total: 0,
    total: 119,
    taxes: [{ ...tax, base: 100, amount: 19 }],
  };
  await db.collection('credit_notes').insertMany([
    { ...note, credit_note_number: 'CN-1', status: 'issued' },
    { ...note, credit_note_number: 'CN-2', status: 'draft' },
  ]);
  for (let run = 0; run < 2; run += 1) await depositTaxes.up({ db: db.db!, log, signal: new AbortController().signal });
  const [first, final] = await db.collection('invoices').find().sort('invoice_number').toArray();
  expect(first).toMatchObject({ credited_net: 100, credited_taxes: [{ tax_id: 1, base: 100, amount: 19 }] });
  expect(final).toMatchObject({
    deposits: [
      {
        ...{ invoice_id: 1, invoice_number: 'INV-1', date: new Date('2026-03-02'), net: 200, amount: 238, total: 238 },
        taxes: [{ tax_id: 1, base: 200, amount: 38 }],
      },
    ],
  });
});
