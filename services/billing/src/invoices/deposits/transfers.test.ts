import { errorsOf, eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Deposits, depositsOf } from '../../../test/deposits.ts';
import { startBilling, type TestedBilling } from '../../../test/harness.ts';
import { issueCredit, type ShownInvoice } from '../../../test/invoices.ts';
import { HISTORIES_MS, type Reports, reportsOf } from '../../../test/reports/reports.ts';

let billing: TestedBilling;
let reports: Reports;
let deposits: Deposits;
beforeAll(async () => {
  billing = await startBilling();
  reports = reportsOf(billing);
  deposits = depositsOf(billing);
});
afterAll(() => billing.stop());

const refund = async (id: number, amount: number): Promise<ShownInvoice> =>
  (await billing.call<{ record: ShownInvoice }>('Invoices/AddRefund', { id, refund: { amount } })).message.record;
const creditAll = (invoice_id: number) => issueCredit(billing, { invoice_id });

let nextClient = 100;
/** An order of 1,725 of a new client with a sent deposit of 518, and its invoice, which is sent. */
async function sentOrder() {
  nextClient += 1;
  billing.crm.has(nextClient);
  const order = deposits.newOrder({ client_id: nextClient });
  const deposit = await deposits.sentDeposit(order.id);
  const final = await deposits.send((await deposits.confirmed(order)).id);
  return { client_id: nextClient, order, deposit, final };
}

/** Expects that nothing is left of a client in any report. */
async function expectNothingLeft(client_id: number): Promise<void> {
  expect((await reports.report('Receivables', { client_id })).records).toEqual([]);
  const { message } = await billing.call<{ records: object[] }>('Invoices/Balances', { client_id });
  expect(message.records).toEqual([]);
  const statement = (await reports.report<{ balance: number }>('Statement', { client_id })).records;
  expect(statement.at(-1)?.balance ?? 0).toBe(0);
  const sums = (name: string) => reports.report<Record<string, unknown>>(name, { client_id });
  const { records: taxes, withheld } = await sums('Taxes');
  for (const row of [...taxes, ...withheld!]) expect(row).toMatchObject({ base: 0, amount: 0 });
  for (const row of (await sums('Revenue')).records) expect(row).toMatchObject({ net: 0, tax: 0, total: 0 });
}

describe('the invoice of an order that is credited in full', () => {
  test('can be refunded what was paid for its deposit', async () => {
    const { client_id, deposit, final } = await sentOrder();
    await reports.pay(deposit.id, { amount: 518 });
    await creditAll(final.id);
    expect(await reports.show(final.id)).toMatchObject({ status: 'paid', balance: -518 });
    expect(await errorsOf(refund(final.id, 519))).toEqual(['amount above_paid']);
    expect(await refund(final.id, 518)).toMatchObject({ status: 'paid', balance: 0, refunded: 518 });
    expect(await reports.show(deposit.id)).toMatchObject({ status: 'paid', balance: 0 });
    expect(await errorsOf(refund(deposit.id, 1))).toEqual(['amount above_paid']);
    await expectNothingLeft(client_id);
  });

  test('takes a refund of the payment of its deposit, which stays paid', async () => {
    const { client_id, deposit, final } = await sentOrder();
    await reports.pay(deposit.id, { amount: 518 });
    await reports.pay(final.id, { amount: 1207 });
    await creditAll(final.id);
    expect(await refund(deposit.id, 518)).toMatchObject({
      ...{ status: 'paid', balance: 0, refunded: 518, transferred: -518 },
      transfers: [{ invoice_id: final.id, amount: -518 }],
    });
    expect(await reports.show(final.id)).toMatchObject({ balance: -1207, transferred: 518 });
    expect(await refund(final.id, 1207)).toMatchObject({ balance: 0 });
    await expectNothingLeft(client_id);
  });

  test('pays its deposit, if that was not paid', async () => {
    const { client_id, deposit, final } = await sentOrder();
    await creditAll(final.id);
    expect(await reports.show(final.id)).toMatchObject({ status: 'cancelled', balance: 0, transferred: 518 });
    expect(await reports.show(deposit.id)).toMatchObject({ status: 'paid', balance: 0, transferred: -518 });
    expect(await errorsOf(reports.pay(deposit.id, { amount: 1 }))).toEqual(['status illegal_move']);
    expect(await errorsOf(creditAll(deposit.id))).toEqual(['status illegal_move']);
    expect(await errorsOf(deposits.deposit(deposit.id))).toEqual(['order_id unknown_reference']);
    await expectNothingLeft(client_id);
  });

  test('keeps what is still owed of a deposit, if it is credited in part', async () => {
    const { deposit, final } = await sentOrder();
    await reports.pay(final.id, { amount: 1207 });
    const items = [{ title: 'Chai', quantity: '2', rate: '100', tax_ids: [1] }];
    await issueCredit(billing, { invoice_id: final.id, items });
    expect(await reports.show(final.id)).toMatchObject({ status: 'paid', balance: 0 });
    expect(await reports.show(deposit.id)).toMatchObject({ status: 'sent', balance: 280 });
    expect(await reports.pay(deposit.id, { amount: 280 })).toMatchObject({ status: 'paid', balance: 0 });
  });

  test('makes up for a deposit that was written off', async () => {
    const { client_id, deposit, final } = await sentOrder();
    await reports.pay(deposit.id, { amount: 100 });
    await billing.call('Invoices/WriteOff', { id: deposit.id, write_off: { reason: 'Insolvent' } });
    await creditAll(final.id);
    expect(await reports.show(deposit.id)).toMatchObject({ written_off: 0, balance: 0, transferred: -418 });
    expect(await refund(final.id, 100)).toMatchObject({ balance: 0 });
    await expectNothingLeft(client_id);
  });
});

