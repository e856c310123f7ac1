import { recordModel } from '@bms/service-kit';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Invoices, invoicesOf } from '../../test/invoices.ts';
import { isOverdue } from './balance.ts';
import { overdueFields } from './invoice-rules.ts';
import { invoices as definition, type Invoice } from './invoices.model.ts';
import { createSweeps } from './sweeps.ts';

const DAY_MS = 24 * 3600 * 1000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling({ INVOICE_OVERDUE_INTERVAL_SECONDS: '1' });
  invoices = invoicesOf(billing);
});
afterAll(() => billing.stop());

const collection = (name: string) => billing.running.kit.db.collection(name);
const listed = async (overdue: boolean, client_id: number): Promise<number[]> => {
  const { message } = await billing.call<{ records: { id: number }[] }>('Invoices/List', { overdue, client_id });
  return message.records.map(({ id }) => id);
};
const announcements = (id: number) =>
  collection('outbox').countDocuments({ subject: `bms.billing.invoice.overdue.${id}` });

describe('the day on which an invoice is due', () => {
  const due_date = new Date('2026-03-01');
  test.each<[string, Invoice['status'], string, boolean]>([
    ['the day itself', 'sent', '2026-03-01', false],
    ['the next day', 'sent', '2026-03-02', true],
    ['later, partially paid', 'partially_paid', '2026-03-09', true],
    ['later, but a draft', 'draft', '2026-03-09', false],
    ['later, but paid', 'paid', '2026-03-09', false],
    ['later, but cancelled', 'cancelled', '2026-03-09', false],
  ])('%s: it is %s', (_when, status, today, overdue) => {
    expect(isOverdue({ status, due_date }, new Date(today))).toBe(overdue);
    expect(overdueFields({ status, due_date }, new Date(today))).toMatchObject({ overdue });
  });
});

test('invoices are overdue, in list and detail, from the day after they were due', async () => {
  const late = await invoices.sent({ client_id: 3, due_date: dayFromNow(-1) });
  const today = await invoices.sent({ client_id: 3, due_date: dayFromNow(0) });
  const draft = await invoices.create({ client_id: 3, due_date: dayFromNow(-1) });
  expect((await invoices.show(late.id)).overdue).toBe(true);
  expect((await invoices.show(today.id)).overdue).toBe(false);
  expect(await listed(true, 3)).toEqual([late.id]);
  expect(await listed(false, 3)).toEqual([draft.id, today.id]);
  await invoices.pay(late.id, { amount: 200 });
  expect(await listed(true, 3)).toEqual([]);
  expect((await invoices.show(late.id)).overdue).toBe(false);
});

test('the list knows what has become overdue over night', async () => {
  const { id } = await invoices.sent({ client_id: 4, due_date: dayFromNow(1) });
  const sweeps = createSweeps({ model: recordModel(billing.running.kit.db, definition) });
  await sweeps.oncePerDay(new Date(dayFromNow(0)));
  expect(await listed(true, 4)).toEqual([]);
  await sweeps.oncePerDay(new Date(dayFromNow(2)));
  expect(await listed(true, 4)).toEqual([id]);
});

test('invoices are not overdue any more where the time zone of the organization makes it the day before', async () => {
  const { id } = await invoices.sent({ client_id: 5, due_date: dayFromNow(1) });
  const createSweepsOf = () => createSweeps({ model: recordModel(billing.running.kit.db, definition) });
  const sweeps = createSweepsOf();
  await sweeps.run(new Date(dayFromNow(2)));
  expect(await listed(true, 5)).toEqual([id]);
  await sweeps.oncePerDay(new Date(dayFromNow(1)));
  expect(await listed(true, 5)).toEqual([]);
  await sweeps.oncePerDay(new Date(dayFromNow(2)));
  expect(await listed(true, 5)).toEqual([id]);
  await createSweepsOf().run(new Date(dayFromNow(1)));
  expect(await listed(true, 5)).toEqual([]);
});

describe('others are told that an invoice is overdue', () => {
  test('once, also when it is not overdue for a while', async () => {
    const { id } = await invoices.sent({ due_date: dayFromNow(-3) });
    await eventually(
      () => announcements(id),
      (count) => count === 1,
    );
    await invoices.update(id, { due_date: dayFromNow(3) });
    expect((await invoices.show(id)).overdue).toBe(false);
    await invoices.update(id, { due_date: dayFromNow(-2) });
    const later = await invoices.sent({ due_date: dayFromNow(-2) });
    await eventually(
      () => announcements(later.id),
      (count) => count === 1,
    );
    expect(await announcements(id)).toBe(1);
  });

  test('by one of two processes', async () => {
    const other = await billing.startCopy();
    const made = await Promise.all(Array.from({ length: 20 }, () => invoices.sent({ due_date: dayFromNow(-3) })));
    for (const { id } of made)
      await eventually(
        () => announcements(id),
        (count) => count > 0,
      );
    expect(await Promise.all(made.map(({ id }) => announcements(id)))).toEqual(made.map(() => 1));
    await other.stop();
  });
});
