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

const reason = 'The client is insolvent.';
const writeOff = async (id: number, values: object = {}): Promise<ShownInvoice> => {
  const { message } = await billing.call<{ record: ShownInvoice }>('Invoices/WriteOff', {
    id,
    write_off: { reason, ...values },
  });
  return message.record;
};
const eventsOf = async (id: number): Promise<string[]> => {
  const events = await billing.running.kit.db
    .collection('outbox')
    .find({ record: `invoice.${id}` })
    .toArray();
  return events.map(({ subject }) => String(subject)).filter((subject) => subject.includes('.invoice.'));
};
const dayFromNow = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const today = dayFromNow(0);
const past = dayFromNow(-5);

test('a write-off leaves nothing to pay, and says why, when and by whom', async () => {
  const { id } = await invoices.sent({ due_date: past });
  await invoices.pay(id, { amount: 50 });
  expect(await writeOff(id, { written_off_on: today })).toMatchObject({
    ...{ status: 'paid', total: 200, paid: 50, written_off: 150, balance: 0, overdue: false },
    write_off: { amount: 150, reason, written_off_on: today, created_by: 1 },
  });
  expect(await errorsOf(writeOff(id))).toEqual(['status illegal_move']);
});

test('a write-off is not after today', async () => {
  const { id } = await invoices.sent();
  const written_off_on = dayFromNow(1);
  expect(await errorsOf(writeOff(id, { written_off_on }))).toEqual(['written_off_on out_of_range']);
  expect(await invoices.show(id)).toMatchObject({ status: 'sent', written_off: 0 });
});

test('a write-off is published as such and not as a payment', async () => {
  const { id } = await invoices.sent();
  await writeOff(id);
  const subjects = await eventsOf(id);
  expect(subjects).toContain(`bms.billing.invoice.written_off.${id}`);
  expect(subjects).not.toContain(`bms.billing.invoice.paid.${id}`);
});

test('an invoice that is written off is not unpaid, and its balance is in no sum', async () => {
  const { id } = await invoices.sent({ client_id: 7 });
  await writeOff(id);
  const unpaid = await billing.call<{ records: object[] }>('Invoices/List', { client_id: 7, unpaid: true });
  expect(unpaid.message.records).toEqual([]);
  const balances = await billing.call<{ records: object[] }>('Invoices/Balances', { client_id: 7 });
  expect(balances.message.records).toEqual([]);
});

describe('a payment after a write-off', () => {
  test('reduces the written-off amount, up to all of it', async () => {
    const { id } = await invoices.sent();
    await writeOff(id);
    expect(await invoices.pay(id, { amount: 80 })).toMatchObject({
      ...{ status: 'paid', paid: 80, written_off: 120, balance: 0 },
      write_off: { amount: 200 },
    });
    expect(await errorsOf(invoices.pay(id, { amount: 121 }))).toEqual(['amount above_balance']);
    expect(await invoices.pay(id, { amount: 120 })).toMatchObject({ paid: 200, written_off: 0, balance: 0 });
    expect(await errorsOf(invoices.pay(id, { amount: 1 }))).toEqual(['status illegal_move']);
  });

  test('that is refunded opens the invoice again', async () => {
    const { id } = await invoices.sent();
    await writeOff(id);
    await invoices.pay(id, { amount: 80 });
    const { message } = await billing.call<{ record: ShownInvoice }>('Invoices/AddRefund', {
      id,
      refund: { amount: 80 },
    });
    expect(message.record).toMatchObject({ status: 'sent', written_off: 120, balance: 80 });
    expect(await invoices.pay(id, { amount: 100 })).toMatchObject({ status: 'paid', written_off: 100, balance: 0 });
  });
});

test('a credit note of a written-off invoice reduces the written-off amount before anything is to be refunded', async () => {
  const { id } = await invoices.sent();
  await invoices.pay(id, { amount: 50 });
  await writeOff(id);
  const credit = (quantity: string) => issueCredit(billing, { invoice_id: id, items: [{ ...line, quantity }] });
  await credit('1');
  expect(await invoices.show(id)).toMatchObject({ credited: 100, written_off: 50, balance: 0, status: 'paid' });
  await credit('1');
  expect(await invoices.show(id)).toMatchObject({ credited: 200, written_off: 0, balance: -50, status: 'paid' });
});

test.each([
  ['a draft', () => invoices.create(), {}, 'status illegal_move'],
  ['without a reason', () => invoices.sent(), { reason: '' }, 'reason required'],
  ['with an amount', () => invoices.sent(), { amount: 5 }, 'amount read_only'],
])('%s is not written off', async (_what, make, values, error) => {
  const { id, status } = await make();
  expect(await errorsOf(writeOff(id, values))).toEqual([error]);
  expect(await invoices.show(id)).toMatchObject({ status, written_off: 0 });
});
