import { eventually, type StartedMongoSet, startMongoSet } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { pino } from 'pino';
import { connectDatabase } from './connect.ts';

let set: StartedMongoSet;
let db: Connection;
beforeAll(async () => {
  set = await startMongoSet();
  const config = { url: set.urlOf('stock'), appName: 'test', poolSize: 5, selectionTimeoutMs: 5000 };
  db = await connectDatabase(config, pino({ enabled: false }), AbortSignal.timeout(60_000));
});
afterAll(async () => {
  await db.close(true);
  await set.stop();
});

test('a read shows a write once a majority has it', async () => {
  const local = await createConnection(set.urlOf('stock')).asPromise();
  const shown = (connection: Connection) => connection.collection('things').distinct('title');
  await db.collection('things').insertOne({ title: 'kept' });
  for (const member of set.members.slice(1)) member.freeze();
  await local.collection('things').insertOne({ title: 'unsure' }, { writeConcern: { w: 1 } });
  expect(await shown(local)).toEqual(['kept', 'unsure']);
  expect(await shown(db)).toEqual(['kept']);
  for (const member of set.members.slice(1)) member.thaw();
  await eventually(
    () => shown(db),
    (titles) => titles.length === 2,
  );
  await local.close(true);
});
