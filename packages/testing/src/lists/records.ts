const DAY_MS = 24 * 3600 * 1000;
const MINUTE_MS = 60_000;
const FIRST_DAY = Date.parse('2026-01-01');

/** The number of records in a collection, large enough to reveal a query that reads too many of them. */
const COUNT = 3000;

/** A day on which records are created; others are older or newer. */
export const CREATED_DAY = '2026-01-02';

/** The smallest id. */
export const FIRST_ID = 1000;

export const IDS: readonly number[] = Array.from({ length: 20 }, (_, index) => FIRST_ID + 149 * index);

/** Words to search for. */
export const WORDS = { most: 'most', some: 'some', few: 'few' } as const;

/** Creates COUNT records, numbered from FIRST_ID. */
export const manyRecords = <Made>(make: (n: number) => Made): Made[] =>
  Array.from({ length: COUNT }, (_, index) => make(index + FIRST_ID));

/** Maps a number to a pseudo-random one from 0 to `over` (exclusive). */
export const spread = (n: number, over: number = COUNT): number => Math.floor(((n * 0.6180339887) % 1) * over);

/** Returns a pseudo-random element. */
export const oneOf = <T>(values: readonly T[], n: number): T => values[spread(n, values.length)]!;

/** Returns the date `n` days after 2026-01-01 (UTC). */
export const day = (n: number): Date => new Date(FIRST_DAY + n * DAY_MS);

/** Returns the date `n` days after today (UTC). */
export const fromToday = (n: number): Date => new Date(Math.floor(Date.now() / DAY_MS + n) * DAY_MS);

/**
 * Returns the fields common to all records, as stored by the service kit: created one per minute, by fifty users, and
 * found by `WORDS`.
 */
export const storedRecord = (n: number) => ({
  _id: n as never,
  version: 1,
  created_at: new Date(FIRST_DAY + spread(n * 3) * MINUTE_MS),
  created_by: 1 + spread(n * 5, 50),
  updated_at: new Date(FIRST_DAY + spread(n * 7) * MINUTE_MS),
  search: wordsOf(n),
});

function wordsOf(n: number): string[] {
  const held = spread(n * 151, 100);
  return [...(held < 98 ? [WORDS.most] : []), ...(held < 30 ? [WORDS.some] : []), ...(held < 1 ? [WORDS.few] : [])];
}

/** The external id that one record of each list has. */
export const EXTERNAL_ID = { source: 'datev', id: 'sample' } as const;
