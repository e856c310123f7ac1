import { expect, test } from '@jest/globals';
import type { Change, PositionedChange } from './change.ts';
import { createRecentChanges } from './recent.ts';

const at = (cursor: number): PositionedChange => ({ cursor: BigInt(cursor), change: {} as Change });
const cursors = (changes: readonly PositionedChange[] | undefined) => changes?.map(({ cursor }) => Number(cursor));

test('the last changes are remembered, and it is known how far back', () => {
  const recent = createRecentChanges(100n, 3);
  expect([cursors(recent.after(100n)), recent.after(99n), recent.last()]).toEqual([[], undefined, 100n]);
  for (let cursor = 101; cursor <= 105; cursor++) recent.add(at(cursor));
  expect([cursors(recent.after(103n)), cursors(recent.after(100n)), recent.last()]).toEqual([
    [104, 105],
    [101, 102, 103, 104, 105],
    105n,
  ]);
  recent.add(at(106));
  expect([cursors(recent.after(103n)), recent.after(102n)]).toEqual([[104, 105, 106], undefined]);
  recent.reset(200n);
  expect([cursors(recent.after(200n)), recent.after(106n)]).toEqual([[], undefined]);
});
