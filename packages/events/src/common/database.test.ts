import { startMongo } from '@bms/testing';
import { expect, test } from '@jest/globals';
import { mongo } from 'mongoose';
import { connectMongo } from '../../test/world.ts';
import { isDatabaseUnavailable, isDuplicateKey } from './database.ts';

test('a bulk write that fails because mongod was killed counts as an unavailable database, a unique index violation does not', async () => {
  const mongo = await startMongo();
  const connection = await connectMongo(mongo.urlOf('bms_test'));
  try {
    const rows = connection.collection<{ _id: number }>('rows');
    const insert = () => rows.insertMany([{ _id: 1 }, { _id: 2 }]).catch((error: unknown) => error);
    await insert();
    const duplicate = await insert();
    expect([isDuplicateKey(duplicate), isDatabaseUnavailable(duplicate)]).toEqual([true, false]);
    await mongo.kill();
    const unavailable = await insert();
    expect((unavailable as Error).name).toMatch(/^Mongo/);
    expect(isDatabaseUnavailable(unavailable)).toBe(true);
  } finally {
    await connection.close();
    await mongo.stop();
  }
});

test('a bulk write whose socket was closed counts as an unavailable database', () => {
  const ended = Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' });
  const error = new mongo.MongoBulkWriteError(ended as never, undefined as never);
  expect(error.code).toBe('EPIPE');
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test('the bare error of a socket, which the driver throws while it writes, counts as an unavailable database', () => {
  const ended = Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' });
  expect(isDatabaseUnavailable(ended)).toBe(true);
});

test('an error of something else with the same code says nothing about the database', () => {
  const denied = Object.assign(new Error('permission denied'), { code: 7 });
  expect(isDatabaseUnavailable(denied)).toBe(false);
  expect(isDatabaseUnavailable(new mongo.MongoServerError({ message: 'no such host', code: 7 }))).toBe(true);
});
