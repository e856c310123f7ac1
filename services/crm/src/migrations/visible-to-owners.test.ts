import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCrm, type TestedCrm } from '../../test/harness.ts';
import { visibleToOwners } from './2026-11-26-visible-to-owners.ts';

let crm: TestedCrm;
beforeAll(async () => {
  crm = await startCrm();
});
afterAll(() => crm?.stop());

const collection = (name: string) => crm.running.kit.db.collection<{ _id: number }>(name);

test('estimates get the time of their sending and contacts the owner of their client, also in a repetition', async () => {
  const updated_at = new Date('2026-05-01');
  const estimates = [
    { _id: 1, status: 'draft', version: 1 },
    { _id: 2, status: 'sent', version: 2, sent_version: 2 },
    { _id: 3, status: 'declined', version: 3, sent_version: 2 },
    { _id: 4, status: 'declined', version: 2 },
    { _id: 5, status: 'declined', version: 5, sent_version: 2 },
    { _id: 6, status: 'accepted', version: 3 },
  ];
  await collection('estimates').insertMany(estimates.map((estimate) => ({ ...estimate, updated_at })));
  await collection('clients').insertMany([{ _id: 71, owner_id: 7 }] as never);
  await collection('contacts').insertMany([
    { _id: 1, client_id: 71, owner_id: 6 },
    { _id: 2, client_id: 72, owner_id: 6 },
  ] as never);
  const { db, log } = crm.running.kit;
  for (let round = 0; round < 2; round++)
    await visibleToOwners.up({ db: db.db!, log, signal: new AbortController().signal });
  const sent = await collection('estimates').find({ sent_at: updated_at }).sort('_id').toArray();
  expect(sent.map(({ _id }) => _id)).toEqual([2, 3, 6]);
  const owners = (await collection('contacts').find().sort('_id').toArray()).map((row) => row['owner_id' as never]);
  expect(owners).toEqual([7, 6]);
});
