import type { PlacedChange } from './change.ts';

/** The maximum number of changes that are remembered for reconnecting clients. */
const MOST = 10_000;

/** The latest changes, so that a client that reconnects soon misses none. */
export interface RecentChanges {
  add(change: PlacedChange): void;
  /** Returns the cursor of the last change. */
  place(): bigint;
  /** Returns the changes after a cursor, oldest first; undefined if some of them are no longer remembered. */
  after(place: bigint): readonly PlacedChange[] | undefined;
  /** Clears the changes: those before `place` are unknown. */
  reset(place: bigint): void;
}

/** @param from the cursor after which changes will be added */
export function rememberChanges(from: bigint, most = MOST): RecentChanges {
  let changes: PlacedChange[] = [];
  let floor = from;
  return {
    add: (change) => {
      changes.push(change);
      // Trimmed at twice the limit, so that not every change moves all others.
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
