import { errorsOf } from '@bms/testing';
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

const today = (): string => new Date().toISOString().slice(0, 10);

describe('a draft credit note', () => {
  const part = (quantity: string) => ({ items: [{ ...line, quantity }] });

  test('changes no balance until it is issued', async () => {
    const { id } = await invoices.sent();
    await invoices.pay(id, { amount: 200 });
    const draft = await notes.credit(id, part('1'));
    expect(await invoices.show(id)).toMatchObject({ status: 'paid', credited: 0, balance: 0 });
    expect(await notes.issue(draft.id)).toMatchObject({ status: 'issued', issued_on: today() });
    expect(await invoices.show(id)).toMatchObject({ status: 'paid', credited: 100, balance: -100 });
    expect(await errorsOf(notes.issue(draft.id))).toEqual(['status illegal_move']);
    expect(await notes.send(draft.id)).toMatchObject({ status: 'sent', issued_on: today() });
    expect(await invoices.show(id)).toMatchObject({ credited: 100, balance: -100 });
  });

  test('is in no report', async () => {
    const client_id = 5;
    const { id } = await invoices.sent({ client_id });
    await notes.credit(id);
    const { message } = await billing.call<{ records: { kind: string; balance: number }[] }>('Reports/Statement', {
      client_id,
    });
    expect(message.records.map(({ kind }) => kind)).toEqual(['opening_balance', 'invoice', 'closing_balance']);
    expect(message.records.at(-1)).toMatchObject({ balance: 200 });
  });

  test('can be changed, within the amount of the invoice that is not credited', async () => {
    const { id } = await invoices.sent();
    const draft = await notes.credit(id);
    await notes.update(draft.id, { ...part('0.5'), reason: 'Half a day less.' });
    expect(await notes.show(draft.id)).toMatchObject({ total: 50, reason: 'Half a day less.' });
    const shown = await notes.show(draft.id);
    await notes.update(draft.id, { items: shown.items, invoice_id: id });
    expect(await errorsOf(notes.update(draft.id, part('3')))).toEqual(['items[0] out_of_range']);
    expect(await errorsOf(notes.update(draft.id, { invoice_id: 999 }))).toEqual(['invoice_id read_only']);
    await notes.update(draft.id, { items: [] });
    expect(await notes.show(draft.id)).toMatchObject({ total: 200, items: [{ quantity: '2' }] });
  });

  test('can be deleted and restored, and its number is not used again', async () => {
    const { id } = await invoices.sent();
    const draft = await notes.credit(id);
    await notes.remove(draft.id);
    expect(await errorsOf(notes.show(draft.id))).toEqual(['not_found']);
    expect((await notes.credit(id)).credit_note_number).not.toBe(draft.credit_note_number);
    await billing.call('CreditNotes/Restore', { id: draft.id });
    expect(await notes.issue(draft.id)).toMatchObject({ credit_note_number: draft.credit_note_number });
  });

  test('is final once it is issued', async () => {
    const { id } = await invoices.sent();
    const note = await notes.issued(id, part('1'));
    expect(await errorsOf(notes.update(note.id, { reason: 'Other' }))).toEqual(['reason locked']);
    expect(await errorsOf(notes.remove(note.id))).toEqual(['id not_draft']);
  });

  test('cannot be issued above what other credit notes left, which the error says in money', async () => {
    const { id, invoice_number } = await invoices.sent({ items: [{ ...line, rate: '42042' }] });
    const [first, second] = [await notes.credit(id), await notes.credit(id, part('2'))];
    await notes.issue(first.id);
    await expect(notes.issue(second.id)).rejects.toMatchObject({
      violations: [
        expect.objectContaining({
          message: `invoice_id must be an invoice with an amount left to credit; ${invoice_number} is credited in full.`,
        }),
      ],
    });
    const { id: other } = await invoices.sent({ items: [{ ...line, rate: '42042' }] });
    await expect(notes.credit(other, part('900'))).rejects.toMatchObject({
      violations: [
        expect.objectContaining({ field: 'items[0]', message: expect.stringMatching(/at most €840\.84, /) }),
      ],
    });
  });

  test('of some lines takes their share of the discount of the invoice', async () => {
    const items = [{ title: 'X', quantity: '10', rate: '8000', tax_ids: [vat] }];
    const { id } = await invoices.sent({ items, discount_amount: 60_000 });
    const two = await notes.credit(id, { items: [{ ...items[0], quantity: '2' }] });
    expect(two).toMatchObject({ discount_amount: 12_000, total: 4760 });
    await notes.update(two.id, { items: [{ ...items[0], quantity: '3' }] });
    expect(await notes.show(two.id)).toMatchObject({ discount_amount: 18_000, total: 7140 });
    const { id: other } = await invoices.sent({ items, discount_percent: '75' });
    expect(await notes.credit(other, { items: [{ ...items[0], quantity: '2' }] })).toMatchObject({ total: 4760 });
    expect(await notes.credit(id)).toMatchObject({ discount_amount: 60_000, total: 23_800 });
  });
});
