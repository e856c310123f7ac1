import { errorsOf, portalUser, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CreditNotes, creditNotesOf } from '../../test/credit-notes.ts';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createVat, type Invoices, invoicesOf, line } from '../../test/invoices.ts';

let billing: TestedBilling;
let invoices: Invoices;
let notes: CreditNotes;
let vat: number;
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
  notes = creditNotesOf(billing);
  vat = await createVat(billing, '19');
});
afterAll(() => billing?.stop());

const eventsOf = async (id: number) => {
  const rows = billing.running.kit.db.collection('outbox').find({ record: `credit_note.${id}` });
  return (await rows.toArray()).map(({ subject, headers }) => [
    String(subject).split('.').slice(2, 4).join('.'),
    headers['ce-module'],
  ]);
};

describe('a credit note', () => {
  test('credits all lines with the discount and the taxes of the invoice, and cancels an unpaid one', async () => {
    const items = [
      { ...line, tax_ids: [vat] },
      { ...line, quantity: '3', discount_percent: '50' },
    ];
    const invoice = await invoices.sent({ items, discount_percent: '10', note: 'Thank you.' });
    await billing.call('Taxes/Update', { id: vat, tax: { rate: '21' }, update_mask: { paths: ['rate'] } });
    const { id } = await notes.credit(invoice.id);
    const shown = await notes.show(id);
    expect(shown).toMatchObject({
      ...{ invoice_id: invoice.id, invoice_number: invoice.invoice_number, client_id: 1, status: 'draft' },
      ...{ subtotal: 350, discount_percent: '10', discount_total: 35, total: invoice.total, currency: 'EUR' },
      taxes: [{ tax_id: vat, rate: '19', base: 180, amount: 34 }],
    });
    expect(await invoices.show(invoice.id)).toMatchObject({ status: 'sent', credited: 0, balance: 349 });
    await notes.issue(id);
    expect(await invoices.show(invoice.id)).toMatchObject({ status: 'cancelled', credited: 349, balance: 0 });
    await billing.call('Taxes/Update', { id: vat, tax: { rate: '19' }, update_mask: { paths: ['rate'] } });
  });

  test('credits some lines, which reduces the balance and the payments that are possible', async () => {
    const { id } = await invoices.sent({ items: [{ ...line, quantity: '10' }] });
    const { total } = await notes.issued(id, { items: [{ title: 'Consulting', quantity: '3', rate: '100' }] });
    expect(total).toBe(300);
    expect(await invoices.show(id)).toMatchObject({ status: 'sent', total: 1000, credited: 300, balance: 700 });
    expect(await errorsOf(invoices.pay(id, { amount: 701 }))).toEqual(['amount above_balance']);
    await invoices.pay(id, { amount: 600 });
    await notes.issued(id, { items: [{ title: 'Consulting', quantity: '1', rate: '100' }] });
    expect(await invoices.show(id)).toMatchObject({ status: 'paid', credited: 400, paid: 600, balance: 0 });
  });

  test('of a paid invoice leaves a negative balance, the amount to be refunded', async () => {
    const { id } = await invoices.sent();
    await invoices.pay(id, { amount: 200 });
    await notes.issued(id, { items: [{ title: 'Consulting', quantity: '1', rate: '50' }] });
    expect(await invoices.show(id)).toMatchObject({ status: 'paid', balance: -50 });
  });

  test('is subtracted from the sums of open balances', async () => {
    const client_id = 7;
    const { id } = await invoices.sent({ client_id });
    await notes.issued(id, { items: [{ title: 'Consulting', quantity: '1', rate: '50' }] });
    const { message } = await billing.call<{ records: object[] }>('Invoices/Balances', { client_id });
    expect(message.records).toEqual([expect.objectContaining({ count: 1, balance: 150 })]);
  });

  test('has a number of its own series without gaps, also if some are rejected', async () => {
    const { id } = await invoices.sent({ items: [{ ...line, quantity: '20' }] });
    const one = [{ title: 'Consulting', quantity: '1', rate: '100' }];
    await Promise.allSettled([
      ...Array.from({ length: 20 }, () => notes.credit(id, { items: one })),
      ...Array.from({ length: 10 }, () => notes.credit(id, { items: [{ ...one[0]!, quantity: '21' }] })),
    ]);
    const stored = await billing.running.kit.db.collection('credit_notes').find().toArray();
    const numbers = stored.map(({ credit_note_number }) => Number(String(credit_note_number).slice(3)));
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
    expect(stored[0]!['credit_note_number']).toMatch(/^CN-\d{6}$/);
  });

  test('is issued at most up to the amount of the invoice, also if several are issued at once', async () => {
    const { id } = await invoices.sent();
    const drafts = await Promise.all([1, 2, 3, 4].map(() => notes.credit(id, { items: [{ ...line, quantity: '1' }] })));
    const results = await Promise.allSettled(drafts.map((draft) => notes.issue(draft.id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await invoices.show(id)).toMatchObject({ status: 'cancelled', credited: 200 });
  });

  test('is issued by sending it, once, and shown to the portal users of its client from then on', async () => {
    const invoice = await invoices.sent({ client_id: 3 });
    const { id } = await notes.credit(invoice.id);
    const asClient = { caller: portalUser(3) };
    expect(await errorsOf(notes.show(id, asClient))).toEqual(['not_found']);
    expect(await notes.send(id)).toMatchObject({ status: 'sent' });
    expect(await notes.show(id, asClient)).toMatchObject({ reason: 'Damaged', total: 200 });
    expect(await errorsOf(notes.show(id, { caller: portalUser(4) }))).toEqual(['not_found']);
    expect(await errorsOf(notes.send(id))).toEqual([expect.stringMatching(/^status /)]);
    const events = ['credit_note.created', 'credit_note.issued', 'credit_note.sent'];
    expect(await eventsOf(id)).toEqual(events.map((event) => [event, 'invoices']));
  });

  test.each([
    ['above the amount that is left', { items: [{ title: 'x', quantity: '1', rate: '201' }] }, 'items[0] out_of_range'],
    ['of nothing', { items: [{ title: 'x', quantity: '1', rate: '0' }] }, 'items out_of_range'],
    ['without a reason', { reason: '' }, 'reason required'],
    ['of another tax', { items: [{ ...line, tax_ids: [404] }] }, 'items[0].tax_ids unknown_reference'],
  ])('%s is rejected', async (_what, values, error) => {
    const { id } = await invoices.sent();
    expect(await errorsOf(notes.credit(id, values))).toEqual([error]);
    expect(await invoices.show(id)).toMatchObject({ credited: 0, status: 'sent' });
  });

  test('with a tax that the invoice does not have is rejected', async () => {
    const { id } = await invoices.sent();
    const items = [{ title: 'x', quantity: '1', rate: '10', tax_ids: [vat] }];
    expect(await errorsOf(notes.credit(id, { items }))).toEqual(['items[0].tax_ids unknown_reference']);
  });

  test('needs a sent invoice that the caller may view', async () => {
    const draft = await invoices.create();
    expect(await errorsOf(notes.credit(draft.id))).toEqual(['invoice_id illegal_move']);
    expect(await errorsOf(notes.credit(4_000_000))).toEqual(['invoice_id unknown_reference']);
    const { id } = await invoices.sent();
    const caller = staff(77, { 'invoices.view': 'own', 'invoices.create': 'own' });
    expect(await errorsOf(notes.credit(id, {}, { caller }))).toEqual(['invoice_id unknown_reference']);
  });
});
