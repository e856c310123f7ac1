import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { sentDays } from './2026-11-23-sent-days.ts';

const CREATED = new Date('2026-02-10T22:30:00Z');
const CREATED_DAY = new Date('2026-02-10');

let billing: TestedBilling;
beforeEach(async () => {
  billing = await startBilling();
});
afterEach(() => billing.stop());

const collection = () => billing.running.kit.db.collection('invoices');

function migrate(): Promise<void> {
  const { db, log } = billing.running.kit;
  return sentDays.up({ db: db.db!, log, signal: new AbortController().signal });
}

async function store(invoices: readonly object[]): Promise<void> {
  const dated = invoices.map((invoice, at) => ({ invoice_number: `INV-${at}`, created_at: CREATED, ...invoice }));
  await collection().insertMany(dated);
}

const days = async () => (await collection().find().sort('_id').toArray()).map((row) => row['sent_on']);

test('invoices sent before the day was stored get the day of their creation', async () => {
  await store([
    { status: 'sent' },
    { status: 'partially_paid', sent_on: null },
    { status: 'paid' },
    { status: 'cancelled', credited: 100 },
  ]);
  await migrate();
  expect(await days()).toEqual([CREATED_DAY, CREATED_DAY, CREATED_DAY, CREATED_DAY]);
});

test('drafts, cancelled drafts and known days stay as they are, also in a repetition', async () => {
  const known = new Date('2026-03-01');
  await store([{ status: 'draft' }, { status: 'cancelled', credited: 0 }, { status: 'paid', sent_on: known }]);
  await migrate();
  await migrate();
  expect(await days()).toEqual([undefined, undefined, known]);
});
