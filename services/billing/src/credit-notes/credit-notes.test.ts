import { errorsOf, portalUser, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Invoices, invoicesOf, line, type ShownInvoice } from '../../test/invoices.ts';

interface Shown {
  id: number;
  credit_note_number: string;
  status: string;
  total: number;
  issued_on?: string;
  discount_amount?: number;
  discount_total: number;
  items: { title: string; quantity: string }[];
}

let billing: TestedBilling;
let invoices: Invoices;
let vat: number;
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
  vat = await createTax('19');
});
afterAll(() => billing.stop());

async function createTax(rate: string): Promise<number> {
  const tax = { title: `VAT ${rate} %`, rate };
  return (await billing.call<{ record: { id: number } }>('Taxes/Create', { tax })).message.record.id;
}

const credit = async (invoice_id: number, more: object = {}, options?: RpcOptions): Promise<Shown> => {
  const credit_note = { invoice_id, reason: 'Damaged', ...more };
  return (await billing.call<{ record: Shown }>('CreditNotes/Create', { credit_note }, options)).message.record;
};
/** Creates a credit note and issues it. */
async function issued(invoice_id: number, more: object = {}): Promise<Shown> {
  const { id } = await credit(invoice_id, more);
  return issue(id);
}
const issue = async (id: number, options?: RpcOptions): Promise<Shown> =>
  (await billing.call<{ record: Shown }>('CreditNotes/Issue', { id }, options)).message.record;
const update = (id: number, credit_note: object) =>
  billing.call('CreditNotes/Update', { id, credit_note, update_mask: { paths: Object.keys(credit_note) } });
const remove = (id: number) => billing.call('CreditNotes/Delete', { id });
const show = async (id: number, options?: RpcOptions): Promise<Shown> =>
  (await billing.call<{ record: Shown }>('CreditNotes/Get', { id }, options)).message.record;
const send = async (id: number): Promise<Shown> =>
  (await billing.call<{ record: Shown }>('CreditNotes/Send', { id })).message.record;
const eventsOf = async (id: number) => {
  const rows = billing.running.kit.db.collection('outbox').find({ record: `credit_note.${id}` });
  return (await rows.toArray()).map(({ subject, headers }) => [
    String(subject).split('.').slice(2, 4).join('.'),
    headers['ce-module'],
  ]);
};

