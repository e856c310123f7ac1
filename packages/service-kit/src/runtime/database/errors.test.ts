import { ApiError } from '@bms/contracts';
import { testMongoUrl } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Connection, createConnection, mongo } from 'mongoose';
import pino from 'pino';
import { databaseError, toApiError } from './errors.ts';

let db: Connection;
beforeAll(async () => {
  db = await createConnection(await testMongoUrl('stock')).asPromise();
});
afterAll(() => db?.close());

/** Returns the error of a transaction whose session was killed on the server. */
async function lostTransaction(): Promise<unknown> {
  const session = await db.startSession();
  session.startTransaction();
  const widgets = db.collection('widgets');
  await widgets.insertOne({ title: 'first' }, { session });
  const { id: lsid } = session.serverSession!;
  await db.db!.admin().command({ killSessions: [{ id: lsid.id }] });
  const failed = await widgets.insertOne({ title: 'second' }, { session }).then(
    () => undefined,
    (error: unknown) => error,
  );
  await session.endSession();
  return failed;
}

test('a transaction that the database lost is said to be worth another try', async () => {
  const error = databaseError(await lostTransaction());
  expect(error).toMatchObject({ code: 'unavailable', retryAfter: 5 });
});

test('an error that nobody expects stays one', async () => {
  const wrong = db
    .collection('widgets')
    .aggregate([{ $nothing: 1 }])
    .toArray();
  await expect(wrong).rejects.toThrow('$nothing');
  expect(databaseError(await wrong.catch((error: unknown) => error))).toBeUndefined();
});

test('a write whose socket was ended is reported as unavailable', () => {
  const ended = Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' });
  const error = new mongo.MongoBulkWriteError(ended as never, undefined as never);
  expect(databaseError(error)).toMatchObject({ code: 'unavailable', retryAfter: 5 });
  expect(databaseError(ended)).toMatchObject({ code: 'unavailable', retryAfter: 5 });
});

test('unexpected errors are logged, also those of calls to other services', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  expect(toApiError(new ApiError('internal'), log)).toMatchObject({ code: 'internal' });
  expect(toApiError(new Error('secret'), log)).toMatchObject({ code: 'internal' });
  expect(toApiError(new ApiError('not_found'), log)).toMatchObject({ code: 'not_found' });
  expect(lines).toEqual([
    'a call to another service failed with an unexpected error',
    'call failed with an unexpected error',
  ]);
});
