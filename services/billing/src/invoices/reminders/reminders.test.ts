import { errorsOf, eventually, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../../test/harness.ts';
import { type Invoices, invoicesOf, issueCredit, type ShownInvoice } from '../../../test/invoices.ts';
import { createSweeps } from '../sweeps.ts';
import { remindOverdue } from './remind-overdue.ts';

const DAY_MS = 24 * 3600 * 1000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const midnight = (days: number): Date => new Date(`${dayFromNow(days)}T00:00:00Z`);
const today = () => dayFromNow(0);
const STEPS = [
  { days_after_due: 7, fee: 0 },
  { days_after_due: 14, fee: 500 },
  { days_after_due: 28, fee: 1000 },
];

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
});
afterAll(() => billing.stop());

/** Runs the job once, as a process does whose organization has these steps. */
async function runJob(reminders = STEPS, { invoices: opened } = billing.shared): Promise<void> {
  const { current, ready } = opened.organization;
  const organization = { ready, current: () => ({ ...current(), reminders }) };
  const run = remindOverdue({ ...opened, organization }, createSweeps(opened.resource));
  await run({ signal: new AbortController().signal });
}

const stored = () => billing.running.kit.db.collection<{ _id: number }>('invoices');
const remind = async (id: number, options = {}) =>
  (await billing.call<{ record: ShownInvoice; message: string }>('Invoices/Remind', { id }, options)).message;
const eventsOf = (id: number) =>
  billing.running.kit.db.collection('outbox').countDocuments({ subject: `bms.billing.invoice.reminded.${id}` });
/** Moves the last reminder of an invoice to another day. */
const remindedOn = (id: number, step: number, day: Date) =>
  stored().updateOne({ _id: id }, { $set: { [`reminders.${step - 1}.reminded_on`]: day, last_reminded_on: day } });

describe('the job', () => {
  test('reminds of an invoice once it is overdue for the days of the first step, and not before', async () => {
    const early = await invoices.sent({ due_date: dayFromNow(-6) });
    const { id } = await invoices.sent({ due_date: dayFromNow(-7) });
    await runJob();
    await runJob();
    expect(await invoices.show(id)).toMatchObject({
      reminders: [{ step: 1, reminded_on: today(), fee: 0 }],
      ...{ reminder_fees: 0, balance: 200, total: 200, status: 'sent' },
    });
    expect((await invoices.show(early.id)).reminders).toEqual([]);
    expect(await eventsOf(id)).toBe(1);
  });

  test('takes the next steps after the days between them, and adds their fees', async () => {
    const { id } = await invoices.sent({ due_date: dayFromNow(-90) });
    const remindersAfter = async (step: number, days: number) => {
      await remindedOn(id, step, midnight(-days));
      await runJob();
      return (await invoices.show(id)).reminders.length;
    };
    await runJob();
    expect(await remindersAfter(1, 6)).toBe(1);
    expect(await remindersAfter(1, 7)).toBe(2);
    expect(await invoices.show(id)).toMatchObject({ reminders: [{}, { step: 2, fee: 500 }], reminder_fees: 500 });
    expect(await remindersAfter(2, 13)).toBe(2);
    expect(await remindersAfter(2, 14)).toBe(3);
    expect(await invoices.show(id)).toMatchObject({ reminder_fees: 1500, balance: 1700, total: 200 });
    expect(await remindersAfter(3, 90)).toBe(3);
    expect(await eventsOf(id)).toBe(3);
  });

  test('reminds of no invoice that is a draft, cancelled, paid or written off', async () => {
    const due_date = dayFromNow(-30);
    const draft = await invoices.create({ due_date });
    const [paid, cancelled, writtenOff] = await Promise.all([1, 2, 3].map(() => invoices.sent({ due_date })));
    await invoices.pay(paid!.id, { amount: 200 });
    await billing.call('Invoices/Cancel', { id: cancelled!.id });
    await billing.call('Invoices/WriteOff', { id: writtenOff!.id, write_off: { reason: 'Insolvent.' } });
    await runJob();
    for (const { id } of [draft, paid!, cancelled!, writtenOff!])
      expect((await invoices.show(id)).reminders).toEqual([]);
  });

  test('charges no fee for an invoice in another currency', async () => {
    const foreign = await invoices.sent({ due_date: dayFromNow(-7), currency: 'USD' });
    const own = await invoices.sent({ due_date: dayFromNow(-7), currency: 'EUR' });
    await runJob([{ days_after_due: 7, fee: 500 }]);
    expect(await invoices.show(foreign.id)).toMatchObject({ reminders: [{ step: 1 }], reminder_fees: 0 });
    expect(await invoices.show(own.id)).toMatchObject({ reminder_fees: 500 });
  });

  test('does nothing without steps', async () => {
    const { id } = await invoices.sent({ due_date: dayFromNow(-90) });
    await runJob([]);
    expect((await invoices.show(id)).reminders).toEqual([]);
  });

  test('reminds of each invoice once if two processes run it at once', async () => {
    const other = await billing.startCopy();
    const made = await Promise.all(Array.from({ length: 20 }, () => invoices.sent({ due_date: dayFromNow(-8) })));
    await Promise.all([runJob(), runJob(STEPS, other.shared)]);
    await runJob();
    const shown = await Promise.all(made.map(({ id }) => invoices.show(id)));
    expect(shown.map(({ reminders }) => reminders.length)).toEqual(made.map(() => 1));
    expect(await Promise.all(made.map(({ id }) => eventsOf(id)))).toEqual(made.map(() => 1));
    await other.stop();
  });
});

