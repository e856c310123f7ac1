import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import {
  type StartedMongo,
  startMongo,
  startMongoSet,
  startNats,
  startRedis,
  testMongoUrl,
  testMongoUserUrl,
} from './index.ts';

describe('the mongod that all tests share', () => {
  test('each caller has a database of its own, with transactions', async () => {
    const first = await mongoose.createConnection(testMongoUrl('crm')).asPromise();
    const second = await mongoose.createConnection(testMongoUrl('crm')).asPromise();
    await first.transaction(async (session) => {
      await first.collection('clients').insertOne({ title: 'one' }, { session });
    });
    expect(await first.collection('clients').countDocuments()).toBe(1);
    expect(await second.collection('clients').countDocuments()).toBe(0);
    await Promise.all([first.close(), second.close()]);
  });

  test("a service's user reaches no other database", async () => {
    const connection = await mongoose.createConnection(await testMongoUserUrl('crm')).asPromise();
    await connection.collection('clients').insertOne({ title: 'one' });
    const other = connection.useDb('bms_identity').collection('users');
    await expect(other.findOne({})).rejects.toThrow(/not authorized/);
    await connection.close();
  });
});

describe('a mongod of its own', () => {
  let mongo: StartedMongo;
  beforeAll(async () => {
    mongo = await startMongo();
  });
  afterAll(() => mongo.stop());

  test('keeps acknowledged writes after a kill and a restart', async () => {
    const connection = await mongoose.createConnection(mongo.urlOf('kept')).asPromise();
    await connection.collection('things').insertOne({ title: 'one' }, { writeConcern: { w: 'majority' } });
    await mongo.kill();
    await mongo.restart();
    expect(await connection.collection('things').countDocuments()).toBe(1);
    await connection.close();
  });
});

test('a replica set of three accepts majority writes of a service with two of its members', async () => {
  const set = await startMongoSet();
  const connection = await mongoose.createConnection(await set.addUser('bms_crm')).asPromise();
  const { primary, hosts } = await connection.db!.command({ hello: 1 });
  expect(hosts).toHaveLength(3);
  const other = set.members.find(({ port }) => !String(primary).endsWith(`:${port}`));
  await other!.kill();
  await connection.collection('things').insertOne({ title: 'one' }, { writeConcern: { w: 'majority' } });
  expect(await connection.collection('things').countDocuments()).toBe(1);
  await connection.close();
  await set.stop();
});

describe.each([
  ['Redis', startRedis],
  ['NATS', startNats],
])('%s', (_name, startPart) => {
  test('is ready when started, and can be killed and restarted', async () => {
    const part = await startPart();
    await part.kill();
    await part.restart();
    expect(part.url).toContain(String(part.port));
    await part.stop();
  });
});
