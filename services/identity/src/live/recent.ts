import type { PlacedChange } from './change.ts';

/** How many changes are remembered at most, for those who come back. */
const MOST = 10_000;

/** The last changes, so that whoever was away for a moment misses none. */
export interface RecentChanges {
  add(change: PlacedChange): void;
  /** The place of the last change. */
  place(): bigint;
  /** The changes after a place, oldest first; undefined where there were more than are remembered. */
  after(place: bigint): readonly PlacedChange[] | undefined;
  /** Forgets all: what happened before `place` is not known. */
  reset(place: bigint): void;
}

/** @param from the place from which on changes will be added */
export function rememberChanges(from: bigint, most = MOST): RecentChanges {
  let changes: PlacedChange[] = [];
  let floor = from;
  return {
    add: (change) => {
      changes.push(change);
      // Twice as many are let in, so that not every one moves all others.
      if (changes.length < 2 * most) return;
      floor = changes[most - 1]!.place;
      changes = changes.slice(most);
    },
    place: () => changes.at(-1)?.place ?? floor,
    after: (place) => (place < floor ? undefined : changes.filter((change) => change.place > place)),
    reset: (place) => {
      changes = [];
      floor = place;
    },
  };
}