describe('a reminder on request', () => {
  test('is the next step, with its fee, once a day and at most three times', async () => {
    const organization = billing.running.kit.organization;
    await billing.identity.publish({ reminders: STEPS });
    await eventually(() => organization.current().reminders.length === STEPS.length);
    const { id } = await invoices.sent({ due_date: dayFromNow(-1) });
    const { record, message } = await remind(id);
    expect(message).toMatch(/^Sent\./);
    expect(record.reminders).toEqual([{ step: 1, reminded_on: today(), fee: 0 }]);
    expect(await errorsOf(remind(id))).toEqual(['reminders already_reminded']);
    for (const step of [2, 3]) {
      await remindedOn(id, step - 1, midnight(-1));
      expect((await remind(id)).record.reminders.at(-1)).toMatchObject({ step, fee: STEPS[step - 1]!.fee });
    }
    await remindedOn(id, 3, midnight(-1));
    expect(await errorsOf(remind(id))).toEqual(['reminders already_reminded']);
    expect(await eventsOf(id)).toBe(3);
    await billing.identity.publish({ reminders: [] });
    await eventually(() => organization.current().reminders.length === 0);
  });

  test('is free without steps', async () => {
    const { id } = await invoices.sent({ due_date: dayFromNow(-1) });
    expect((await remind(id)).record.reminders).toEqual([{ step: 1, reminded_on: today(), fee: 0 }]);
  });

  test('is rejected for an invoice that is not overdue, and for users who may not update invoices', async () => {
    const { id } = await invoices.sent();
    expect(await errorsOf(remind(id))).toEqual(['overdue not_overdue']);
    const draft = await invoices.create({ due_date: dayFromNow(-1) });
    expect(await errorsOf(remind(draft.id))).toEqual(['overdue not_overdue']);
    const caller = staff(7, { 'invoices.view': 'all' });
    expect(await errorsOf(remind(id, { caller }))).toEqual(['forbidden']);
  });

  test('is made once by equal requests', async () => {
    const { id } = await invoices.sent({ due_date: dayFromNow(-1) });
    const headers = { 'idempotency-key': `remind ${id}` };
    await Promise.all(Array.from({ length: 5 }, () => remind(id, { headers })));
    expect((await invoices.show(id)).reminders).toHaveLength(1);
  });
});

