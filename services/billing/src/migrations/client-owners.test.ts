import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { clientOwners } from './2026-11-26-client-owners.ts';

let billing: TestedBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

/** A stored document of any collection. */
interface Row {
  _id: number;
  [field: string]: unknown;
}

const collection = (name: string) => billing.running.kit.db.collection<Row>(name);
const store = (name: string, rows: readonly Row[]) => collection(name).insertMany([...rows]);

test('credit notes and recurring invoices get the present owner of their client, also in a repetition', async () => {
  const client = (_id: number, owner_id: number) => ({ _id, version: 1, fields: { owner_id }, at: new Date() });
  await store('copies_clients', [client(71, 7), client(72, 8)]);
  await store('credit_notes', [
    { _id: 1, client_id: 71, owner_id: 6, credit_note_number: 'CN-1' },
    { _id: 2, client_id: 72, owner_id: 8, credit_note_number: 'CN-2' },
    { _id: 3, client_id: 73, owner_id: 9, credit_note_number: 'CN-3' },
  ]);
  await store('recurring_invoices', [{ _id: 1, client_id: 71, created_by: 3 }]);
  const { db, log } = billing.running.kit;
  for (let round = 0; round < 2; round++)
    await clientOwners.up({ db: db.db!, log, signal: new AbortController().signal });
  const owners = (await collection('credit_notes').find().sort('_id').toArray()).map((row) => row['owner_id']);
  expect(owners).toEqual([7, 8, 9]);
  expect(await collection('recurring_invoices').findOne()).toMatchObject({ owner_id: 7, creator_id: 3 });
});
