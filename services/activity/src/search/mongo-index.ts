import type { FoundRecord } from '@bms/contracts/types/activity';
import type { Connection, mongo } from 'mongoose';
import { accessFilter } from './access.ts';
import { compactText } from './compact-text.ts';
import { fragmentsOf } from './fragments.ts';
import type { NearWords } from './near-words.ts';
import { putEntries } from './put-entries.ts';
import { type QueryTerm, readQuery } from './query.ts';
import { scoreOf } from './score.ts';
import { ENTRIES, type SearchEntry } from './search-entry.model.ts';
import type { FoundRecords, Search, SearchIndex } from './search-index.ts';
import { ALL_TEXTS, ALL_TEXTS_OF_STAFF, TITLE, WHOLE, WORD } from './tokens.ts';

type Filter = mongo.Filter<SearchEntry>;

/** The most entries of a step that are compared; the best of the others are not told apart. */
const MAX_COMPARED = 200;
/** The time limit of a step in milliseconds: words that are common, but rarely together, take long. */
const STEP_TIMEOUT_MS = 1000;
const TIME_LIMIT_EXCEEDED = 50;

/** An entry that matches, with its score. */
interface Hit {
  readonly entry: SearchEntry;
  readonly score: number;
}

/**
 * Creates the index in MongoDB. A search takes steps from the best matches to weaker ones, each one query by index, until
 * there are enough records.
 */
export function createMongoIndex(db: Connection, nearWords: NearWords): SearchIndex {
  const entries = db.collection<SearchEntry>(ENTRIES);
  return {
    put: async (stored, settled) => {
      await nearWords.add(stored.flatMap(({ title, texts }) => [title, ...texts.map(({ text }) => text)]));
      await putEntries(entries, stored, settled);
    },
    sweep: async (module, { after, upTo }, kept, before) => {
      const range = { $gt: after, ...(upTo < Infinity && { $lte: upTo }), $nin: [...kept] };
      await entries.deleteMany({ module, record_id: range, occurred_at: { $lt: before } });
    },
    find: (search) => find(entries, nearWords, search),
  };
}

async function find(
  entries: mongo.Collection<SearchEntry>,
  nearWords: NearWords,
  search: Search,
): Promise<FoundRecords> {
  const access = accessFilter(search.caller, search.modules);
  const query = readQuery(search.text);
  if (!access || query.terms.length === 0) return { records: [], hasMore: false };
  const { limit, caller } = search;
  const marks = caller.userType === 'client' ? ALL_TEXTS : ALL_TEXTS_OF_STAFF;
  const { terms, whole } = query;
  const hits = new Map<string, Hit>();
  let near: readonly QueryTerm[] | undefined;
  let isCut = false;
  const step = async (conditions: readonly Filter[]): Promise<void> => {
    const found = await read(entries, { $and: [...conditions, access] });
    isCut ||= found.isCut;
    for (const entry of found.entries) if (!hits.has(entry._id)) hits.set(entry._id, { entry, score: score(entry) });
  };
  const score = (entry: SearchEntry): number => {
    const isWhole = entry.tokens.includes(WHOLE + whole);
    const texts = { title: compactText(entry.title), subtitle: compactText(entry.subtitle), isWhole };
    return scoreOf(texts, terms, near);
  };
  const isEnough = () => hits.size > limit;

  await step([{ tokens: WHOLE + whole }]);
  if (!isEnough()) await step(terms.map(({ words }) => ({ tokens: { $in: words.map((word) => WORD + word) } })));
  if (!isEnough()) await step(terms.map((term) => beginningIn(term, [TITLE])));
  if (!isEnough()) await step(terms.map((term) => beginningIn(term, marks)));
  if (!isEnough()) {
    near = await withNear(terms, nearWords);
    if (near) await step(near.map((term) => beginningIn(term, marks)));
  }
  const best = [...hits.values()].sort(byScore);
  const records = best.slice(0, limit).map((hit) => shownHit(hit, near ?? terms, caller.userType === 'client'));
  return { records, hasMore: best.length > limit || isCut };
}

/** Reads the entries that meet a filter. `isCut` is true if there may be more. */
async function read(entries: mongo.Collection<SearchEntry>, filter: Filter) {
  const options = { limit: MAX_COMPARED, maxTimeMS: STEP_TIMEOUT_MS, comment: 'search', batchSize: MAX_COMPARED };
  try {
    const found = await entries.find(filter, options).toArray();
    return { entries: found, isCut: found.length === MAX_COMPARED };
  } catch (error) {
    if ((error as { code?: unknown }).code !== TIME_LIMIT_EXCEEDED) throw error;
    return { entries: [], isCut: true };
  }
}

/** Returns the filter of the entries with a token that begins as a term does. */
function beginningIn({ beginnings }: QueryTerm, marks: readonly string[]): Filter {
  const patterns = marks.flatMap((mark) => beginnings.map((beginning) => patternOf(mark + beginning)));
  return { tokens: { $in: patterns } } as Filter;
}

/** Escapes punctuation only: otherwise MongoDB does not derive an exact index range from an anchored expression. */
const patternOf = (beginning: string): RegExp => new RegExp(`^${beginning.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}`);

/** Returns the terms with the words near them; undefined if there are none. */
async function withNear(terms: readonly QueryTerm[], { near }: NearWords): Promise<QueryTerm[] | undefined> {
  const found = await Promise.all(terms.map(async ({ words: [word = ''] }) => await near(word)));
  if (found.every((words) => words.length === 0)) return undefined;
  return terms.map(({ beginnings, words }, index) => ({
    beginnings: [...beginnings, ...found[index]!],
    words: [...words, ...found[index]!],
  }));
}

/** Orders hits best first; equal ones by the latest change. */
const byScore = (one: Hit, other: Hit): number =>
  other.score - one.score ||
  other.entry.occurred_at.getTime() - one.entry.occurred_at.getTime() ||
  other.entry.record_id - one.entry.record_id;

function shownHit({ entry, score }: Hit, terms: readonly QueryTerm[], isPortal: boolean): FoundRecord {
  const { module, record_id, title, subtitle } = entry;
  const texts = entry.texts.filter(({ staff }) => !isPortal || !staff).map(({ text }) => text);
  return { module, record_id, title, subtitle, fragments: fragmentsOf([title, ...texts], terms), score };
}
