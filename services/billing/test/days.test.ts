import { errorsOf, eventually } from '@bms/testing';
import { moveOrganization, setClock } from '@bms/testing/clock';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { remindOverdue } from '../src/invoices/reminders/remind-overdue.ts';
import { createSweeps } from '../src/invoices/sweeps.ts';
import { startBilling, type TestedBilling } from './harness.ts';
import { type Invoices, invoicesOf, issueCredit, line } from './invoices.ts';

const DAY_MS = 24 * 3600 * 1000;
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

type Fields = Record<string, unknown> & { id: number };

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling({ RECURRING_INVOICE_INTERVAL_SECONDS: '1', INVOICE_DUE_DAYS: '14' });
  invoices = invoicesOf(billing);
});
afterAll(() => billing.stop());

const call = async (rpc: string, message: object) =>
  (await billing.call<{ record: Fields }>(rpc, message)).message.record;
const report = async (rpc: string, request: object = {}) =>
  (await billing.call<{ to: string; records: Fields[] }>(`Reports/${rpc}`, request)).message;

/** Each instant is on another day in UTC than in the time zone; summer time ends in Los Angeles on November 1st. */
describe.each([
  ['Asia/Tokyo', '2026-06-30T15:00:00.000Z', '2026-07-01'],
  ['America/Los_Angeles', '2026-07-01T06:59:59.999Z', '2026-06-30'],
  ['Asia/Tokyo', '2026-12-31T15:00:00.000Z', '2027-01-01'],
  ['America/Los_Angeles', '2026-11-02T07:59:59.999Z', '2026-11-01'],
])('today in %s at %s', (zone, instant, today) => {
  beforeAll(async () => {
    setClock(instant);
    await moveOrganization(billing.running.kit, zone, today);
  });

  test('is the day on which invoices are created, sent, paid, refunded, written off and credited', async () => {
    const { id } = await invoices.sent();
    await invoices.pay(id, { amount: 100 });
    await billing.call('Invoices/AddRefund', { id, refund: { amount: 50 } });
    const credit = await issueCredit(billing, { invoice_id: id, items: [{ ...line, quantity: '1' }] });
    const shown = await call('Invoices/WriteOff', { id, write_off: { reason: 'Insolvent' } });
    expect(shown).toMatchObject({
      ...{ created_at: today, sent_on: today },
      payments: [{ paid_on: today, created_at: today }],
      refunds: [{ refunded_on: today, created_at: today }],
      write_off: { written_off_on: today, created_at: today },
    });
    expect(await call('CreditNotes/Get', { id: credit })).toMatchObject({ issued_on: today, created_at: today });
    const cancelled = await invoices.sent();
    const { credit_note } = (await billing.call<{ credit_note: Fields }>('Invoices/Cancel', { id: cancelled.id }))
      .message;
    expect(await call('CreditNotes/Get', { id: credit_note.id })).toMatchObject({ issued_on: today });
    for (const rpc of ['Revenue', 'Taxes']) expect(await report(rpc)).toMatchObject({ to: today });
  });

  test('is the day until which invoices due are not overdue, and of their reminders', async () => {
    const due = await invoices.sent({ client_id: 2, due_date: today });
    const late = await invoices.sent({ client_id: 2, due_date: dayAfter(today, -1) });
    expect([(await invoices.show(due.id)).overdue, (await invoices.show(late.id)).overdue]).toEqual([false, true]);
    const listed = await billing.call<{ records: Fields[] }>('Invoices/List', { client_id: 2, overdue: true });
    const found = listed.message.records.map(({ id }) => id);
    expect([found.includes(due.id), found.includes(late.id)]).toEqual([false, true]);
    const opened = billing.shared.invoices;
    const organization = {
      ready: opened.organization.ready,
      current: () => ({ ...opened.organization.current(), reminders: [{ days_after_due: 1, fee: 0 }] }),
    };
    const run = remindOverdue({ ...opened, organization }, createSweeps(opened.resource));
    await run({ signal: new AbortController().signal });
    expect((await invoices.show(late.id)).reminders).toMatchObject([{ reminded_on: today }]);
    expect((await invoices.show(due.id)).reminders).toEqual([]);
    expect(await errorsOf(call('Invoices/Remind', { id: late.id }))).toEqual(['reminders already_reminded']);
  });

  test('is the day of reports without dates', async () => {
    await invoices.sent({ client_id: 3, due_date: today });
    const late = dayAfter(today, -1);
    await invoices.sent({ client_id: 3, due_date: late });
    const { to, records } = await report('Receivables', { client_id: 3 });
    expect(to).toBe(today);
    expect((await report('Receivables', { client_id: 3, to: today })).records).toEqual(records);
    const statement = await report('Statement', { client_id: 3, from: today });
    expect(statement.to).toBe(today);
    expect(statement.records.filter(({ kind }) => kind === 'invoice')).toMatchObject([
      { date: today },
      { date: today },
    ]);
  });

  test('is the first day on which a recurring invoice can start, and then is created', async () => {
    const recurring = { client_id: 4, items: [line], every: 'month', starts_on: today, send: true };
    const create = (starts_on: string) =>
      call('RecurringInvoices/Create', { recurring_invoice: { ...recurring, starts_on } });
    expect(await errorsOf(create(dayAfter(today, -1)))).toEqual(['starts_on out_of_range']);
    const tomorrow = await create(dayAfter(today, 1));
    const { id } = await create(today);
    const made = await eventually(async () =>
      billing.running.kit.db.collection('invoices').findOne({ recurring_invoice_id: id }),
    );
    expect(await invoices.show(Number(made!._id))).toMatchObject({
      ...{ sent_on: today, created_at: today, due_date: dayAfter(today, 14) },
    });
    expect(await call('RecurringInvoices/Get', { id: tomorrow.id })).toMatchObject({ next_on: dayAfter(today, 1) });
  });
});

test('the time zone follows the event of the organization', async () => {
  setClock('2026-06-30T15:00:00.000Z');
  await billing.identity.publish({ time_zone: 'Pacific/Kiritimati' });
  const { days } = billing.running.kit;
  await eventually(() => days.startOf(new Date('2026-07-01')).toISOString() === '2026-06-30T10:00:00.000Z');
  expect(await invoices.sent()).toMatchObject({ sent_on: '2026-07-01' });
});
