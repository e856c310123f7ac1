import { type ListCase, lookAtList, type RpcOptions, staff, walkLists } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { contract, portalUser, startFiles, type TestedFiles } from './harness.ts';

const LIMIT = 20;
const COUNT = 3000;
const MINUTE_MS = 60_000;

let files: TestedFiles;
beforeAll(async () => {
  files = await startFiles();
  await fill(files.running.kit.db);
});
afterAll(() => files?.stop());

/** Spreads numbers without a pattern between them. */
const spread = (n: number, over: number): number => Math.floor(((n * 0.6180339887) % 1) * over);

/** Fills the collection with so many records that a query which reads too many of them shows. */
async function fill(db: Connection): Promise<void> {
  const numbers = Array.from({ length: COUNT }, (_, index) => index + 1000);
  await db.collection('entries').insertMany(numbers.map(entry));
}

const entry = (n: number) => ({
  _id: n as never,
  version: 1,
  kind: n % 3 === 0 ? 'folder' : 'file',
  title: `title ${n}`,
  sort_keys: { title: `title ${spread(n * 11, COUNT)}` },
  created_at: new Date(Date.parse('2026-01-01') + spread(n * 3, COUNT) * MINUTE_MS),
  created_by: 1 + spread(n * 5, 50),
  updated_at: new Date(),
  client_id: 1 + spread(n * 7, 40),
  ...(n % 2 === 0 && { folder_id: 1 + spread(n * 13, 20) }),
  ...(n % 3 !== 0 && { share_with_client: n % 4 === 0 }),
});

const look = ({ query, ...list }: ListCase, options?: RpcOptions) => {
  const paged = { ...query, list: { ...(query['list'] as object), limit: LIMIT } };
  return lookAtList(files.running.kit.db, files, { ...list, query: paged }, options, 'entries');
};
const named = (cases: readonly ListCase[]) => cases.map((list) => [list.name, list] as const);
const { sorts, filters } = walkLists(contract, 'files', () => [3]);

describe('a list reads little more than it shows', () => {
  test.each(named([...sorts, ...filters]))('%s', async (_name, list) => {
    const { documents, total, plans } = await look(list);
    expect(plans).not.toContain('COLLSCAN');
    expect(total).toBeGreaterThan(0);
    expect(documents).toBeLessThanOrEqual(2 * LIMIT);
  });

  test.each([
    ['of own files', { caller: staff(3, { 'files.view': 'own' }) }],
    ['of what a client is shown', { caller: portalUser(3) }],
  ])('%s', async (_name, options) => {
    const { documents, total, plans } = await look({ ...sorts[0]!, query: {} }, options);
    expect(plans).not.toContain('COLLSCAN');
    expect(total).toBeGreaterThan(0);
    expect(documents).toBeLessThanOrEqual(3 * LIMIT);
  });
});
