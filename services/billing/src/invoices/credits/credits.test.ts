import { errorsOf, eventually, portalUser, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling, type TestedCopy } from '../../../test/harness.ts';
import { issueCredit, type ShownInvoice } from '../../../test/invoices.ts';
import { type Reports, reportsOf } from '../../../test/reports/reports.ts';

let billing: TestedBilling;
let invoices: Reports;
beforeAll(async () => {
  billing = await startBilling();
  invoices = reportsOf(billing);
});
afterAll(() => billing.stop());

/** Sets what happens to payments above the balance, and waits until billing follows. */
async function take(overpayment: 'reject' | 'credit', copies: readonly TestedCopy[] = [billing]): Promise<void> {
  await billing.identity.publish({ overpayment });
  for (const { running } of copies) {
    const { current } = running.kit.organization;
    await eventually(() => current().overpayment === overpayment);
  }
}

const today = new Date().toISOString().slice(0, 10);
const apply = (id: number, credit?: { amount: number }, options = {}, copy: Pick<TestedCopy, 'call'> = billing) =>
  copy.call<{ record: ShownInvoice }>('Invoices/ApplyCredit', { id, ...(credit && { credit }) }, options);
type Credit = { client_id: number; currency: string; currency_decimals: number; amount: number };
const creditsOf = async (client_id: number, options = {}): Promise<Credit[]> =>
  (await billing.call<{ records: Credit[] }>('Invoices/Credits', { client_id }, options)).message.records;
const creditOf = async (client_id: number) => (await creditsOf(client_id)).map(({ amount }) => amount);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

test('a payment above the balance is rejected by default', async () => {
  const { id } = await invoices.sent();
  expect(await errorsOf(invoices.pay(id, { amount: 201 }))).toEqual(['amount above_balance']);
});

