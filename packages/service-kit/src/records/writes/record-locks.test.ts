import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ClientSession, type Connection, createConnection } from 'mongoose';
import { createRecordLocks, type RecordLocks } from './record-locks.ts';

let db: Connection;
let locks: RecordLocks;
beforeAll(async () => {
  db = await createConnection(await testMongoUserUrl('reliance')).asPromise();
  locks = createRecordLocks(db, 'clients');
  await locks.prepare();
});
afterAll(() => db?.close());

/** Begins a transaction that stays open until the test commits or aborts it. */
async function begin(work: (session: ClientSession) => Promise<void>) {
  const session = await db.startSession();
  session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
  const outcome = await work(session).then(
    () => 'done',
    (error: { codeName?: string }) => error.codeName ?? String(error),
  );
  return {
    outcome,
    commit: async () => {
      await session.commitTransaction();
      await session.endSession();
    },
    abort: async () => {
      await session.abortTransaction();
      await session.endSession();
    },
  };
}

const lockShared = (id: number) => begin((session) => locks.lockShared(id, session));
const lockExclusive = (id: number) => begin((session) => locks.lockExclusive(id, session));

describe('transactions that rely on one record', () => {
  test('do not hinder each other', async () => {
    const all = [];
    for (let n = 0; n < 20; n++) all.push(await lockShared(7));
    expect(all.map(({ outcome }) => outcome)).toEqual(Array(20).fill('done'));
    await Promise.all(all.map(({ commit }) => commit()));
  });

  test('exclude the one that changes it', async () => {
    const sharing = await lockShared(8);
    const changing = await lockExclusive(8);
    expect(changing.outcome).toBe('WriteConflict');
    await changing.abort();
    await sharing.commit();
    const again = await lockExclusive(8);
    expect(again.outcome).toBe('done');
    const rejected = await lockShared(8);
    expect(rejected.outcome).toBe('WriteConflict');
    await rejected.abort();
    await again.commit();
  });

  test('are refused where the record was changed after they had looked', async () => {
    const late = await begin(async (session) => {
      await db.collection('anything').findOne({}, { session });
      await (await lockExclusive(9)).commit();
      await locks.lockShared(9, session);
    });
    expect(late.outcome).toBe('WriteConflict');
    await late.abort();
    const next = await lockShared(9);
    expect(next.outcome).toBe('done');
    await next.commit();
  });
});

test('the locks are made once, also by processes that start at the same time', async () => {
  await Promise.all(Array.from({ length: 5 }, () => createRecordLocks(db, 'fresh').prepare()));
  expect(await db.collection('fresh_locks').countDocuments()).toBe(32 * 32);
});
