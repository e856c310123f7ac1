import { ApiError } from '@bms/contracts';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createTax, issueCredit } from '../../test/invoices.ts';
import { countedOf, receivablesOf, type ShownCredit, type ShownDocument } from '../../test/reports/recompute.ts';
import { HISTORIES_MS, type Reports, reportsOf } from '../../test/reports/reports.ts';

/*
 * Whatever happens to invoices, in whatever order, all reports agree about what is owed.
 */
let billing: TestedBilling;
let reports: Reports;
let vat: number;
let irpf: number;
beforeAll(async () => {
  billing = await startBilling();
  reports = reportsOf(billing);
  await billing.identity.publish({ reminders: [{ days_after_due: 1, fee: 700 }], overpayment: 'credit' });
  const { current } = billing.running.kit.organization;
  await eventually(() => current().reminders.length === 1 && current().overpayment === 'credit');
  vat = await createTax(billing, { title: 'VAT', rate: '19' });
  irpf = await createTax(billing, { title: 'IRPF', rate: '-15', withholding: true });
});
afterAll(() => billing.stop());

const DAY_MS = 24 * 3600 * 1000;
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const ago = fc.nat(40);
const part = fc.constantFrom(0.25, 0.5, 1);
const invoice = fc.nat(5);
/** A step in the life of the invoices of a client. Those that are not possible are rejected, which is part of the test. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('send' as const),
      ago,
      late: fc.integer({ min: -30, max: 100 }),
      rate: fc.integer({ min: 3, max: 9999 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('pay' as const), invoice, part: fc.constantFrom(0.25, 0.5, 1, 1.5), ago }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('apply' as const), invoice, part: fc.constantFrom(0.1, 0.5, 1) }),
  },
  fc.record({ act: fc.constant('refund' as const), invoice, part, ago }),
  fc.record({ act: fc.constant('credit' as const), invoice, quantity: fc.constantFrom('1', '2', '3') }),
  fc.record({ act: fc.constant('void' as const), invoice, part }),
  fc.record({ act: fc.constant('cancel' as const), invoice }),
  fc.record({ act: fc.constant('write_off' as const), invoice }),
  fc.record({ act: fc.constant('remind' as const), invoice }),
);
type Step = (typeof step extends fc.Arbitrary<infer One> ? One : never) & { readonly invoice?: number };

const taxIdsOf = (rate: number): number[] => [[], [vat], [vat, irpf], [irpf]][rate % 4]!;

const creditsOf = async (client_id: number) =>
  (await billing.call<{ records: { amount: number }[] }>('Invoices/Credits', { client_id })).message.records;

/** Makes a step. @param made the ids of the invoices so far */
async function make(client_id: number, made: number[], one: Step): Promise<void> {
  if (one.act === 'send') {
    const items = [{ title: 'Work', quantity: '3', rate: String(one.rate), tax_ids: taxIdsOf(one.rate) }];
    const due_date = dayBefore(one.late);
    made.push((await reports.sentOn(dayBefore(one.ago), 0, { client_id, items, due_date })).id);
    return;
  }
  const id = made[one.invoice % Math.max(1, made.length)];
  if (id === undefined) return;
  const { balance, paid, refunded, items, payments } = await reports.show(id);
  const share = (amount: number, of: number) => Math.max(1, Math.floor(amount * of));
  if (one.act === 'pay') await reports.pay(id, { amount: share(balance, one.part), paid_on: dayBefore(one.ago) });
  if (one.act === 'refund') {
    const refund = { amount: share(paid - refunded, one.part), refunded_on: dayBefore(one.ago) };
    await billing.call('Invoices/AddRefund', { id, refund });
  }
  if (one.act === 'credit')
    await issueCredit(billing, { invoice_id: id, items: [{ ...items[0]!, quantity: one.quantity }] });
  if (one.act === 'apply') {
    const [credit] = await creditsOf(client_id);
    const amount = share(credit?.amount ?? 0, one.part);
    await billing.call('Invoices/ApplyCredit', { id, ...(one.part < 1 && { credit: { amount } }) });
  }
  if (one.act === 'void') {
    const payment = payments[Math.floor((payments.length - 1) * one.part)];
    if (payment) await billing.call('Payments/Void', { id: payment.id, payment_void: { reason: 'Bounced' } });
  }
  if (one.act === 'cancel') await billing.call('Invoices/Cancel', { id });
  if (one.act === 'remind') await billing.call('Invoices/Remind', { id });
  if (one.act === 'write_off') await billing.call('Invoices/WriteOff', { id, write_off: { reason: 'Insolvent' } });
}

