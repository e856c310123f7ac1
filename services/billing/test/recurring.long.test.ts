import { eventually } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inParallel } from './in-parallel.ts';
import { line } from './invoices.ts';
import { type KilledBilling, startKilledBilling } from './killed-billing.ts';

const ROUNDS = 4;
const EACH = 100;
const WITHIN_MS = 60_000;
/** The job runs once a second. */
const INTERVAL_MS = 1000;

let billing: KilledBilling;
beforeAll(async () => {
  billing = await startKilledBilling({ RECURRING_INVOICE_INTERVAL_SECONDS: String(INTERVAL_MS / 1000) });
});
afterAll(() => billing?.stop());

const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);

test.each(rounds)('each recurring invoice is sent once, whichever process is killed meanwhile, round %d', async () => {
  const starts_on = new Date().toISOString().slice(0, 10);
  const recurring_invoice = { client_id: 1, items: [line], every: 'month', starts_on, send: true };
  type Created = { record: { id: number } };
  const create = (request: object) => billing.call<Created>('RecurringInvoices/Create', request);
  const made = await inParallel(Array(EACH).fill({ recurring_invoice }), create);
  const ids = made.map(({ message }) => message.record.id);
  const created = () =>
    billing.db
      .collection('invoices')
      .find({ recurring_invoice_id: { $in: ids } })
      .toArray();
  await eventually(created, ({ length }) => length > 0, WITHIN_MS);
  await billing.killAll(INTERVAL_MS / 10);
  await eventually(created, ({ length }) => length >= EACH, WITHIN_MS);
  await billing.untilAllPublished();
  const invoices = await created();
  expect(invoices.map(({ recurring_invoice_id }) => recurring_invoice_id).sort()).toEqual([...ids].sort());
  expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(['sent']));
  const numbers = await billing.db.collection('invoices').distinct('invoice_number');
  expect(numbers.map((number) => Number(String(number).slice(4))).sort((a, b) => a - b)).toEqual(
    numbers.map((_, index) => index + 1),
  );
});
