import { expect, test } from '@jest/globals';
import { createConnection } from 'mongoose';
import { endTestFile, serviceMongoUrl } from './shared-mongo.ts';

/** Opens a database of a service that no other test has. */
const open = async (service: string) => createConnection(await serviceMongoUrl(service)).asPromise();

test('the next test file has the database of a service again, with its indexes, and neither records nor a profile', async () => {
  const before = await open('reused');
  await before.collection('things').insertOne({ title: 'Chai' });
  await before.collection('things').createIndex({ title: 1 });
  await before.db!.command({ profile: 2 });
  await before.collection('things').findOne();
  await before.close();
  endTestFile();
  const other = await open('another');
  const after = await open('reused');
  expect(other.name).not.toBe(before.name);
  expect(after.name).toBe(before.name);
  expect(await after.collection('things').find().toArray()).toEqual([]);
  expect(await after.collection('system.profile').countDocuments()).toBe(0);
  expect(await after.collection('things').indexExists('title_1')).toBe(true);
  await Promise.all([other.close(), after.close()]);
});

test('a test file has each database once, and none to which a process is still connected', async () => {
  const first = await open('left');
  const second = await open('left');
  expect(second.name).not.toBe(first.name);
  await second.close();
  endTestFile();
  const after = await open('left');
  expect(after.name).toBe(second.name);
  await Promise.all([first.close(), after.close()]);
});
