import { testMongoUrl } from '@bms/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { dropIndexesAfterRollout } from './retired-indexes.ts';

let db: Connection;

beforeEach(async () => {
  db = await createConnection(testMongoUrl('retired_indexes')).asPromise();
  await createRetired();
});
afterEach(() => db.close());

const createRetired = () => db.collection('widgets').createIndexes([{ key: { title: 1 } }, { key: { size: 1 } }]);
const present = async () => (await db.collection('widgets').indexes()).map(({ name }) => name);
async function drop(): Promise<string[]> {
  const dropped: string[] = [];
  await dropIndexesAfterRollout(db, 'widgets', ['size_1', 'gone_1'], (name) => dropped.push(name));
  return dropped;
}
const endRollout = () =>
  db.collection('retired_indexes').updateMany({}, { $set: { since: new Date(Date.now() - 86_400_000) } });

test('keeps a retired index for a day, while processes of the version before may use it', async () => {
  expect(await drop()).toEqual([]);
  expect(await drop()).toEqual([]);
  expect(await present()).toEqual(['_id_', 'title_1', 'size_1']);
});

test('drops a retired index after that day, also one that a process of the version before created anew', async () => {
  await drop();
  await endRollout();
  expect(await drop()).toEqual(['size_1']);
  expect(await present()).toEqual(['_id_', 'title_1']);
  await createRetired();
  expect(await drop()).toEqual(['size_1']);
});
