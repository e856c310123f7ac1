import { eventually } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inParallel } from './in-parallel.ts';
import { type KilledBilling, startKilledBilling } from './killed-billing.ts';

const ROUNDS = 2;
const EACH = 60;
const WITHIN_MS = 60_000;
/** The job runs once a second. */
const INTERVAL_MS = 1000;
const DAY_MS = 24 * 3600 * 1000;

let billing: KilledBilling;
beforeAll(async () => {
  billing = await startKilledBilling({ INVOICE_REMINDER_INTERVAL_SECONDS: String(INTERVAL_MS / 1000) });
});
afterAll(() => billing?.stop());

const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);
const published = (ids: readonly number[]) =>
  billing.db
    .collection('outbox')
    .find({ subject: { $in: ids.map((id) => `bms.billing.invoice.reminded.${id}`) } })
    .toArray();

test.each(rounds)('each invoice is reminded of once, whichever process is killed meanwhile, round %d', async () => {
  const due_date = new Date(Date.now() - 30 * DAY_MS).toISOString().slice(0, 10);
  await billing.identity.publish({ reminders: [] });
  const made = await inParallel(Array(EACH).fill({ due_date }), billing.invoices.sent);
  const ids = made.map(({ id }) => id);
  await billing.identity.publish({
    reminders: [
      { days_after_due: 7, fee: 500 },
      { days_after_due: 14, fee: 500 },
    ],
  });
  await eventually(
    () => published(ids),
    ({ length }) => length > 0,
    WITHIN_MS,
  );
  await billing.killAll(INTERVAL_MS / 10);
  await eventually(
    () => published(ids),
    ({ length }) => length >= EACH,
    WITHIN_MS,
  );
  await billing.untilAllPublished();
  const subjects = (await published(ids)).map(({ subject }) => String(subject));
  expect(subjects.sort()).toEqual(ids.map((id) => `bms.billing.invoice.reminded.${id}`).sort());
  const stored = await billing.db
    .collection('invoices')
    .find({ _id: { $in: ids as never[] } })
    .toArray();
  expect(stored.map(({ reminders }) => reminders.map(({ step }: { step: number }) => step))).toEqual(
    ids.map(() => [1]),
  );
});
