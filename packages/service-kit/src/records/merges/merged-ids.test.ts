import { transact } from '@bms/events';
import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Connection, createConnection } from 'mongoose';
import { type MergedIds, openMergedIds } from './merged-ids.ts';

let db: Connection;
let merged: MergedIds;
beforeAll(async () => {
  db = await createConnection(await testMongoUserUrl('merged')).asPromise();
  await db.createCollection('merged_records');
  merged = openMergedIds(db);
});
afterAll(() => db?.close());

const note = (module: string, from: number, into: number) =>
  transact(db, (session) => merged.note(module, { from, into }, session));

/** Merges of records into others with higher numbers, so that there is no circle, in any order. */
const merges = fc
  .uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 })
  .chain((ids) => fc.tuple(...ids.map((from) => fc.tuple(fc.constant(from), fc.integer({ min: from + 1, max: 40 })))));

test('chains of merges end at the record that remains, in any order in which they become known', async () => {
  let module = 0;
  await fc.assert(
    fc.asyncProperty(merges, async (known) => {
      module += 1;
      for (const [from, into] of known) await note(`m${module}`, from, into);
      const into = new Map<number, number>(known);
      const last = (id: number): number => (into.has(id) ? last(into.get(id)!) : id);
      const ids = Array.from({ length: 40 }, (_, n) => n + 1);
      const found = await merged.find(`m${module}`, ids);
      expect(ids.map((id) => found.get(id) ?? id)).toEqual(ids.map(last));
      expect([...found.keys()].toSorted((a, b) => a - b)).toEqual([...into.keys()].toSorted((a, b) => a - b));
    }),
    { numRuns: 25 },
  );
});

test('a merge that is noted again stays as it was', async () => {
  await note('again', 1, 2);
  await note('again', 1, 3);
  expect(await merged.present('again', 1)).toBe(2);
  expect(await merged.present('again', 7)).toBe(7);
});

test('the merged records of a module are listed in pages', async () => {
  for (const from of [3, 1, 2]) await note('paged', from, 9);
  const pages: number[][] = [];
  for await (const page of merged.pages('paged')) pages.push(page.map(({ from }) => from));
  expect(pages).toEqual([[1, 2, 3]]);
});
