import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import type { Target } from '../target/target.ts';
import { checkDatabase } from './check-database.ts';
import type { Check, Finding } from './finding.ts';

let url: string;
let db: Connection;
beforeAll(async () => {
  url = await testMongoUserUrl('crm');
  db = await createConnection(url).asPromise();
  await db.collection('outbox').createIndexes([
    { name: 'unsent', key: { unsent: 1 } },
    { name: 'sent', key: { sentAt: 1 } },
  ]);
  for (const name of ['inbox', 'inbox_failures']) await db.collection(name).createIndex({ at: 1 }, { name: 'kept' });
  await db.collection('dead_letters').createIndex({ failedAt: 1 }, { name: 'parked' });
  await db.collection('clients').createIndex({ email: 1 }, { unique: true });
});
afterAll(() => db.close());

const declared = { clients: [{ key: { email: 1 }, options: { unique: true } }] };

async function examine(check: Check, models = declared as Parameters<typeof checkDatabase>[2]): Promise<Finding[]> {
  const target = { local: undefined, databaseUrl: () => url } as unknown as Target;
  return (await checkDatabase(target, 'crm', models)).filter((finding) => finding.check === check);
}
const statusOf = async (check: Check) => (await examine(check)).map(({ status }) => status);

test('a database in order has no problem', async () => {
  for (const check of ['connections', 'versions', 'indexes', 'clock', 'outbox', 'dead letters'] as const)
    expect([check, await statusOf(check)]).toEqual([check, ['ok']]);
});

test('missing, different and undeclared indexes are named', async () => {
  const other = {
    clients: [
      { key: { email: 1 }, options: {} },
      { key: { city: 1 }, options: {} },
    ],
  };
  const [missing] = await examine('indexes', other);
  expect(missing).toMatchObject({ status: 'problem', mend: 'restart crm, which creates them at its start' });
  expect(missing!.message).toBe('missing or different: clients {"email":1}, clients {"city":1}');
  await db.collection('clients').createIndex({ name: 1 });
  expect(await examine('indexes')).toEqual([
    expect.objectContaining({ status: 'warning', message: 'not declared by a model: clients.name_1' }),
  ]);
  await db.collection('inbox').dropIndex('kept');
  expect((await examine('indexes'))[0]!.message).toBe('missing or different: inbox.kept');
});

test('events that wait for long and dead letters are problems', async () => {
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await db.collection('outbox').insertOne({ unsent: true, occurredAt: anHourAgo });
  await db.collection('dead_letters').insertOne({ failedAt: anHourAgo });
  expect((await examine('outbox'))[0]!.message).toMatch(/^1 events wait to be published, the oldest for 36\d\d s$/);
  expect((await examine('dead letters'))[0]).toMatchObject({
    status: 'problem',
    message: '1 events could not be processed',
  });
});

test('a database that cannot be reached is a problem without its password', async () => {
  const target = {
    local: undefined,
    databaseUrl: () => 'mongodb://u:secret@127.0.0.1:1/?serverSelectionTimeoutMS=100',
  };
  const [finding] = await checkDatabase(target as unknown as Target, 'crm', undefined);
  expect(finding).toMatchObject({ check: 'connections', status: 'problem' });
  expect(JSON.stringify(finding)).toContain('MONGODB_URL_CRM');
  expect(JSON.stringify(finding)).not.toContain('secret');
});
