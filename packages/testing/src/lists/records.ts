const DAY_MS = 24 * 3600 * 1000;
const MINUTE_MS = 60_000;
const FIRST_DAY = Date.parse('2026-01-01');

/** How many records a collection needs, so that a query which reads too many of them shows. */
const COUNT = 3000;

/** One of the days on which records are created: some are older, some younger. */
export const CREATED_DAY = '2026-01-02';

/** Words to search for. */
export const WORDS = { most: 'most', some: 'some', few: 'few' } as const;

/** Makes as many records as a collection needs, of numbers from 1000. */
export const manyRecords = <Made>(make: (n: number) => Made): Made[] =>
  Array.from({ length: COUNT }, (_, index) => make(index + 1000));

/** Spreads numbers from 0 up to `over` without a pattern between them. */
export const spread = (n: number, over: number = COUNT): number => Math.floor(((n * 0.6180339887) % 1) * over);

/** One of these, without a pattern. */
export const oneOf = <T>(values: readonly T[], n: number): T => values[spread(n, values.length)]!;

/** The day that is so many days after the first of 2026. */
export const day = (n: number): Date => new Date(FIRST_DAY + n * DAY_MS);

/** The day that is so many days after today. */
export const fromToday = (n: number): Date => new Date(Math.floor(Date.now() / DAY_MS + n) * DAY_MS);

/** What every record has, as the service kit stores it: created one a minute, by fifty users, found by `WORDS`. */
export const storedRecord = (n: number) => ({
  _id: n as never,
  version: 1,
  created_at: new Date(FIRST_DAY + spread(n * 3) * MINUTE_MS),
  created_by: 1 + spread(n * 5, 50),
  updated_at: new Date(),
  search: wordsOf(n),
});

function wordsOf(n: number): string[] {
  const held = spread(n * 151, 100);
  return [...(held < 98 ? [WORDS.most] : []), ...(held < 30 ? [WORDS.some] : []), ...(held < 1 ? [WORDS.few] : [])];
}
