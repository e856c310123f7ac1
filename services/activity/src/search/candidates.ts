import type { mongo } from 'mongoose';
import type { Access } from './access.ts';
import { type SearchEntry, TOKENS_INDEX } from './search-entry.model.ts';

type Filter = mongo.Filter<SearchEntry>;

/** The most entries of a query that are compared. */
const MAX_COMPARED = 100;
/** The number of matches from which a condition counts as common. */
const COMMON = 1000;
const TIME_LIMIT_EXCEEDED = 50;

/** Entries that match, of which the best are chosen. */
export interface Candidates {
  /**
   * Adds the first entries that meet conditions.
   * @param timeoutMs the time limit of each query, after which its entries are left out
   */
  add(conditions: readonly Filter[], timeoutMs: number): Promise<void>;
  all(): readonly SearchEntry[];
  /** True if there may be more. */
  isCut(): boolean;
}

/** Creates an empty set of candidates. @param access the entries that the caller may find */
export function createCandidates(entries: mongo.Collection<SearchEntry>, access: readonly Access[]): Candidates {
  const known = new Map<string, SearchEntry>();
  let isCut = false;
  return {
    add: async (conditions, timeoutMs) => {
      const { ordered, isCommon } = await rarestFirst(entries, conditions, timeoutMs);
      const pages = await Promise.all(
        access.map(({ filter, index = TOKENS_INDEX }) =>
          read(entries, { ...filter, $and: ordered }, isCommon ? index : TOKENS_INDEX, timeoutMs),
        ),
      );
      for (const page of pages) {
        isCut ||= page === undefined || page.length === MAX_COMPARED;
        for (const entry of page ?? []) if (!known.has(entry._id)) known.set(entry._id, entry);
      }
    },
    all: () => [...known.values()],
    isCut: () => isCut,
  };
}

/**
 * Returns the conditions with the rarest first, which MongoDB then begins with. It keeps the plan of a query for others of
 * the same form, whose words may be common where those of the former are rare.
 */
async function rarestFirst(entries: mongo.Collection<SearchEntry>, conditions: readonly Filter[], timeoutMs: number) {
  const counts = await Promise.all(conditions.map((condition) => countUpTo(entries, condition, timeoutMs)));
  const ordered = conditions
    .map((condition, index) => ({ condition, count: counts[index]! }))
    .sort((one, other) => one.count - other.count);
  return { ordered: ordered.map(({ condition }) => condition), isCommon: ordered[0]!.count >= COMMON };
}

/** Returns the number of entries that meet a condition, up to COMMON. */
async function countUpTo(
  entries: mongo.Collection<SearchEntry>,
  condition: Filter,
  maxTimeMS: number,
): Promise<number> {
  const counted = await unlessLate(() =>
    entries.countDocuments(condition, { limit: COMMON, hint: TOKENS_INDEX, maxTimeMS }),
  );
  return counted ?? COMMON;
}

/** Returns the first entries that meet a filter; undefined if that takes too long. */
const read = (entries: mongo.Collection<SearchEntry>, filter: Filter, hint: string, maxTimeMS: number) =>
  unlessLate(() =>
    entries
      .find(filter, { limit: MAX_COMPARED, batchSize: MAX_COMPARED, hint, maxTimeMS, comment: 'search' })
      .toArray(),
  );

async function unlessLate<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown }).code === TIME_LIMIT_EXCEEDED) return undefined;
    throw error;
  }
}