describe('a draft credit note', () => {
  const part = (quantity: string) => ({ items: [{ ...line, quantity }] });

  test('changes no balance until it is issued', async () => {
    const { id } = await invoices.sent();
    await invoices.pay(id, { amount: 200 });
    const draft = await credit(id, part('1'));
    expect(await invoices.show(id)).toMatchObject({ status: 'paid', credited: 0, balance: 0 });
    expect(await issue(draft.id)).toMatchObject({ status: 'issued', issued_on: today() });
    expect(await invoices.show(id)).toMatchObject({ status: 'paid', credited: 100, balance: -100 });
    expect(await errorsOf(issue(draft.id))).toEqual(['status illegal_move']);
    expect(await send(draft.id)).toMatchObject({ status: 'sent', issued_on: today() });
    expect(await invoices.show(id)).toMatchObject({ credited: 100, balance: -100 });
  });

  test('is in no report', async () => {
    const client_id = 5;
    const { id } = await invoices.sent({ client_id });
    await credit(id);
    const { message } = await billing.call<{ records: { kind: string; balance: number }[] }>('Reports/Statement', {
      client_id,
    });
    expect(message.records.map(({ kind }) => kind)).toEqual(['opening_balance', 'invoice', 'closing_balance']);
    expect(message.records.at(-1)).toMatchObject({ balance: 200 });
  });

  test('can be changed, within the amount of the invoice that is not credited', async () => {
    const { id } = await invoices.sent();
    const draft = await credit(id);
    await update(draft.id, { ...part('0.5'), reason: 'Half a day less.' });
    expect(await show(draft.id)).toMatchObject({ total: 50, reason: 'Half a day less.' });
    const shown = await show(draft.id);
    await update(draft.id, { items: shown.items, invoice_id: id });
    expect(await errorsOf(update(draft.id, part('3')))).toEqual(['items[0] out_of_range']);
    expect(await errorsOf(update(draft.id, { invoice_id: 999 }))).toEqual(['invoice_id read_only']);
    await update(draft.id, { items: [] });
    expect(await show(draft.id)).toMatchObject({ total: 200, items: [{ quantity: '2' }] });
  });

  test('can be deleted and restored, and its number is not used again', async () => {
    const { id } = await invoices.sent();
    const draft = await credit(id);
    await remove(draft.id);
    expect(await errorsOf(show(draft.id))).toEqual(['not_found']);
    expect((await credit(id)).credit_note_number).not.toBe(draft.credit_note_number);
    await billing.call('CreditNotes/Restore', { id: draft.id });
    expect(await issue(draft.id)).toMatchObject({ credit_note_number: draft.credit_note_number });
  });

  test('is final once it is issued', async () => {
    const { id } = await invoices.sent();
    const note = await issued(id, part('1'));
    expect(await errorsOf(update(note.id, { reason: 'Other' }))).toEqual(['reason locked']);
    expect(await errorsOf(remove(note.id))).toEqual(['id not_draft']);
  });

  test('cannot be issued above what other credit notes left, which the error says in money', async () => {
    const { id, invoice_number } = await invoices.sent({ items: [{ ...line, rate: '42042' }] });
    const [first, second] = [await credit(id), await credit(id, part('2'))];
    await issue(first.id);
    await expect(issue(second.id)).rejects.toMatchObject({
      violations: [
        expect.objectContaining({
          message: `invoice_id must be an invoice with an amount left to credit; ${invoice_number} is credited in full.`,
        }),
      ],
    });
    const { id: other } = await invoices.sent({ items: [{ ...line, rate: '42042' }] });
    await expect(credit(other, part('900'))).rejects.toMatchObject({
      violations: [
        expect.objectContaining({ field: 'items[0]', message: expect.stringMatching(/at most €840\.84, /) }),
      ],
    });
  });

  test('of some lines takes their share of the discount of the invoice', async () => {
    const items = [{ title: 'X', quantity: '10', rate: '8000', tax_ids: [vat] }];
    const { id } = await invoices.sent({ items, discount_amount: 60_000 });
    const two = await credit(id, { items: [{ ...items[0], quantity: '2' }] });
    expect(two).toMatchObject({ discount_amount: 12_000, total: 4760 });
    await update(two.id, { items: [{ ...items[0], quantity: '3' }] });
    expect(await show(two.id)).toMatchObject({ discount_amount: 18_000, total: 7140 });
    const { id: other } = await invoices.sent({ items, discount_percent: '75' });
    expect(await credit(other, { items: [{ ...items[0], quantity: '2' }] })).toMatchObject({ total: 4760 });
    expect(await credit(id)).toMatchObject({ discount_amount: 60_000, total: 23_800 });
  });
});

