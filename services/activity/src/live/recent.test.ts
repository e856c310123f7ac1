import { expect, test } from '@jest/globals';
import type { Change, PlacedChange } from './change.ts';
import { rememberChanges } from './recent.ts';

const placed = (place: number): PlacedChange => ({ place: BigInt(place), change: {} as Change });
const places = (changes: readonly PlacedChange[] | undefined) => changes?.map(({ place }) => Number(place));

test('the last changes are remembered, and it is known how far back', () => {
  const recent = rememberChanges(100n, 3);
  expect([places(recent.after(100n)), recent.after(99n), recent.place()]).toEqual([[], undefined, 100n]);
  for (let place = 101; place <= 105; place++) recent.add(placed(place));
  expect([places(recent.after(103n)), places(recent.after(100n)), recent.place()]).toEqual([
    [104, 105],
    [101, 102, 103, 104, 105],
    105n,
  ]);
  recent.add(placed(106));
  expect([places(recent.after(103n)), recent.after(102n)]).toEqual([[104, 105, 106], undefined]);
  recent.reset(200n);
  expect([places(recent.after(200n)), recent.after(106n)]).toEqual([[], undefined]);
});
