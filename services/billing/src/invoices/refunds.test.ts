import { errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Invoices, invoicesOf, issueCredit, line, type ShownInvoice } from '../../test/invoices.ts';

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
});
afterAll(() => billing.stop());

type One = { record: ShownInvoice };
const refundBy =
  ({ call }: Pick<TestedBilling, 'call'>) =>
  async (id: number, refund: object): Promise<ShownInvoice> =>
    (await call<One>('Invoices/AddRefund', { id, refund })).message.record;
const refund = (id: number, values: object) => refundBy(billing)(id, values);
const credit = (invoice_id: number, quantity: string) =>
  issueCredit(billing, { invoice_id, items: [{ ...line, quantity }] });
const dayFromNow = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const today = () => dayFromNow(0);

test('a refund that is due is part of the balances of the client until it is made', async () => {
  const client_id = 8;
  const { id } = await invoices.sent({ client_id });
  await invoices.sent({ client_id });
  await invoices.pay(id, { amount: 200 });
  await credit(id, '1');
  const balances = async () =>
    (await billing.call<{ records: object[] }>('Invoices/Balances', { client_id })).message.records;
  const dueIds = async () =>
    (await billing.call<{ records: { id: number }[] }>('Invoices/List', { client_id, refund_due: true })).message
      .records;
  expect(await balances()).toEqual([
    expect.objectContaining({ count: 1, balance: 200, refund_count: 1, refund_balance: 100 }),
  ]);
  expect((await dueIds()).map((invoice) => invoice.id)).toEqual([id]);
  await refund(id, { amount: 100 });
  expect(await balances()).toEqual([expect.objectContaining({ balance: 200, refund_count: 0, refund_balance: 0 })]);
  expect(await dueIds()).toEqual([]);
});

test('a refund of a payment reopens the balance, which can be paid again', async () => {
  const { id } = await invoices.sent();
  await invoices.pay(id, { amount: 200 });
  const sent = { amount: 50, refunded_on: today(), method: 'bank transfer', note: 'Returned debit' };
  expect(await refund(id, sent)).toMatchObject({
    ...{ status: 'partially_paid', paid: 200, refunded: 50, balance: 50 },
    refunds: [{ ...sent, created_by: 1 }],
  });
  expect(await refund(id, { amount: 150 })).toMatchObject({
    ...{ status: 'sent', refunded: 200, balance: 200 },
    refunds: [sent, { amount: 150, refunded_on: today(), method: '' }],
  });
  expect(await invoices.pay(id, { amount: 200 })).toMatchObject({ status: 'paid', paid: 400, balance: 0 });
});

test('a refund after a credit note settles the negative balance, and the invoice stays paid', async () => {
  const { id } = await invoices.sent();
  await invoices.pay(id, { amount: 200 });
  await credit(id, '1');
  expect(await invoices.show(id)).toMatchObject({ status: 'paid', balance: -100 });
  expect(await refund(id, { amount: 100 })).toMatchObject({ status: 'paid', refunded: 100, balance: 0 });
});

test('an invoice that is credited in full after its payment was refunded is cancelled', async () => {
  const { id } = await invoices.sent();
  await invoices.pay(id, { amount: 50 });
  await refund(id, { amount: 50 });
  await credit(id, '2');
  expect(await invoices.show(id)).toMatchObject({ status: 'cancelled', balance: 0 });
});

test('refunded amounts are in the sums of open balances', async () => {
  const { id } = await invoices.sent({ client_id: 6 });
  await invoices.pay(id, { amount: 200 });
  await refund(id, { amount: 30 });
  const { message } = await billing.call<{ records: object[] }>('Invoices/Balances', { client_id: 6 });
  expect(message.records).toEqual([expect.objectContaining({ count: 1, balance: 30 })]);
});

describe('a refund', () => {
  test.each([
    ['more than was paid', { amount: 151 }, 'amount above_paid'],
    ['nothing', { amount: 0 }, 'amount out_of_range'],
    ['a day that does not exist', { amount: 1, refunded_on: '2026-02-30' }, 'refunded_on invalid_format'],
    ['a day after today', { amount: 1, refunded_on: dayFromNow(1) }, 'refunded_on out_of_range'],
    ['an id of its own', { amount: 1, id: 5 }, 'id read_only'],
  ])('of %s is rejected', async (_what, values, error) => {
    const { id } = await invoices.sent();
    await invoices.pay(id, { amount: 150 });
    expect(await errorsOf(refund(id, values))).toEqual([expect.stringContaining(error)]);
    expect(await invoices.show(id)).toMatchObject({ status: 'partially_paid', refunded: 0, refunds: [] });
  });

  test('of an invoice without payments is rejected', async () => {
    const { id } = await invoices.sent();
    expect(await errorsOf(refund(id, { amount: 1 }))).toEqual(['amount above_paid']);
    const draft = await invoices.create();
    expect(await errorsOf(refund(draft.id, { amount: 1 }))).toEqual(['amount above_paid']);
  });

  test('never exceeds the payments if ten are added at once by two processes', async () => {
    const other = await billing.startCopy();
    const both = [refund, refundBy(other)];
    const { id } = await invoices.sent();
    await invoices.pay(id, { amount: 200 });
    const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => both[n % 2]!(id, { amount: 60 })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await invoices.show(id)).toMatchObject({ refunded: 180, balance: 180, status: 'partially_paid' });
    await other.stop();
  });
});

test('invoices from before refunds are shown without, may be sent back, and can be refunded', async () => {
  const { id } = await invoices.sent();
  await invoices.pay(id, { amount: 200 });
  const fields = { refunds: 1, refunded: 1, written_off: 1, reminders: 1 } as const;
  await billing.running.kit.db.collection<{ _id: number }>('invoices').updateOne({ _id: id }, { $unset: fields });
  const shown = await invoices.show(id);
  expect(shown).toMatchObject({ refunds: [], refunded: 0, written_off: 0, reminders: [], reminder_fees: 0 });
  await invoices.update(id, shown);
  expect(await refund(id, { amount: 200 })).toMatchObject({ status: 'sent', balance: 200 });
});