describe('the amounts of a credit note', () => {
  const taxed = (tax: number, quantity: string, rate: string) => ({ title: 'X', quantity, rate, tax_ids: [tax] });
  const taxesOf = async (ids: number[]) => {
    const notes = await Promise.all(ids.map((id) => billing.call<{ record: WithTaxes }>('CreditNotes/Get', { id })));
    return sumsOf(notes.flatMap(({ message }) => message.record.taxes));
  };
  let reduced: number;
  beforeAll(async () => {
    reduced = await createTax('7');
  });

  test('are at most what is left of each tax', async () => {
    const items = [taxed(vat, '1', '100000'), taxed(reduced, '1', '1000')];
    const { id } = await invoices.sent({ items });
    const tooMuch = { items: [taxed(vat, '1', '10000'), taxed(reduced, '1', '50000')] };
    await expect(credit(id, tooMuch)).rejects.toMatchObject({
      violations: [{ field: 'items[1]', code: 'out_of_range', message: expect.stringContaining('at most €10.00') }],
    });
    expect(await errorsOf(credit(id, { items: [{ ...line, rate: '1' }] }))).toEqual(['items[0] out_of_range']);
    await issued(id, { items: [taxed(reduced, '1', '600')] });
    const two = { items: [taxed(reduced, '1', '300'), taxed(reduced, '1', '101')] };
    expect(await errorsOf(credit(id, two))).toEqual(['items[1] out_of_range']);
    expect(await invoices.show(id)).toMatchObject({ status: 'sent', balance: 120_070 - 642 });
  });

  test('take the remainder of the tax with the last unit, also of drafts that were made before', async () => {
    const { id, total } = await invoices.sent({ items: [taxed(reduced, '2', '1250')] });
    expect(total).toBe(2675);
    const drafts = [];
    for (let unit = 0; unit < 2; unit += 1) drafts.push(await credit(id, { items: [taxed(reduced, '1', '1250')] }));
    expect(drafts.map((draft) => draft.total)).toEqual([1338, 1338]);
    expect((await issue(drafts[1]!.id)).total).toBe(1338);
    const last = await issue(drafts[0]!.id);
    expect(last).toMatchObject({ total: 1337, taxes: [{ base: 1250, amount: 87 }] });
    const share = { tax_id: reduced, base: 1250, amount: 87 };
    expect(last.items).toMatchObject([{ amount: 1250, net: 1250, tax_total: 87, taxes: [share] }]);
    expect((await send(drafts[1]!.id)).total).toBe(1338);
    expect(await invoices.show(id)).toMatchObject({ status: 'cancelled', credited: 2675, balance: 0 });
  });

  test('of all that is left are those of the remaining quantities, or of the rest of each tax', async () => {
    const items = [taxed(vat, '3', '33.35'), taxed(reduced, '2', '1250')];
    const { id, total, taxes } = await sentWithTaxes({ items, discount_percent: '10' });
    const first = await issued(id, { items: [taxed(vat, '2', '33.35')] });
    const draft = await credit(id);
    expect(draft.items.map(({ quantity }) => quantity)).toEqual(['1', '2']);
    await update(draft.id, { items: draft.items });
    const second = await issued(id, { items: [taxed(reduced, '1', '777')] });
    const rest = await issued(id);
    expect(rest.items).toMatchObject([{ quantity: '1' }, { quantity: '1', tax_ids: [reduced] }]);
    expect(first.total + second.total + rest.total).toBe(total);
    expect(await taxesOf([first.id, second.id, rest.id])).toEqual(sumsOf(taxes));
  });

  test('of any parts in any order end with those of the invoice, for each tax', async () => {
    const levy = await createTax('8.875');
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
      const notes = [];
      for (let at = 0; at < shuffled.length; at += 2 + round)
        notes.push(await issued(id, { items: shuffled.slice(at, at + 2 + round) }));
      expect(notes.reduce((sum, note) => sum + note.total, 0)).toBe(total);
      expect(await taxesOf(notes.map((note) => note.id))).toEqual(sumsOf(taxes));
      expect(await invoices.show(id)).toMatchObject({ status: 'cancelled', balance: 0 });
    }
  });
});

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

const today = (): string => new Date().toISOString().slice(0, 10);

