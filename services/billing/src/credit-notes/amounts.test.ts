import { errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CreditNotes, creditNotesOf } from '../../test/credit-notes.ts';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createVat, type Invoices, invoicesOf, line, type ShownInvoice } from '../../test/invoices.ts';

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

interface WithTaxes {
  readonly taxes: readonly { tax_id: number; base: number; amount: number }[];
}

const sentWithTaxes = async (more: object) => (await invoices.sent(more)) as ShownInvoice & WithTaxes;

/** Returns the sums of base and amount by tax. */
function sumsOf(taxes: WithTaxes['taxes']): Record<number, [number, number]> {
  const sums: Record<number, [number, number]> = {};
  for (const { tax_id, base, amount } of taxes) {
    const [bases, amounts] = sums[tax_id] ?? [0, 0];
    sums[tax_id] = [bases + base, amounts + amount];
  }
  return sums;
}

describe('the amounts of a credit note', () => {
  const taxed = (tax: number, quantity: string, rate: string) => ({ title: 'X', quantity, rate, tax_ids: [tax] });
  const taxesOf = async (ids: number[]) => {
    const found = await Promise.all(ids.map((id) => billing.call<{ record: WithTaxes }>('CreditNotes/Get', { id })));
    return sumsOf(found.flatMap(({ message }) => message.record.taxes));
  };
  let reduced: number;
  beforeAll(async () => {
    reduced = await createVat(billing, '7');
  });

  test('are at most what is left of each tax', async () => {
    const items = [taxed(vat, '1', '100000'), taxed(reduced, '1', '1000')];
    const { id } = await invoices.sent({ items });
    const tooMuch = { items: [taxed(vat, '1', '10000'), taxed(reduced, '1', '50000')] };
    await expect(notes.credit(id, tooMuch)).rejects.toMatchObject({
      violations: [{ field: 'items[1]', code: 'out_of_range', message: expect.stringContaining('at most €10.00') }],
    });
    expect(await errorsOf(notes.credit(id, { items: [{ ...line, rate: '1' }] }))).toEqual(['items[0] out_of_range']);
    await notes.issued(id, { items: [taxed(reduced, '1', '600')] });
    const two = { items: [taxed(reduced, '1', '300'), taxed(reduced, '1', '101')] };
    expect(await errorsOf(notes.credit(id, two))).toEqual(['items[1] out_of_range']);
    expect(await invoices.show(id)).toMatchObject({ status: 'sent', balance: 120_070 - 642 });
  });

  test('take the remainder of the tax with the last unit, also of drafts that were made before', async () => {
    const { id, total } = await invoices.sent({ items: [taxed(reduced, '2', '1250')] });
    expect(total).toBe(2675);
    const drafts = [];
    for (let unit = 0; unit < 2; unit += 1)
      drafts.push(await notes.credit(id, { items: [taxed(reduced, '1', '1250')] }));
    expect(drafts.map((draft) => draft.total)).toEqual([1338, 1338]);
    expect((await notes.issue(drafts[1]!.id)).total).toBe(1338);
    const last = await notes.issue(drafts[0]!.id);
    expect(last).toMatchObject({ total: 1337, taxes: [{ base: 1250, amount: 87 }] });
    const share = { tax_id: reduced, base: 1250, amount: 87 };
    expect(last.items).toMatchObject([{ amount: 1250, net: 1250, tax_total: 87, taxes: [share] }]);
    expect((await notes.send(drafts[1]!.id)).total).toBe(1338);
    expect(await invoices.show(id)).toMatchObject({ status: 'cancelled', credited: 2675, balance: 0 });
  });

  test('of all that is left are those of the remaining quantities, or of the rest of each tax', async () => {
    const items = [taxed(vat, '3', '33.35'), taxed(reduced, '2', '1250')];
    const { id, total, taxes } = await sentWithTaxes({ items, discount_percent: '10' });
    const first = await notes.issued(id, { items: [taxed(vat, '2', '33.35')] });
    const draft = await notes.credit(id);
    expect(draft.items.map(({ quantity }) => quantity)).toEqual(['1', '2']);
    await notes.update(draft.id, { items: draft.items });
    const second = await notes.issued(id, { items: [taxed(reduced, '1', '777')] });
    const rest = await notes.issued(id);
    expect(rest.items).toMatchObject([{ quantity: '1' }, { quantity: '1', tax_ids: [reduced] }]);
    expect(first.total + second.total + rest.total).toBe(total);
    expect(await taxesOf([first.id, second.id, rest.id])).toEqual(sumsOf(taxes));
  });

  test('of any parts in any order end with those of the invoice, for each tax', async () => {
    const levy = await createVat(billing, '8.875');
    const units = [
      { title: 'A', rate: '33.35', tax_ids: [vat] },
      { title: 'B', rate: '1250', tax_ids: [reduced], discount_percent: '12.5' },
      { title: 'C', rate: '0.5', tax_ids: [vat, levy] },
      { title: 'D', rate: '99.9', tax_ids: [] },
    ];
    for (const [round, prices_include_tax] of [false, true, false].entries()) {
      const items = units.map((unit, at) => ({ ...unit, quantity: String(at + 2) }));
      const { id, total, taxes } = await sentWithTaxes({ items, prices_include_tax, discount_amount: 333 });
      const order = units.flatMap((unit, at) => Array.from({ length: at + 2 }, () => ({ ...unit, quantity: '1' })));
      const shuffled = order.map((_unit, at) => order[(at * 5 + round * 3) % order.length]!);
      const made = [];
      for (let at = 0; at < shuffled.length; at += 2 + round)
        made.push(await notes.issued(id, { items: shuffled.slice(at, at + 2 + round) }));
      expect(made.reduce((sum, note) => sum + note.total, 0)).toBe(total);
      expect(await taxesOf(made.map((note) => note.id))).toEqual(sumsOf(taxes));
      expect(await invoices.show(id)).toMatchObject({ status: 'cancelled', balance: 0 });
    }
  });
});
