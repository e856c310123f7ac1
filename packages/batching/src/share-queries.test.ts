import { expect, test } from '@jest/globals';
import { shareEqualQueries, shareQueries } from './share-queries.ts';

test('equal inputs share a query, and one with a slow query delays no other', async () => {
  const queried: string[] = [];
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const find = shareEqualQueries(
    (key: string) => key,
    100,
    async ([key]) => {
      queried.push(key!);
      if (key === 'slow') await slow;
      return key;
    },
  );
  const first = find('slow');
  expect(await Promise.all([find('a'), find('b'), find('a')])).toEqual(['a', 'b', 'a']);
  expect(queried.toSorted()).toEqual(['a', 'b', 'slow']);
  const second = find('slow');
  release();
  expect(await Promise.all([first, second])).toEqual(['slow', 'slow']);
  expect(queried.filter((key) => key === 'slow')).toHaveLength(2);
});

test('a stalled query delays those after it for half a second, and not until it ends', async () => {
  let release = () => {};
  const stalled = new Promise<void>((resolve) => {
    release = resolve;
  });
  let queries = 0;
  const find = shareQueries(100, async () => {
    queries += 1;
    if (queries === 1) await stalled;
    return queries;
  });
  const first = find('stalled');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const begun = performance.now();
  expect(await Promise.all([find('a'), find('b')])).toEqual([2, 2]);
  expect(performance.now() - begun).toBeGreaterThan(400);
  release();
  await first;
});

test('an input waits half a second for each stalled query before it, also if no further input arrives', async () => {
  const stalled = Promise.withResolvers<void>();
  let queries = 0;
  const find = shareQueries(1, async () => {
    queries += 1;
    if (queries < 3) await stalled.promise;
    return queries;
  });
  const stuck = [find('first'), find('second')];
  expect(await find('third')).toBe(3);
  stalled.resolve();
  await Promise.all(stuck);
});
