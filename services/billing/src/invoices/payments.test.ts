import { errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Invoices, invoicesOf, line } from '../../test/invoices.ts';

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
});
afterAll(() => billing.stop());

const DAY_MS = 24 * 3600 * 1000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const today = dayFromNow(0);

test('payments lead from sent over partially paid to paid', async () => {
  const { id } = await invoices.sent();
  const payment = { amount: 150, paid_on: today, method: 'bank transfer', note: 'first' };
  expect(await invoices.pay(id, payment)).toMatchObject({
    status: 'partially_paid',
    paid: 150,
    balance: 50,
    payments: [{ ...payment, created_by: 1 }],
  });
  const paid = await invoices.pay(id, { amount: 50 });
  expect(paid).toMatchObject({ status: 'paid', paid: 200, balance: 0 });
  expect(paid.payments[1]).toMatchObject({ amount: 50, paid_on: today, method: '' });
});

test('the list of unpaid invoices has those with an open balance, and no others', async () => {
  const client = { client_id: 2 };
  const [draft, sent, begun, paid] = [
    await invoices.create(client),
    await invoices.sent(client),
    await invoices.sent(client),
    await invoices.sent(client),
  ];
  await invoices.pay(begun.id, { amount: 150 });
  await invoices.pay(paid.id, { amount: 200 });
  const listed = async (unpaid: boolean) => {
    const { message } = await billing.call<{ records: { id: number }[] }>('Invoices/List', { ...client, unpaid });
    return message.records.map(({ id }) => id);
  };
  expect(await listed(true)).toEqual([begun.id, sent.id]);
  expect(await listed(false)).toEqual([paid.id, draft.id]);
});

describe('a payment', () => {
  test.each([
    ['more than is owed', { amount: 201 }, 'amount above_balance'],
    ['nothing', { amount: 0 }, 'amount out_of_range'],
    ['less than nothing', { amount: -1 }, 'amount out_of_range'],
    ['a day that there is not', { amount: 1, paid_on: '2026-02-30' }, 'paid_on invalid_format'],
    ['a day after today', { amount: 1, paid_on: dayFromNow(1) }, 'paid_on out_of_range'],
    ['an id of its own', { amount: 1, id: 5 }, 'id read_only'],
  ])('of %s is refused', async (_what, payment, error) => {
    const { id } = await invoices.sent();
    expect(await errorsOf(invoices.pay(id, payment))).toEqual([expect.stringContaining(error)]);
    expect(await invoices.show(id)).toMatchObject({ status: 'sent', paid: 0, payments: [] });
  });

  test('is taken by an invoice that is sent only', async () => {
    const draft = await invoices.create();
    await expect(invoices.pay(draft.id, { amount: 1 })).rejects.toMatchObject({
      violations: [
        {
          field: 'status',
          code: 'illegal_move',
          message: 'Payments can only be added to an invoice that is sent or partially_paid; this invoice is draft.',
        },
      ],
    });
    await billing.call('Invoices/Cancel', { id: draft.id });
    expect(await errorsOf(invoices.pay(draft.id, { amount: 1 }))).toEqual(['status illegal_move']);
    const { id } = await invoices.sent();
    await invoices.pay(id, { amount: 200 });
    await expect(invoices.pay(id, { amount: 1 })).rejects.toMatchObject({ code: 'validation_failed' });
  });

  test('is returned with the invoice; before the day of the invoice it is a prepayment, with a warning', async () => {
    const { id } = await invoices.sent();
    type Added = { record: { paid: number }; payment: object; warnings: object[] };
    const add = async (payment: object) => (await billing.call<Added>('Invoices/AddPayment', { id, payment })).message;
    const paid = await add({ amount: 20 });
    expect(paid).toMatchObject({ record: { paid: 20 }, payment: { amount: 20, paid_on: today }, warnings: [] });
    const { payment, warnings } = await add({ amount: 30, paid_on: dayFromNow(-2) });
    expect(payment).toMatchObject({ amount: 30, paid_on: dayFromNow(-2) });
    const message = `paid_on ${dayFromNow(-2)} is before the day on which the invoice was sent, ${today}: the payment is a prepayment.`;
    expect(warnings).toEqual([{ code: 'before_invoice', field: 'paid_on', message }]);
  });

  test('keeps the invoice from being cancelled', async () => {
    const { id } = await invoices.sent();
    await invoices.pay(id, { amount: 1 });
    expect(await errorsOf(billing.call('Invoices/Cancel', { id }))).toEqual(['status illegal_move']);
  });

  test('is made once for equal requests', async () => {
    const { id } = await invoices.sent();
    const headers = { 'idempotency-key': 'pay once' };
    await Promise.all(Array.from({ length: 5 }, () => invoices.pay(id, { amount: 60 }, { headers })));
    expect(await invoices.show(id)).toMatchObject({ paid: 60, payments: [{ amount: 60 }] });
  });
});

test('ten payments at once never exceed what is owed, in two processes', async () => {
  const other = await billing.startCopy();
  const both = [invoices, invoicesOf(other)];
  const { id } = await invoices.sent({ items: [{ ...line, quantity: '1', rate: '1000' }] });
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => both[n % 2]!.pay(id, { amount: 300 })));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const { paid, balance, payments, status } = await invoices.show(id);
  expect({ paid, balance, status, payments: payments.length }).toEqual({
    paid: 900,
    balance: 100,
    status: 'partially_paid',
    payments: 3,
  });
  await other.stop();
});
