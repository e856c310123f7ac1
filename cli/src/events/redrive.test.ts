import { testMongoUserUrl } from '@bms/testing';
import { expect, test } from '@jest/globals';
import { createConnection } from 'mongoose';
import { run } from '../../test/run.ts';

test('bms events redrive marks events sent since an instant as unsent and prints their number', async () => {
  const url = await testMongoUserUrl('crm');
  const db = await createConnection(url).asPromise();
  const rows = db.collection<{ _id: string; sentAt: Date; unsent?: true }>('outbox');
  await rows.insertMany([
    { _id: 'old', sentAt: new Date('2026-11-20T00:00:00Z') },
    { _id: 'new', sentAt: new Date('2026-11-22T06:00:00Z') },
  ]);
  const args = ['events', 'redrive', '--service', 'crm', '--since', '2026-11-22T05:00:00Z'];
  const { code, stdout } = await run(args, { MONGODB_URL: url });
  expect([code, stdout]).toEqual([0, expect.stringContaining('1 events of crm will be published again')]);
  expect(await rows.distinct('_id', { unsent: true })).toEqual(['new']);
  const wrong = await run(['events', 'redrive', '--service', 'sales'], { MONGODB_URL: url });
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('--service is sales: it must be one of')]);
  await db.close();
});
