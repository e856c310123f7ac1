import { expect, test } from '@jest/globals';
import { shareEqualQueries } from './share-queries.ts';

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
