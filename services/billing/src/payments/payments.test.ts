import { errorsOf, eventually, portalUser, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import type { ShownInvoice } from '../../test/invoices.ts';
import { type Reports, reportsOf } from '../../test/reports/reports.ts';

let billing: TestedBilling;
let invoices: Reports;
beforeAll(async () => {
  billing = await startBilling();
  invoices = reportsOf(billing);
});
afterAll(() => billing.stop());

const DAY_MS = 24 * 3600 * 1000;
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const today = dayBefore(0);

interface ShownPayment {
  readonly id: number;
  readonly invoice_id: number;
  readonly amount: number;
  readonly status: string;
}
type One = { record: ShownPayment };

const addPayment = async (id: number, payment: object): Promise<number> => {
  const { message } = await billing.call<{ payment: { id: number } }>('Invoices/AddPayment', { id, payment });
  return message.payment.id;
};
const addRefund = async (id: number, refund: object): Promise<number> => {
  const { message } = await billing.call<{ refund: { id: number } }>('Invoices/AddRefund', { id, refund });
  return message.refund.id;
};
const listed = async (service: string, request: object, caller?: ReturnType<typeof staff>): Promise<number[]> => {
  const { message } = await billing.call<{ records: { id: number }[] }>(
    `${service}/List`,
    request,
    caller ? { caller } : {},
  );
  return message.records.map(({ id }) => id);
};
const show = async (id: number, service = 'Payments') =>
  (await billing.call<One>(`${service}/Get`, { id })).message.record;
const voidPayment = (id: number, options = {}) =>
  billing.call<One>('Payments/Void', { id, payment_void: { reason: 'The cheque bounced.' } }, options);
const collection = (name: string) => billing.running.kit.db.collection(name);

test('payments and refunds of all invoices are listed, with their invoice, client and currency', async () => {
  const invoice = await invoices.sent({ client_id: 2 });
  const payment = { amount: 150, paid_on: dayBefore(3), method: 'bank transfer', note: 'first' };
  const id = await addPayment(invoice.id, payment);
  const refund = await addRefund(invoice.id, { amount: 50, method: 'cash', note: 'back' });
  const { invoice_number } = invoice;
  const ofInvoice = { invoice_id: invoice.id, invoice_number, client_id: 2, currency: 'EUR', currency_decimals: 2 };
  expect(await show(id)).toMatchObject({ ...payment, ...ofInvoice, status: 'completed', created_by: 1 });
  const back = { amount: 50, paid_on: today, method: 'cash', note: 'back', status: 'completed', created_by: 1 };
  expect(await show(refund, 'Refunds')).toMatchObject({ ...back, ...ofInvoice });
  const { message } = await billing.call<{ records: object[]; meta: object }>('Payments/List', { client_id: 2 });
  expect(message).toMatchObject({ records: [{ id, ...payment, ...ofInvoice }], meta: { total: 1 } });
});

test('the list is filtered by day, client, invoice, method and status', async () => {
  const client_id = 3;
  const [one, other] = [await invoices.sent({ client_id }), await invoices.sent({ client_id })];
  const early = await addPayment(one.id, { amount: 10, paid_on: dayBefore(9), method: 'cash' });
  const late = await addPayment(other.id, { amount: 10, paid_on: dayBefore(2), method: 'card' });
  const of = (request: object) => listed('Payments', { client_id, ...request });
  expect(await of({})).toEqual([late, early]);
  expect(await of({ paid_from: dayBefore(5) })).toEqual([late]);
  expect(await of({ paid_to: dayBefore(5) })).toEqual([early]);
  expect(await of({ invoice_id: one.id })).toEqual([early]);
  expect(await of({ method: 'card' })).toEqual([late]);
  await voidPayment(early);
  expect(await of({ status: 'voided' })).toEqual([early]);
  const refund = await addRefund(other.id, { amount: 5, method: 'card' });
  expect(await listed('Refunds', { client_id, method: 'card', paid_from: today })).toEqual([refund]);
  expect(await listed('Refunds', { client_id, method: 'cash' })).toEqual([]);
});

describe('a payment is visible', () => {
  test('to those who may view its invoice, also after the client got another owner', async () => {
    const client_id = 51;
    const member = (id: number) => staff(id, { 'invoices.view': 'own', 'invoices.update': 'own' });
    await billing.crm.publish('client.created', client_id, { owner_id: 31 });
    const { id: invoice } = await invoices.sent({ client_id });
    const id = await addPayment(invoice, { amount: 20 });
    const refund = await addRefund(invoice, { amount: 5 });
    expect(await listed('Payments', { client_id }, member(31))).toEqual([id]);
    expect(await listed('Payments', { client_id }, member(32))).toEqual([]);
    expect(await errorsOf(voidPayment(id, { caller: member(32) }))).toEqual(['not_found']);
    await billing.crm.publish('client.updated', client_id, { owner_id: 32 });
    await eventually(
      () => listed('Payments', { client_id }, member(32)),
      (ids) => ids.length === 1,
    );
    expect(await listed('Payments', { client_id }, member(31))).toEqual([]);
    expect(await listed('Refunds', { client_id }, member(32))).toEqual([refund]);
    const viewer = staff(33, { 'invoices.view': 'all', 'invoices.update': 'own' });
    expect(await errorsOf(voidPayment(id, { caller: viewer }))).toEqual(['forbidden']);
  });

  test('to the portal users of its client, without the texts for staff', async () => {
    const { id: invoice } = await invoices.sent({ client_id: 4 });
    const id = await addPayment(invoice, { amount: 20, note: 'late again' });
    expect(await listed('Payments', {}, portalUser(4))).toEqual([id]);
    expect(await listed('Payments', {}, portalUser(5))).toEqual([]);
    expect(await errorsOf(voidPayment(id, { caller: portalUser(4) }))).toEqual(['forbidden']);
  });
});

describe('a voided payment', () => {
  test('stays with its reason, who and when, and its invoice owes the amount again', async () => {
    const { id: invoice } = await invoices.sent();
    const [first, second] = [await addPayment(invoice, { amount: 150 }), await addPayment(invoice, { amount: 50 })];
    expect(await invoices.show(invoice)).toMatchObject({ status: 'paid' });
    const { message } = await voidPayment(first);
    const voided = { id: first, status: 'voided', void_reason: 'The cheque bounced.', voided_on: today, voided_by: 1 };
    expect(message).toMatchObject({ success: true, message: 'Voided.', record: voided });
    expect(await show(first)).toMatchObject(voided);
    expect(await invoices.show(invoice)).toMatchObject({
      ...{ status: 'partially_paid', paid: 50, balance: 150 },
      payments: [{ id: first, amount: 150, voided_on: today }, { id: second }],
    });
    await voidPayment(second);
    expect(await invoices.show(invoice)).toMatchObject({ status: 'sent', paid: 0, balance: 200 });
    await addPayment(invoice, { amount: 200 });
    expect(await invoices.show(invoice)).toMatchObject({ status: 'paid', paid: 200, balance: 0 });
  });

  test('makes an invoice that is past its due date overdue again', async () => {
    const { id: invoice } = await invoices.sent({ due_date: dayBefore(5) });
    const id = await addPayment(invoice, { amount: 200 });
    expect(await invoices.show(invoice)).toMatchObject({ overdue: false });
    await voidPayment(id);
    expect(await invoices.show(invoice)).toMatchObject({ status: 'sent', overdue: true });
  });

  test('is not voided again: 409', async () => {
    const { id: invoice } = await invoices.sent();
    const id = await addPayment(invoice, { amount: 50 });
    await voidPayment(id);
    await expect(voidPayment(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await invoices.show(invoice)).toMatchObject({ paid: 0 });
  });

  test('publishes payment.voided and is audited, and the invoice is not sent again', async () => {
    const { id: invoice } = await invoices.sent();
    const id = await addPayment(invoice, { amount: 200 });
    await voidPayment(id);
    const ofRecord = async (record: string) =>
      (await collection('outbox').find({ record }).sort('_id').toArray()).map(({ subject }) => String(subject));
    expect(await ofRecord(`payment.${id}`)).toEqual([
      expect.stringMatching(/payment.created/),
      expect.stringMatching(/payment.voided/),
    ]);
    const sent = (await ofRecord(`invoice.${invoice}`)).filter((subject) => subject.includes('invoice.sent'));
    expect(sent).toHaveLength(1);
  });

  test('needs a reason', async () => {
    const { id: invoice } = await invoices.sent();
    const id = await addPayment(invoice, { amount: 50 });
    expect(await errorsOf(billing.call('Payments/Void', { id, payment_void: { reason: ' ' } }))).toEqual([
      'reason required',
    ]);
  });

  test('counts in reports until the day on which it was voided', async () => {
    const client_id = 6;
    const invoice = await invoices.sentOn(dayBefore(20), 1000, { client_id });
    const id = await addPayment(invoice.id, { amount: 600, paid_on: dayBefore(10) });
    const ledger = async (to: string) =>
      (
        await invoices.report<{ kind: string; date: string; gross: number }>('Ledger', {
          client_id,
          from: dayBefore(30),
          to,
        })
      ).records.map(({ kind, date, gross }) => [kind, date, gross]);
    const before = await ledger(dayBefore(1));
    await voidPayment(id);
    expect(await ledger(dayBefore(1))).toEqual(before);
    expect(await ledger(today)).toEqual([...before, ['payment_void', today, 600]]);
    const openOn = async (to: string) =>
      (await invoices.report('Receivables', { client_id, to })).records.map(({ total }) => total);
    expect([await openOn(dayBefore(11)), await openOn(dayBefore(10)), await openOn(today)]).toEqual([
      [1000],
      [400],
      [1000],
    ]);
    const { records } = await invoices.report<{ kind: string; amount: number; balance: number }>('Statement', {
      client_id,
      from: dayBefore(30),
    });
    expect(records.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['opening_balance', 0, 0],
      ['invoice', 1000, 1000],
      ['payment', -600, 400],
      ['payment_void', 600, 1000],
      ['closing_balance', 0, 1000],
    ]);
  });
});

describe('a payment cannot be voided', () => {
  test('if money of it was refunded', async () => {
    const { id: invoice } = await invoices.sent();
    const [first, second] = [await addPayment(invoice, { amount: 120 }), await addPayment(invoice, { amount: 80 })];
    await addRefund(invoice, { amount: 100 });
    await expect(voidPayment(first)).rejects.toMatchObject({
      violations: [
        {
          field: 'id',
          code: 'not_voidable',
          message: expect.stringMatching(
            /^The payment of €1.20 cannot be voided: of the payments of INV-.*, €1.00 is not refunded.$/,
          ),
        },
      ],
    });
    await voidPayment(second);
    expect(await invoices.show(invoice)).toMatchObject({ paid: 120, refunded: 100, balance: 180 });
  });

  test('with the version of another change', async () => {
    const { id: invoice } = await invoices.sent();
    const id = await addPayment(invoice, { amount: 20 });
    await expect(voidPayment(id, { headers: { 'if-match': '"9"' } })).rejects.toMatchObject({
      code: 'version_mismatch',
    });
  });
});

test('voids and payments at once, in two processes, keep the paid amount of the invoice right', async () => {
  const other = await billing.startCopy();
  const { id: invoice } = await invoices.sent({ items: [{ title: 'Work', quantity: '1', rate: '1000' }] });
  const made = await Promise.all(Array.from({ length: 4 }, () => addPayment(invoice, { amount: 100 })));
  const calls = [...made, ...made].map((id, n) =>
    (n % 2 ? billing : other).call('Payments/Void', { id, payment_void: { reason: 'Typing error' } }),
  );
  const adding = Array.from({ length: 3 }, () => addPayment(invoice, { amount: 300 }));
  const [voids, adds] = [await Promise.allSettled(calls), await Promise.allSettled(adding)];
  expect(voids.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  const added = adds.filter(({ status }) => status === 'fulfilled').length;
  const shown: ShownInvoice = await invoices.show(invoice);
  expect(shown).toMatchObject({ paid: added * 300, balance: 1000 - added * 300 });
  const counted = await listed('Payments', { invoice_id: invoice, status: 'completed' });
  expect(counted).toHaveLength(added);
  await other.stop();
});