describe('if the organization takes overpayments as credit', () => {
  beforeAll(() => take('credit'));
  afterAll(() => take('reject'));

  test('the invoice is paid, and the excess is a credit of the client in credits, receivables and statement', async () => {
    const client_id = 2;
    const { id } = await invoices.sent({ client_id });
    expect(await invoices.pay(id, { amount: 250 })).toMatchObject({ status: 'paid', paid: 250, balance: -50 });
    const unit = { client_id, currency: 'EUR', currency_decimals: 2 };
    expect(await creditsOf(client_id)).toMatchObject([{ ...unit, amount: 50 }]);
    const { records } = await invoices.report('Receivables', { client_id });
    expect(records).toMatchObject([{ ...unit, count: 0, total: 0, credit: 50 }]);
    const statement = await invoices.report<{ kind: string; balance: number }>('Statement', { client_id });
    expect(statement.records.at(-1)).toMatchObject({ kind: 'closing_balance', balance: -50 });
  });

  test('the credit pays another invoice of the client, in part or as far as possible', async () => {
    const client_id = 3;
    const [first, second] = [await invoices.sent({ client_id }), await invoices.sent({ client_id })];
    await invoices.pay(first.id, { amount: 250 });
    await invoices.pay(second.id, { amount: 230 });
    const third = await invoices.sent({ client_id });
    const part = (await apply(third.id, { amount: 60 })).message.record;
    expect(part).toMatchObject({ status: 'partially_paid', balance: 140, transferred: -60 });
    expect(part.transfers).toMatchObject([
      { invoice_id: first.id, amount: -50, transferred_on: today },
      { invoice_id: second.id, amount: -10 },
    ]);
    expect(await creditOf(client_id)).toEqual([20]);
    expect((await apply(third.id)).message.record).toMatchObject({ status: 'partially_paid', balance: 120 });
    expect(await invoices.show(first.id)).toMatchObject({ status: 'paid', balance: 0, transferred: 50 });
    expect(await creditOf(client_id)).toEqual([]);
    const { records } = await invoices.report<{ kind: string; gross: number }>('Ledger', { client_id, from: today });
    expect(sum(records.map(({ gross }) => gross))).toBe(120);
  });

  test('the credit can be refunded where it was paid, and not once it is applied', async () => {
    const client_id = 4;
    const { id } = await invoices.sent({ client_id });
    await invoices.pay(id, { amount: 300 });
    const other = await invoices.sent({ client_id });
    await apply(other.id, { amount: 30 });
    await billing.call('Invoices/AddRefund', { id, refund: { amount: 70 } });
    expect(await invoices.show(id)).toMatchObject({ status: 'paid', balance: 0, refunded: 70 });
    expect(await creditOf(client_id)).toEqual([]);
    expect(await errorsOf(billing.call('Invoices/AddRefund', { id, refund: { amount: 201 } }))).toEqual([
      'amount above_paid',
    ]);
    await issueCredit(billing, { invoice_id: other.id });
    expect(await invoices.show(other.id)).toMatchObject({ status: 'paid', balance: -30 });
    await billing.call('Invoices/AddRefund', { id: other.id, refund: { amount: 30 } });
    expect(await invoices.show(other.id)).toMatchObject({ balance: 0, refunded: 30 });
  });

  test('a payment whose excess was applied cannot be voided', async () => {
    const client_id = 5;
    const { id } = await invoices.sent({ client_id });
    const { payments } = await invoices.pay(id, { amount: 250 });
    const other = await invoices.sent({ client_id });
    await apply(other.id, { amount: 50 });
    const request = { id: payments[0]!.id, payment_void: { reason: 'Bounced' } };
    expect(await errorsOf(billing.call('Payments/Void', request))).toEqual(['id not_voidable']);
  });

  test.each([
    ['above the balance', { amount: 201 }, 'amount above_balance'],
    ['above the credit', { amount: 60 }, 'amount above_credit'],
    ['of nothing', { amount: 0 }, 'amount out_of_range'],
  ])('an application %s is rejected and changes nothing', async (_what, credit, error) => {
    const client_id = 6;
    const first = await invoices.sent({ client_id });
    await invoices.pay(first.id, { amount: 200 + 50 - sum(await creditOf(client_id)) });
    const { id } = await invoices.sent({ client_id });
    expect(await errorsOf(apply(id, credit))).toEqual([error]);
    expect(await invoices.show(id)).toMatchObject({ status: 'sent', balance: 200, transfers: [] });
    expect(sum(await creditOf(client_id))).toBe(50);
  });

  test('only sent invoices in the same currency take credit, from invoices that the caller may change', async () => {
    const client_id = 7;
    const { id } = await invoices.sent({ client_id });
    await invoices.pay(id, { amount: 250 });
    const draft = await invoices.create({ client_id });
    expect(await errorsOf(apply(draft.id))).toEqual(['status illegal_move']);
    const dollars = await invoices.sent({ client_id, currency: 'USD' });
    expect(await errorsOf(apply(dollars.id))).toEqual(['amount above_credit']);
    const limited = staff(21, {
      'invoices.view': 'own',
      'invoices.update': 'own',
      'invoices.create': 'own',
      'clients.view': 'all',
    });
    const own = await invoices.create({ client_id }, { caller: limited });
    await billing.call('Invoices/Send', { id: own.id }, { caller: limited });
    expect(await errorsOf(apply(own.id, undefined, { caller: limited }))).toEqual(['amount above_credit']);
    expect(await creditsOf(client_id, { caller: limited })).toEqual([]);
    expect(await creditsOf(client_id, { caller: portalUser(client_id) })).toMatchObject([{ amount: 50 }]);
    expect(await creditsOf(client_id, { caller: portalUser(8) })).toEqual([]);
    expect(await errorsOf(apply(own.id, undefined, { caller: portalUser(client_id) }))).toEqual(['forbidden']);
  });

  test('applications, refunds and payments at once, in two processes, lose and double no cent', async () => {
    const other = await billing.startCopy();
    await take('credit', [billing, other]);
    const client_id = 9;
    const sources = [await invoices.sent({ client_id }), await invoices.sent({ client_id })];
    for (const { id } of sources) await invoices.pay(id, { amount: 297 });
    const targets = await Promise.all(Array.from({ length: 5 }, () => invoices.sent({ client_id })));
    const calls = targets.flatMap(({ id }, n) => [
      apply(id, { amount: 70 }, {}, n % 2 ? billing : other),
      apply(id, { amount: 31 }, {}, n % 2 ? other : billing),
    ]);
    const refunds = sources.map(({ id }) => billing.call('Invoices/AddRefund', { id, refund: { amount: 40 } }));
    const settled = await Promise.allSettled([...calls, ...refunds]);
    const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(reasons.filter((code) => code !== 'validation_failed')).toEqual([]);
    const shown = await Promise.all([...sources, ...targets].map(({ id }) => invoices.show(id)));
    expect(sum(shown.map(({ transferred }) => transferred))).toBe(0);
    for (const { balance, total, paid, refunded, transferred } of shown)
      expect(balance).toBe(total - paid + refunded + transferred);
    for (const { balance } of shown.slice(0, 2)) expect(balance).toBeLessThanOrEqual(40);
    const paidOut = sum(shown.map(({ refunded }) => refunded));
    expect(sum(shown.map(({ balance }) => balance))).toBe(7 * 200 - 2 * 297 + paidOut);
    const overpaid = sum(shown.map(({ balance }) => Math.max(0, -balance)));
    expect(sum(await creditOf(client_id))).toBe(overpaid);
    await other.stop();
  });
});
