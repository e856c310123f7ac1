import type { PositionedChange } from './change.ts';

/** The maximum number of changes that are remembered for reconnecting clients. */
const MAX_REMEMBERED = 10_000;

/** The latest changes, so that a client that reconnects soon misses none. */
export interface RecentChanges {
  add(change: PositionedChange): void;
  /** Returns the cursor of the last change. */
  last(): bigint;
  /** Returns the changes after a cursor, oldest first; undefined if some of them are no longer remembered. */
  after(cursor: bigint): readonly PositionedChange[] | undefined;
  /** Clears the changes: those before `cursor` are unknown. */
  reset(cursor: bigint): void;
}

/** @param from the cursor after which changes will be added */
export function createRecentChanges(from: bigint, max = MAX_REMEMBERED): RecentChanges {
  let changes: PositionedChange[] = [];
  let trimmedAt = from;
  return {
    add: (change) => {
      changes.push(change);
      // Trimmed at twice the limit, so that not every change moves all others.
      if (changes.length < 2 * max) return;
      trimmedAt = changes[max - 1]!.cursor;
      changes = changes.slice(max);
    },
    last: () => changes.at(-1)?.cursor ?? trimmedAt,
    after: (cursor) => (cursor < trimmedAt ? undefined : changes.filter((change) => change.cursor > cursor)),
    reset: (cursor) => {
      changes = [];
      trimmedAt = cursor;
    },
  };
}
