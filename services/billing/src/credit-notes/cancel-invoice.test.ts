import { errorsOf, portalUser, type RpcOptions } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createVat, issueCredit, line, type ShownInvoice } from '../../test/invoices.ts';
import { HISTORIES_MS, type Reports, reportsOf } from '../../test/reports/reports.ts';

interface Cancelled {
  message: string;
  record: ShownInvoice & Taxed;
  credit_note?: {
    id: number;
    credit_note_number: string;
    status: string;
    issued_on: string;
    reason: string;
    total: number;
    items: { title: string; quantity: string; net: number }[];
  };
}

let billing: TestedBilling;
let reports: Reports;
let taxes: number[];
beforeAll(async () => {
  billing = await startBilling();
  reports = reportsOf(billing);
  taxes = [await createVat(billing, '19'), await createVat(billing, '7')];
});
afterAll(() => billing.stop());

const cancel = async (id: number, options?: RpcOptions): Promise<Cancelled> =>
  (await billing.call<Cancelled>('Invoices/Cancel', { id }, options)).message;
const today = () => new Date().toISOString().slice(0, 10);
interface Taxed {
  readonly taxes?: readonly { readonly tax_id: number; readonly base: number; readonly amount: number }[];
}
/** Returns the base and the amount of each tax in some documents. */
function taxesOf(documents: readonly Taxed[]): Record<string, readonly [number, number]> {
  const byTax = Map.groupBy(
    documents.flatMap((document) => document.taxes ?? []),
    ({ tax_id }) => tax_id,
  );
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const sums = [...byTax].map(
    ([id, of]) => [id, [sum(of.map(({ base }) => base)), sum(of.map(({ amount }) => amount))] as const] as const,
  );
  return Object.fromEntries(sums);
}
const creditedTaxes = async (invoice_id: number) => taxesOf((await notesOf(invoice_id)) as unknown as Taxed[]);
const notesOf = (invoice_id: number) =>
  billing.running.kit.db.collection('credit_notes').find({ invoice_id }).sort('_id').toArray();

describe('the cancellation of a sent invoice', () => {
  test('issues a credit note of all of it, which the invoice lists', async () => {
    const items = [{ ...line, tax_ids: [taxes[0]!] }];
    const { id, invoice_number } = await reports.sent({ items, discount_amount: 50 });
    const { message, record, credit_note } = await cancel(id);
    expect(credit_note).toMatchObject({
      status: 'issued',
      issued_on: today(),
      reason: `Cancellation of invoice ${invoice_number}.`,
      total: 179,
      items: [{ title: 'Consulting', quantity: '2', net: 200 }],
    });
    const { id: note, credit_note_number } = credit_note!;
    expect(message).toBe(`Cancelled by credit note ${credit_note_number}.`);
    const listed = [{ id: note, credit_note_number, total: 179 }];
    expect(record).toMatchObject({ status: 'cancelled', balance: 0, credited: 179, credit_notes: listed });
    expect(await reports.show(id)).toEqual(record);
    expect((await reports.show(id, { caller: portalUser(1) })).credit_notes).toEqual(listed);
  });

  test('leaves the reports of past days as they were, and balances the account', async () => {
    const client_id = 2;
    const items = [{ ...line, tax_ids: [taxes[0]!] }];
    const { id, invoice_number } = await reports.sentOn('2026-02-10', 0, { client_id, items });
    const past = { client_id, from: '2026-01-01', to: '2026-03-31' };
    const before = await Promise.all(['Taxes', 'Revenue', 'Statement'].map((name) => reports.report(name, past)));
    expect(before[0]!.records).toMatchObject([{ base: 200, amount: 38 }]);
    const { credit_note } = await cancel(id);
    expect(await Promise.all(['Taxes', 'Revenue', 'Statement'].map((name) => reports.report(name, past)))).toEqual(
      before,
    );
    const since = { client_id, from: '2026-04-01' };
    expect((await reports.report('Taxes', since)).records).toMatchObject([{ base: -200, amount: -38 }]);
    expect((await reports.report('Statement', since)).records).toMatchObject([
      { kind: 'opening_balance', balance: 238 },
      { kind: 'credit_note', date: today(), number: credit_note!.credit_note_number, amount: -238 },
      { kind: 'closing_balance', balance: 0 },
    ]);
    expect((await reports.report('Statement', { client_id })).records[1]).toMatchObject({ number: invoice_number });
  });

  test('credits what other credit notes left, of every tax and with discounts', async () => {
    const percent = fc.constantFrom(undefined, '3', '12.5');
    const lines = fc.array(
      fc.record({ rate: fc.integer({ min: 100, max: 9999 }), tax: fc.constantFrom([], [0], [1], [0, 1]) }),
      { minLength: 1, maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(lines, percent, fc.boolean(), async (chosen, discount_percent, prices_include_tax) => {
        const items = chosen.map(({ rate, tax }) => {
          const tax_ids = tax.map((at) => taxes[at]!);
          return { title: 'Work', quantity: '3', rate: String(rate), tax_ids };
        });
        const { id, total } = await reports.sent({ client_id: 3, items, discount_percent, prices_include_tax });
        await issueCredit(billing, { invoice_id: id, items: [{ ...items[0]!, quantity: '1' }] });
        const { record } = await cancel(id);
        expect(record).toMatchObject({ status: 'cancelled', credited: total, balance: 0 });
        expect(await creditedTaxes(id)).toEqual(taxesOf([record]));
      }),
      { numRuns: 12, interruptAfterTimeLimit: HISTORIES_MS },
    );
  });

  test('is made once by concurrent calls and by a repeated Idempotency-Key, and not for another version', async () => {
    const { id } = await reports.sent();
    const stale = { headers: { 'if-match': '1' } };
    expect(await errorsOf(cancel(id, stale))).toEqual(['version_mismatch']);
    const results = await Promise.allSettled([cancel(id), cancel(id), cancel(id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const other = await reports.sent();
    const keyed = { headers: { 'idempotency-key': 'once' } };
    expect(await cancel(other.id, keyed)).toEqual(await cancel(other.id, keyed));
    expect([(await notesOf(id)).length, (await notesOf(other.id)).length]).toEqual([1, 1]);
  });

  test('writes nothing for an invoice with payments', async () => {
    const { id } = await reports.sent();
    await reports.pay(id, { amount: 1 });
    expect(await errorsOf(cancel(id))).toEqual(['status illegal_move']);
    expect(await notesOf(id)).toEqual([]);
  });

  test('gives its reason in the language of the client', async () => {
    billing.crm.has(4, { language: 'de' });
    const { id, invoice_number } = await reports.sent({ client_id: 4 });
    expect((await cancel(id)).credit_note).toMatchObject({ reason: `Stornierung der Rechnung ${invoice_number}.` });
  });
});

test('a draft is cancelled without a credit note', async () => {
  const { id } = await reports.create();
  const { message, record, credit_note } = await cancel(id);
  expect([message, record.status, record.credit_notes, credit_note]).toEqual([
    'Cancelled.',
    'cancelled',
    [],
    undefined,
  ]);
  expect(await notesOf(id)).toEqual([]);
});