const isRejected = (error: unknown): boolean =>
  error instanceof ApiError && ['validation_failed', 'conflict'].includes(error.code);

async function documentsOf(client_id: number) {
  const read = async <Shown>(service: string, name: string) => {
    const ids = (await billing.running.kit.db.collection(name).distinct('_id', { client_id })).map(Number);
    const shown = ids.map((id) => billing.call<{ record: Shown }>(`${service}/Get`, { id }));
    return (await Promise.all(shown)).map(({ message }) => message.record);
  };
  return countedOf({
    invoices: await read<ShownDocument>('Invoices', 'invoices'),
    credits: (await read<ShownCredit>('CreditNotes', 'credit_notes')).filter(({ issued_on }) => issued_on),
  });
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

type Row = Readonly<Record<string, number>>;
const AGES = ['overdue_1_30', 'overdue_31_60', 'overdue_61_90', 'overdue_over_90'];

describe('after any history', () => {
  test('receivables, balances, statement and invoices agree, today and on every day before', async () => {
    let client_id = 100;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        client_id += 1;
        billing.crm.has(client_id);
        const made: number[] = [];
        for (const one of steps) {
          await make(client_id, made, one).catch((error: unknown) => {
            if (!isRejected(error)) throw error;
          });
        }
        const documents = await documentsOf(client_id);
        const owed = documents.invoices.reduce((sum, { balance }) => sum + Math.max(0, balance), 0);
        const toRefund = documents.invoices.reduce((sum, { balance }) => sum + Math.max(0, -balance), 0);
        const { message } = await billing.call<{ records: Row[] }>('Invoices/Balances', { client_id });
        const [sums = {}] = message.records;
        const [owedByAge = {}] = receivablesOf(documents, dayBefore(0));
        const known: Row = { balance: owed, refund_balance: toRefund, ...owedByAge };
        for (const name of ['balance', 'refund_balance', ...AGES] as const)
          expect([name, sums[name] ?? 0]).toEqual([name, known[name] ?? 0]);
        expect(sumOf((await creditsOf(client_id)).map(({ amount }) => amount))).toBe(toRefund);
        for (const { paid, refunded, transferred } of documents.invoices)
          expect(paid - refunded - transferred).toBeGreaterThanOrEqual(0);
        expect(sumOf(documents.invoices.map(({ transferred }) => transferred))).toBe(0);
        for (const to of [dayBefore(0), dayBefore(1), dayBefore(7), dayBefore(30)]) {
          const { records } = await reports.report('Receivables', { client_id, to });
          expect(records.map(({ client_name: _name, ...row }) => row)).toEqual(receivablesOf(documents, to));
        }
        const all = { client_id, from: dayBefore(60) };
        const statement = await reports.report<{ balance: number }>('Statement', all);
        expect(statement.records.at(-1)?.balance ?? 0).toBe(owed - toRefund);
        const { records: entries } = await reports.report<{ kind: string; gross: number; tax: number }>('Ledger', all);
        expect(sumOf(entries.map(({ gross }) => gross))).toBe(owed - toRefund);
        const { records: taxed, withheld = [] } = await reports.report<{ amount: number }>('Taxes', all);
        expect(sumOf(entries.map(({ tax }) => tax))).toBe(sumOf(taxed.map(({ amount }) => amount)));
        const deducted = sumOf(entries.filter(({ kind }) => kind === 'withholding').map(({ gross }) => gross));
        expect(sumOf(withheld.map(({ amount }) => amount)) + deducted).toBe(0);
      }),
      { numRuns: 15, interruptAfterTimeLimit: HISTORIES_MS },
    );
  });
});
