import { eventually, testMongoUrl } from '@bms/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Connection, createConnection, Schema } from 'mongoose';
import pino from 'pino';
import { buildIndexes } from './indexes.ts';

const log = pino({ level: 'silent' });
let db: Connection;

beforeEach(async () => {
  const options = { maxPoolSize: 1, waitQueueTimeoutMS: 200, autoIndex: false, autoCreate: false };
  const url = testMongoUrl('indexes');
  // A busy machine may take longer than 200 ms to open the connection.
  db = await eventually(() => createConnection(url, options).asPromise());
  const slow = db.collection<{ _id: number }>('slow');
  await eventually(() => slow.replaceOne({ _id: 1 }, {}, { upsert: true }));
  db.model('Widget', new Schema({ title: String }).index({ title: 1 }), 'widgets');
});
afterEach(() => db.close());

/** Uses the only connection to the database for over a second. */
function occupyConnection(): Promise<unknown> {
  const body = 'function() { sleep(1200); return true; }';
  return db
    .collection('slow')
    .find({ $expr: { $function: { body, args: [], lang: 'js' } } })
    .toArray();
}

test('indexes are built as soon as a busy database has a connection for it', async () => {
  const busy = occupyConnection();
  await buildIndexes(db, log, new AbortController().signal);
  expect(Object.keys(await db.collection('widgets').indexInformation())).toContain('title_1');
  await busy;
});

test('a start that is stopped does not wait for a busy database', async () => {
  const busy = occupyConnection();
  await expect(buildIndexes(db, log, AbortSignal.abort())).rejects.toThrow('Timed out');
  await busy;
});
