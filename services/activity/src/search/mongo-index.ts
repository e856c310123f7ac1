import type { FoundRecord } from '@bms/contracts/types/activity';
import { STAFF } from '@bms/service-kit';
import type { Connection, mongo } from 'mongoose';
import { accessOf } from './access.ts';
import { createCandidates } from './candidates.ts';
import { compactText } from './compact-text.ts';
import { fragmentsOf } from './fragments.ts';
import type { NearWords } from './near-words.ts';
import { putEntries } from './put-entries.ts';
import { type QueryTerm, readQuery } from './query.ts';
import { scoreOf } from './score.ts';
import { ENTRIES, entryId, type SearchEntry } from './search-entry.model.ts';
import type { FoundRecords, Search, SearchIndex } from './search-index.ts';
import { ALL_TEXTS, ALL_TEXTS_OF_STAFF, TITLE, WHOLE, WORD } from './tokens.ts';

type Filter = mongo.Filter<SearchEntry>;

/** The time limit of a query in milliseconds: words that are common, but rarely together, take long. */
const TIMEOUT_MS = 1000;
/** The time limit of a query for better matches than those that were found. */
const REFINE_TIMEOUT_MS = 20;

/** An entry that matches, with its score. */
interface Hit {
  readonly entry: SearchEntry;
  readonly score: number;
}

/**
 * Creates the index in MongoDB. A search reads up to a hundred entries in the order of the index and chooses the best. If
 * more match, it also reads those whose titles do; if fewer than wanted, those with words near the searched ones.
 */
export function createMongoIndex(db: Connection, nearWords: NearWords): SearchIndex {
  const entries = db.collection<SearchEntry>(ENTRIES);
  return {
    put: async (stored, settled) => {
      await nearWords.add(stored.flatMap(({ title, texts }) => [title, ...texts.map(({ text }) => text)]));
      await putEntries(entries, stored, settled);
    },
    sweep: async (module, { after, upTo }, kept, before) => {
      const last = Math.min(upTo, Number.MAX_SAFE_INTEGER);
      const range = { $gt: entryId(module, after), $lte: entryId(module, last) };
      const swept = { ...range, $nin: kept.map((id) => entryId(module, id)) };
      await entries.deleteMany({ _id: swept, occurred_at: { $lt: before } });
    },
    find: (search) => find(entries, nearWords, search),
  };
}

async function find(
  entries: mongo.Collection<SearchEntry>,
  nearWords: NearWords,
  { text, modules, limit, caller }: Search,
): Promise<FoundRecords> {
  const { terms, whole } = readQuery(text);
  const access = accessOf(caller, modules);
  if (access.length === 0 || terms.length === 0) return { records: [], hasMore: false };
  const isPortal = caller.userType === 'client';
  const found = createCandidates(entries, access);
  await found.add([{ tokens: WHOLE + whole }], TIMEOUT_MS);
  const marks = isPortal ? ALL_TEXTS : ALL_TEXTS_OF_STAFF;
  await found.add(
    terms.map((term) => beginningIn(term, marks)),
    TIMEOUT_MS,
  );
  if (found.isCut()) {
    await found.add(terms.map(wholeWordOf), REFINE_TIMEOUT_MS);
    await found.add(
      terms.map((term) => beginningIn(term, [TITLE])),
      REFINE_TIMEOUT_MS,
    );
  }
  const near = found.all().length > limit ? undefined : await withNear(terms, nearWords);
  const exact = new Set(found.all());
  if (near)
    await found.add(
      near.map((term) => beginningIn(term, marks)),
      TIMEOUT_MS,
    );
  const hits = found
    .all()
    .map((entry) => ({ entry, score: scoreEntry(entry, whole, terms, exact.has(entry) ? undefined : near) }))
    .sort(byScore);
  const records = hits.slice(0, limit).map((hit) => shownHit(hit, near ?? terms, isPortal));
  return { records, hasMore: hits.length > limit || found.isCut() };
}

function scoreEntry(
  { title, subtitle, tokens }: SearchEntry,
  whole: string,
  terms: readonly QueryTerm[],
  near: readonly QueryTerm[] | undefined,
): number {
  const isWhole = tokens.includes(WHOLE + whole);
  return scoreOf({ title: compactText(title), subtitle: compactText(subtitle), isWhole }, terms, near);
}

const wholeWordOf = ({ words }: QueryTerm): Filter => ({ tokens: { $in: words.map((word) => WORD + word) } });

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
  const { module, record_id, title, subtitle, client_id } = entry;
  const texts = entry.texts.filter(({ staff }) => !isPortal || !staff).map(({ text }) => text);
  const fragments = fragmentsOf([title, ...texts], terms);
  return { module, record_id, title, subtitle, fragments, score, ...(client_id && { client_id }) };
}

/** Returns those of the words that an entry has. @param words without punctuation */
export async function findUsedWords(
  entries: mongo.Collection<SearchEntry>,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const word of words) {
    const tokens = ['', TITLE, STAFF].map((mark) => new RegExp(`^${mark}${word}`));
    const found = await entries.findOne({ tokens: { $in: tokens } } as mongo.Filter<SearchEntry>, {
      projection: { _id: 1 },
    });
    if (found) used.add(word);
  }
  return used;
}
