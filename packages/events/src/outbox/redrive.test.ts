import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { testMongoUserUrl } from '@bms/testing';
import { expect, test } from '@jest/globals';
import { connectMongo } from '../../test/world.ts';
import { outboxRows } from './rows.ts';

const command = fileURLToPath(new URL('../../../../tools/src/events-redrive.ts', import.meta.url));

test('npm run events:redrive marks events sent since an instant as unsent and prints their number', async () => {
  const url = await testMongoUserUrl('crm');
  const db = await connectMongo(url);
  const rows = db.collection<{ _id: string; sentAt: Date }>('outbox');
  await rows.insertMany([
    { _id: 'old', sentAt: new Date('2026-11-20T00:00:00Z') },
    { _id: 'new', sentAt: new Date('2026-11-22T06:00:00Z') },
  ]);
  const options = ['--service', 'crm', '--since', '2026-11-22T05:00:00Z'];
  const args = ['--disable-warning=ExperimentalWarning', command, ...options];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, MONGODB_URL: url } });
  expect(stdout).toContain('1 events of crm will be published again');
  expect(await outboxRows(db).distinct('_id', { unsent: true })).toEqual(['new']);
  await db.close();
});
