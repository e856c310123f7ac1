import { eventually } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inParallel } from './in-parallel.ts';
import { line } from './invoices.ts';
import { type KilledBilling, startKilledBilling } from './killed-billing.ts';

const ROUNDS = 2;
const EACH = 60;
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

test.each([1, 2])(
  'those of a client are active again once it is restored, whichever process is killed meanwhile, round %d',
  async (round) => {
    const client_id = 700 + round;
    await billing.crm.publish('client.created', client_id);
    const recurring_invoice = { client_id, items: [line], every: 'month', starts_on: '2999-01-01' };
    const create = (request: object) => billing.call('RecurringInvoices/Create', request);
    await inParallel(Array(EACH).fill({ recurring_invoice }), create);
    const templates = billing.db.collection('recurring_invoices');
    const active = () => templates.countDocuments({ client_id, status: 'active', status_before: null });
    const isAt = async (version: number) =>
      (await billing.db
        .collection<{ _id: string }>('client_states')
        .countDocuments({ _id: `recurring_invoices.${client_id}`, version })) > 0;
    await billing.crm.remove(client_id);
    // In the first round everything is paused before; in the second one, the deletion still has its effects.
    if (round === 1) {
      await eventually(() => isAt(2), Boolean, WITHIN_MS);
      expect(await active()).toBe(0);
    }
    await billing.crm.publish('client.restored', client_id);
    await billing.killAll(INTERVAL_MS / 10);
    await eventually(() => isAt(3), Boolean, WITHIN_MS);
    expect(await active()).toBe(EACH);
    await billing.untilAllPublished();
  },
);
