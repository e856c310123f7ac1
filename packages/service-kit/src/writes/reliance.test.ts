import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ClientSession, type Connection, createConnection } from 'mongoose';
import { createReliance, type Reliance } from './reliance.ts';

let db: Connection;
let reliance: Reliance;
beforeAll(async () => {
  db = await createConnection(await testMongoUserUrl('reliance')).asPromise();
  reliance = createReliance(db, 'clients');
  await reliance.prepare();
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

const rely = (id: number) => begin((session) => reliance.rely(id, session));
const exclude = (id: number) => begin((session) => reliance.exclude(id, session));

describe('transactions that rely on one record', () => {
  test('do not hinder each other', async () => {
    const all = [];
    for (let n = 0; n < 20; n++) all.push(await rely(7));
    expect(all.map(({ outcome }) => outcome)).toEqual(Array(20).fill('done'));
    await Promise.all(all.map(({ commit }) => commit()));
  });

  test('exclude the one that changes it', async () => {
    const relying = await rely(8);
    const changing = await exclude(8);
    expect(changing.outcome).toBe('WriteConflict');
    await changing.abort();
    await relying.commit();
    const again = await exclude(8);
    expect(again.outcome).toBe('done');
    const refused = await rely(8);
    expect(refused.outcome).toBe('WriteConflict');
    await refused.abort();
    await again.commit();
  });

  test('are refused where the record was changed after they had looked', async () => {
    const late = await begin(async (session) => {
      await db.collection('anything').findOne({}, { session });
      await (await exclude(9)).commit();
      await reliance.rely(9, session);
    });
    expect(late.outcome).toBe('WriteConflict');
    await late.abort();
    const next = await rely(9);
    expect(next.outcome).toBe('done');
    await next.commit();
  });
});

test('the locks are made once, also by processes that start at the same time', async () => {
  await Promise.all(Array.from({ length: 5 }, () => createReliance(db, 'fresh').prepare()));
  expect(await db.collection('fresh_locks').countDocuments()).toBe(32 * 32);
});