describe('the fee of a reminder', () => {
  const FEE = [{ days_after_due: 7, fee: 500 }];
  const reminded = async (more: object = {}): Promise<ShownInvoice> => {
    const { id } = await invoices.sent({ due_date: dayFromNow(-7), ...more });
    await runJob(FEE);
    return invoices.show(id);
  };
  const entriesOf = async (client_id: number) => {
    type Entry = { kind: string; amount: number; balance: number };
    const { message } = await billing.call<{ records: Entry[] }>('Reports/Statement', { client_id });
    return message.records.map(({ kind, amount, balance }) => [kind, amount, balance]);
  };
  const receivable = async (client_id: number) => {
    const { message } = await billing.call<{ records: { total: number }[] }>('Reports/Receivables', { client_id });
    return message.records.map(({ total }) => total);
  };

  test('is owed: it is in the balance, the receivables and the statement, and not in the total', async () => {
    const client_id = 5;
    const { id, total, balance } = await reminded({ client_id });
    expect([total, balance]).toEqual([200, 700]);
    const balances = await billing.call<{ records: object[] }>('Invoices/Balances', { client_id });
    expect(balances.message.records).toMatchObject([{ balance: 700, overdue_balance: 700 }]);
    expect(await receivable(client_id)).toEqual([700]);
    expect(await entriesOf(client_id)).toEqual([
      ['opening_balance', 0, 0],
      ['invoice', 200, 200],
      ['reminder_fee', 500, 700],
      ['closing_balance', 0, 700],
    ]);
    expect((await invoices.show(id)).reminder_fees).toBe(500);
    const { message } = await billing.call<{ payment: { amount: number } }>('Invoices/GetPayment', { id });
    expect(message.payment.amount).toBe(700);
  });

  test('is covered by payments before the invoice, which is paid once nothing is left', async () => {
    const { id } = await reminded();
    expect(await invoices.pay(id, { amount: 300 })).toMatchObject({
      ...{ status: 'partially_paid', balance: 400, reminder_fees: 500, reminder_fees_paid: 300 },
    });
    expect(await invoices.pay(id, { amount: 200 })).toMatchObject({ balance: 200, reminder_fees_paid: 500 });
    expect(await errorsOf(invoices.pay(id, { amount: 201 }))).toEqual(['amount above_balance']);
    expect(await invoices.pay(id, { amount: 200 })).toMatchObject({ status: 'paid', balance: 0 });
  });

  test('is not covered by payments from before the reminder', async () => {
    const { id } = await invoices.sent({ due_date: dayFromNow(-7) });
    await invoices.pay(id, { amount: 150, paid_on: dayFromNow(-1) });
    await runJob(FEE);
    expect(await invoices.show(id)).toMatchObject({ balance: 550, reminder_fees_paid: 0 });
    expect(await invoices.pay(id, { amount: 540 })).toMatchObject({ balance: 10, reminder_fees_paid: 500 });
  });

  test('is owed after the invoice is credited, and can be paid or written off', async () => {
    const { id } = await reminded();
    await issueCredit(billing, { invoice_id: id });
    expect(await invoices.show(id)).toMatchObject({ status: 'sent', credited: 200, balance: 500 });
    await billing.call('Invoices/WriteOff', { id, write_off: { reason: 'Goodwill.' } });
    expect(await invoices.show(id)).toMatchObject({ status: 'paid', written_off: 500, balance: 0 });
  });

  test('is waived by the cancellation of the invoice', async () => {
    const client_id = 6;
    const { id } = await reminded({ client_id });
    await billing.call('Invoices/Cancel', { id });
    expect(await invoices.show(id)).toMatchObject({
      ...{ status: 'cancelled', balance: 0, reminder_fees: 0 },
      reminders: [{ fee: 500, waived_on: today() }],
    });
    expect(await receivable(client_id)).toEqual([]);
    expect((await entriesOf(client_id)).slice(1)).toEqual([
      ['invoice', 200, 200],
      ['credit_note', -200, 0],
      ['reminder_fee', 500, 500],
      ['fee_waiver', -500, 0],
      ['closing_balance', 0, 0],
    ]);
  });

  test('is asked for by mail as far as it is not paid', async () => {
    const { id } = await reminded({ due_date: dayFromNow(-9) });
    await invoices.pay(id, { amount: 600, paid_on: dayFromNow(-1) });
    await remindedOn(id, 1, midnight(-8));
    await runJob([...FEE, { days_after_due: 8, fee: 400 }]);
    const invoice = await billing.running.kit.db.collection('invoices').findOne({ _id: id as never });
    expect(billing.shared.invoices.events.reminded(invoice as never).data).toMatchObject({
      balance: 100,
      fee: 400,
      reminder_fees: 400,
    });
  });
});
