import { eventually } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inParallel } from './in-parallel.ts';
import { type KilledBilling, startKilledBilling } from './killed-billing.ts';

const ROUNDS = 2;
const EACH = 60;
const WITHIN_MS = 60_000;
/** The job runs once a second. */
const INTERVAL_MS = 1000;

let billing: KilledBilling;
beforeAll(async () => {
  billing = await startKilledBilling({ INVOICE_OVERDUE_INTERVAL_SECONDS: String(INTERVAL_MS / 1000) });
});
afterAll(() => billing?.stop());

const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);
const announced = (ids: readonly number[]) =>
  billing.db
    .collection('outbox')
    .find({ subject: { $in: ids.map((id) => `bms.billing.invoice.overdue.${id}`) } })
    .toArray();

test.each(rounds)('each overdue invoice is told once, whoever is killed while they are told, round %d', async () => {
  const due_date = new Date(Date.now() - 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const made = await inParallel(Array(EACH).fill({ due_date }), billing.invoices.sent);
  const ids = made.map(({ id }) => id);
  await eventually(
    () => announced(ids),
    ({ length }) => length > 0,
    WITHIN_MS,
  );
  await billing.killAll(INTERVAL_MS / 10);
  await eventually(
    () => billing.db.collection('invoices').countDocuments({ overdue: true, overdue_told: false }),
    (left) => left === 0,
    WITHIN_MS,
  );
  await billing.untilAllPublished();
  const subjects = (await announced(ids)).map(({ subject }) => String(subject));
  expect(subjects.sort()).toEqual(ids.map((id) => `bms.billing.invoice.overdue.${id}`).sort());
});
