import { type ModelDefinition, wordsOf } from '@bms/service-kit';
import { type Connection, type mongo, Schema } from 'mongoose';

/** The minimum length of a searched word with a typing error; one letter of it may be too many. */
const MIN_LENGTH = 5;
const MIN_STORED_LENGTH = MIN_LENGTH - 1;
const MAX_LENGTH = 32;
/** Words of letters: a number with an error is another number. Scripts without spaces have no words of that length. */
const LETTERS = /^(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L})+$/u;
/** The most near words of a word, and the most that are compared for them. */
const MAX_NEAR = 10;
const MAX_COMPARED = 200;
/** The number of words that a process remembers to be stored. */
const MAX_REMEMBERED = 100_000;
const DAY_MS = 24 * 3600 * 1000;

export const WORDS = 'search_words';

/** A word of the records in the index. */
export interface KnownWord {
  readonly _id: string;
  /** The word, and what is left of it without one of its characters: words with a common one are near each other. */
  readonly cuts: readonly string[];
  /** The last day on which a record was indexed with it. */
  readonly seen_on: Date;
}

const schema = new Schema<KnownWord>(
  { _id: { type: String, required: true }, cuts: [String], seen_on: Date },
  { versionKey: false },
)
  .index({ cuts: 1 })
  .index({ seen_on: 1 });

export const knownWordModel: ModelDefinition = { name: WORDS, schema };

/** The words of the records in the index, by which words with a typing error are corrected. */
export interface NearWords {
  /** Stores the words of texts. */
  add(texts: readonly string[]): Promise<void>;
  /** Returns the stored words with one typing error to a word: a character too few, too many or another, or two swapped. */
  near(word: string): Promise<string[]>;
}

/** Returns the words of a text, without punctuation. */
const lettersOf = (text: string): string[] => wordsOf(text).flatMap((word) => word.text.match(/[\p{L}\p{N}]+/gu) ?? []);

const isWordOf = (minLength: number, word: string): boolean =>
  word.length >= minLength && word.length <= MAX_LENGTH && LETTERS.test(word);

/**
 * Opens the words of a database. They are found by the symmetric deletion of single characters (SymSpell), which needs one
 * query by index instead of one for each possible error.
 */
export function openNearWords(db: Connection): NearWords {
  const words = db.collection<KnownWord>(WORDS);
  const known = new Set<string>();
  let today = 0;
  return {
    add: async (texts) => {
      const day = Math.floor(Date.now() / DAY_MS);
      if (day !== today || known.size > MAX_REMEMBERED) known.clear();
      today = day;
      const all = new Set(texts.flatMap(lettersOf));
      const fresh = [...all].filter((word) => isWordOf(MIN_STORED_LENGTH, word) && !known.has(word));
      if (fresh.length === 0) return;
      await words.bulkWrite(
        fresh.map((word) => storing(word, new Date(day * DAY_MS))),
        { ordered: false },
      );
      for (const word of fresh) known.add(word);
    },
    near: async (word) => {
      if (!isWordOf(MIN_LENGTH, word)) return [];
      const found = await words
        .find({ cuts: { $in: cutsOf(word) } }, { projection: { _id: 1 }, limit: MAX_COMPARED })
        .toArray();
      const near = found.map(({ _id }) => _id).filter((other) => other !== word && hasOneError(word, other));
      const [first] = word;
      // Few errors are in the first letter.
      return near
        .sort((one, other) => Number(other.startsWith(first!)) - Number(one.startsWith(first!)))
        .slice(0, MAX_NEAR);
    },
  };
}

const storing = (word: string, seen_on: Date): mongo.AnyBulkWriteOperation<KnownWord> => ({
  updateOne: {
    filter: { _id: word },
    update: { $setOnInsert: { cuts: cutsOf(word) }, $max: { seen_on } },
    upsert: true,
  },
});

/** Returns a word and what is left of it without one of its characters. */
function cutsOf(word: string): string[] {
  const cuts = new Set([word]);
  for (let at = 0; at < word.length; at++) cuts.add(word.slice(0, at) + word.slice(at + 1));
  return [...cuts];
}

/** True if two words differ in one character that is missing, added or another, or in two adjacent ones that are swapped. */
export function hasOneError(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = 0;
  while (end < short.length - start && short[short.length - 1 - end] === long[long.length - 1 - end]) end++;
  const left = short.slice(start, short.length - end);
  const right = long.slice(start, long.length - end);
  if (left.length <= 1 && right.length <= 1) return left !== right;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/**
 * Deletes the words that no record has any more, so that the words of purged records do not stay.
 * @param isUsed returns those of the words that a record has
 */
export async function purgeWords(
  db: Connection,
  isUsed: (words: readonly string[]) => Promise<ReadonlySet<string>>,
  signal: AbortSignal,
): Promise<void> {
  const words = db.collection<KnownWord>(WORDS);
  // Processes remember for a day that a word is stored.
  const old = { seen_on: { $lt: new Date(Date.now() - 2 * DAY_MS) } };
  let batch: string[] = [];
  const purge = async (): Promise<void> => {
    signal.throwIfAborted();
    const used = await isUsed(batch);
    const unused = batch.filter((word) => !used.has(word));
    if (unused.length > 0) await words.deleteMany({ _id: { $in: unused }, ...old });
    batch = [];
  };
  for await (const { _id } of words.find(old, { projection: { _id: 1 } })) {
    batch.push(_id);
    if (batch.length === MAX_COMPARED) await purge();
  }
  if (batch.length > 0) await purge();
}