describe('a credit note', () => {
  test('credits all lines with the discount and the taxes of the invoice, and cancels an unpaid one', async () => {
    const items = [
      { ...line, tax_ids: [vat] },
      { ...line, quantity: '3', discount_percent: '50' },
    ];
    const invoice = await invoices.sent({ items, discount_percent: '10', note: 'Thank you.' });
    await billing.call('Taxes/Update', { id: vat, tax: { rate: '21' }, update_mask: { paths: ['rate'] } });
    const { id } = await credit(invoice.id);
    const shown = await show(id);
    expect(shown).toMatchObject({
      ...{ invoice_id: invoice.id, invoice_number: invoice.invoice_number, client_id: 1, status: 'draft' },
      ...{ subtotal: 350, discount_percent: '10', discount_total: 35, total: invoice.total, currency: 'EUR' },
      taxes: [{ tax_id: vat, rate: '19', base: 180, amount: 34 }],
    });
    expect(await invoices.show(invoice.id)).toMatchObject({ status: 'sent', credited: 0, balance: 349 });
    await issue(id);
    expect(await invoices.show(invoice.id)).toMatchObject({ status: 'cancelled', credited: 349, balance: 0 });
    await billing.call('Taxes/Update', { id: vat, tax: { rate: '19' }, update_mask: { paths: ['rate'] } });
  });

  test('credits some lines, which reduces the balance and the payments that are possible', async () => {
    const { id } = await invoices.sent({ items: [{ ...line, quantity: '10' }] });
    const { total } = await issued(id, { items: [{ title: 'Consulting', quantity: '3', rate: '100' }] });
    expect(total).toBe(300);
    expect(await invoices.show(id)).toMatchObject({ status: 'sent', total: 1000, credited: 300, balance: 700 });
    expect(await errorsOf(invoices.pay(id, { amount: 701 }))).toEqual(['amount above_balance']);
    await invoices.pay(id, { amount: 600 });
    await issued(id, { items: [{ title: 'Consulting', quantity: '1', rate: '100' }] });
    expect(await invoices.show(id)).toMatchObject({ status: 'paid', credited: 400, paid: 600, balance: 0 });
  });

  test('of a paid invoice leaves a negative balance, the amount to be refunded', async () => {
    const { id } = await invoices.sent();
    await invoices.pay(id, { amount: 200 });
    await issued(id, { items: [{ title: 'Consulting', quantity: '1', rate: '50' }] });
    expect(await invoices.show(id)).toMatchObject({ status: 'paid', balance: -50 });
  });

  test('is subtracted from the sums of open balances', async () => {
    const client_id = 7;
    const { id } = await invoices.sent({ client_id });
    await issued(id, { items: [{ title: 'Consulting', quantity: '1', rate: '50' }] });
    const { message } = await billing.call<{ records: object[] }>('Invoices/Balances', { client_id });
    expect(message.records).toEqual([expect.objectContaining({ count: 1, balance: 150 })]);
  });

  test('has a number of its own series without gaps, also if some are rejected', async () => {
    const { id } = await invoices.sent({ items: [{ ...line, quantity: '20' }] });
    const one = [{ title: 'Consulting', quantity: '1', rate: '100' }];
    await Promise.allSettled([
      ...Array.from({ length: 20 }, () => credit(id, { items: one })),
      ...Array.from({ length: 10 }, () => credit(id, { items: [{ ...one[0]!, quantity: '21' }] })),
    ]);
    const stored = await billing.running.kit.db.collection('credit_notes').find().toArray();
    const numbers = stored.map(({ credit_note_number }) => Number(String(credit_note_number).slice(3)));
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
    expect(stored[0]!['credit_note_number']).toMatch(/^CN-\d{6}$/);
  });

  test('is issued at most up to the amount of the invoice, also if several are issued at once', async () => {
    const { id } = await invoices.sent();
    const drafts = await Promise.all([1, 2, 3, 4].map(() => credit(id, { items: [{ ...line, quantity: '1' }] })));
    const results = await Promise.allSettled(drafts.map((draft) => issue(draft.id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await invoices.show(id)).toMatchObject({ status: 'cancelled', credited: 200 });
  });

  test('is issued by sending it, once, and shown to the portal users of its client from then on', async () => {
    const invoice = await invoices.sent({ client_id: 3 });
    const { id } = await credit(invoice.id);
    const asClient = { caller: portalUser(3) };
    expect(await errorsOf(show(id, asClient))).toEqual(['not_found']);
    expect(await send(id)).toMatchObject({ status: 'sent' });
    expect(await show(id, asClient)).toMatchObject({ reason: 'Damaged', total: 200 });
    expect(await errorsOf(show(id, { caller: portalUser(4) }))).toEqual(['not_found']);
    expect(await errorsOf(send(id))).toEqual([expect.stringMatching(/^status /)]);
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
    expect(await errorsOf(credit(id, values))).toEqual([error]);
    expect(await invoices.show(id)).toMatchObject({ credited: 0, status: 'sent' });
  });

  test('with a tax that the invoice does not have is rejected', async () => {
    const { id } = await invoices.sent();
    const items = [{ title: 'x', quantity: '1', rate: '10', tax_ids: [vat] }];
    expect(await errorsOf(credit(id, { items }))).toEqual(['items[0].tax_ids unknown_reference']);
  });

  test('needs a sent invoice that the caller may view', async () => {
    const draft = await invoices.create();
    expect(await errorsOf(credit(draft.id))).toEqual(['invoice_id illegal_move']);
    expect(await errorsOf(credit(4_000_000))).toEqual(['invoice_id unknown_reference']);
    const { id } = await invoices.sent();
    const caller = staff(77, { 'invoices.view': 'own', 'invoices.create': 'own' });
    expect(await errorsOf(credit(id, {}, { caller }))).toEqual(['invoice_id unknown_reference']);
  });
});