test('a refund of a deposit without a credit note is owed again', async () => {
  const { deposit, final } = await sentOrder();
  await reports.pay(deposit.id, { amount: 518 });
  expect(await refund(deposit.id, 518)).toMatchObject({ status: 'sent', balance: 518, transferred: 0 });
  expect(await reports.show(final.id)).toMatchObject({ balance: 1207 });
});

test('refunds of an invoice and its deposit at once never exceed what was paid', async () => {
  const other = await billing.startCopy();
  const { client_id, deposit, final } = await sentOrder();
  await reports.pay(deposit.id, { amount: 518 });
  await creditAll(final.id);
  const refunds = [final.id, deposit.id, final.id, deposit.id].map((id, at) =>
    (at < 2 ? billing : other).call('Invoices/AddRefund', { id, refund: { amount: 518 } }),
  );
  const results = await Promise.allSettled(refunds);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await other.stop();
  await expectNothingLeft(client_id);
});

/** The parts of an order whose first line has a withholding tax. */
const IRPF = { tax_id: 3, title: 'IRPF 15 %', rate: '-15', base: 1000, amount: 150 };
const WITHHELD = {
  items: [
    { title: 'Chai', quantity: '10', rate: '100', tax_ids: [1, IRPF.tax_id], net: 1000, tax_total: 190 },
    { title: 'Bread', quantity: '5', rate: '100', tax_ids: [2], net: 500, tax_total: 35 },
  ],
  withheld: [IRPF],
};

test('whatever happens in whatever order, nothing is left once all is credited and refunded', async () => {
  const steps = fc.array(
    fc.record({
      what: fc.constantFrom('payDeposit', 'payFinal', 'credit', 'refundDeposit', 'refundFinal', 'writeOff', 'send'),
      part: fc.integer({ min: 1, max: 10 }),
    }),
    { maxLength: 9 },
  );
  await fc.assert(
    fc.asyncProperty(steps, fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), async (history, cases) => {
      const [isRefundedAtDeposit, isCreditedEarly, isWithheld] = cases;
      nextClient += 1;
      billing.crm.has(nextClient);
      const order = deposits.newOrder({ client_id: nextClient, ...(isWithheld && WITHHELD) });
      const { id: deposit } = await deposits.sentDeposit(order.id);
      if (isCreditedEarly) await creditPart(deposit, 3);
      const { id: final } = await deposits.confirmed(order);
      for (const { what, part } of history) await attempt(() => take(what, part, deposit, final));
      await attempt(() => deposits.send(final));
      await attempt(() => creditAll(final));
      for (const id of isRefundedAtDeposit ? [deposit, final] : [final, deposit]) await refundAll(id);
      for (const id of [deposit, final]) await refundAll(id);
      for (const id of [deposit, final]) expect(await reports.show(id)).toMatchObject({ balance: 0 });
      await expectNothingLeft(nextClient);
    }),
    { numRuns: 25, interruptAfterTimeLimit: HISTORIES_MS },
  );
}, 240_000);

/** Takes a step that the state of the invoices may not allow; again while the database of a busy machine does not respond. */
const attempt = async (step: () => Promise<unknown>): Promise<void> => {
  const errors = await eventually(
    () => errorsOf(step()),
    ([error = '']) => !['unavailable', 'timeout'].includes(error),
  );
  expect(errors.filter((error) => !/above_|illegal_move|out_of_range/.test(error))).toEqual([]);
};

/** @param part in tenths of what is possible */
async function take(what: string, part: number, deposit: number, final: number): Promise<unknown> {
  const partOf = (amount: number) => Math.ceil((Math.max(0, amount) * part) / 10);
  const shown = async (id: number) => reports.show(id);
  if (what === 'send') return deposits.send(final);
  if (what === 'writeOff') return billing.call('Invoices/WriteOff', { id: deposit, write_off: { reason: 'x' } });
  if (what === 'payDeposit') return reports.pay(deposit, { amount: partOf((await shown(deposit)).balance) || 1 });
  if (what === 'payFinal') return reports.pay(final, { amount: partOf((await shown(final)).balance) || 1 });
  if (what === 'credit') return creditPart(final, part);
  const id = what === 'refundDeposit' ? deposit : final;
  const { paid, refunded } = await shown(id);
  return refund(id, partOf(paid - refunded) || 1);
}

const creditPart = async (invoice_id: number, part: number) => {
  const { items } = await reports.show(invoice_id);
  const line = (rate: number, tax: number) => ({
    title: 'Part',
    quantity: '1',
    rate: (rate * part).toFixed(2),
    tax_ids: items.find(({ tax_ids }) => tax_ids.includes(tax))!.tax_ids,
  });
  return issueCredit(billing, { invoice_id, items: [line(33.35, 1), line(7.5, 2)] });
};

/** Refunds what is possible of an invoice, so that it owes nothing to its client and gets nothing from it. */
async function refundAll(id: number): Promise<void> {
  const { balance, paid, refunded } = await reports.show(id);
  if (balance < 0) await attempt(() => refund(id, -balance));
  else if (paid > refunded) await attempt(() => refund(id, paid - refunded));
}
