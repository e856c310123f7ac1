import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { moneyRecords } from './2026-11-26-money-records.ts';

let billing: TestedBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

/** A stored document of any collection. */
interface Row {
  _id: number | string;
  [field: string]: unknown;
}

const collection = (name: string) => billing.running.kit.db.collection<Row>(name);
/** Returns the records without their search tokens, which the service fills in the background. */
const stored = (name: string) =>
  collection(name)
    .find({}, { projection: { search: 0 } })
    .sort('_id')
    .toArray();
const at = new Date('2026-03-05T10:00:00Z');
const day = new Date('2026-03-04');
const entry = { amount: 60, method: 'cash', note: '', created_by: 4, created_at: at };

test('payments and refunds that invoices hold become records once, those of a provider as such', async () => {
  await collection('online_payments').insertOne({ _id: 'pi_1', invoice_id: 70, recorded_at: at });
  const online = { ...entry, _id: 12, paid_on: day, method: 'Stripe', note: 'pi_1', created_by: 0 };
  const common = { client_id: 3, owner_id: 8, created_by: 5, status: 'paid', total: 120 };
  await collection('invoices').insertMany([
    {
      ...{ ...common, _id: 70, invoice_number: 'INV-70', currency: 'USD' },
      payments: [{ ...entry, _id: 11, paid_on: day }, online],
      refunds: [{ ...entry, _id: 1, refunded_on: day, amount: 5 }],
    },
    { ...common, _id: 71, invoice_number: 'INV-71', payments: [], refunds: [] },
  ]);
  const { db, log } = billing.running.kit;
  for (let round = 0; round < 2; round++)
    await moneyRecords.up({ db: db.db!, log, signal: new AbortController().signal });
  const ofInvoice = { invoice_id: 70, invoice_number: 'INV-70', client_id: 3, owner_id: 8, currency: 'USD' };
  const record = { ...ofInvoice, ...entry, invoice_created_by: 5, version: 1, paid_on: day, status: 'completed' };
  expect(await stored('payments')).toEqual([
    { ...record, _id: 11, updated_at: at },
    { ...record, _id: 12, updated_at: at, method: 'Stripe', note: 'pi_1', created_by: 0, provider: 'Stripe' },
  ]);
  expect(await stored('refunds')).toEqual([{ ...record, _id: 1, amount: 5, updated_at: at }]);
  type Shown = { record: { amount: number; currency: string; currency_decimals: number } };
  const { message } = await billing.call<Shown>('Payments/Get', { id: 12 });
  expect(message.record).toMatchObject({ amount: 60, currency: 'USD', currency_decimals: 2 });
});
