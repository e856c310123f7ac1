import { readInternational } from './phones.ts';
import { IDEOGRAPHIC_PAIR, MAX_TOKEN_LENGTH, MIN_PART_LENGTH, NATIONAL, STAFF, WORD_START } from './tokens.ts';
import { wordsOf } from './words.ts';

/** A condition of a search: a record matches if one of its tokens matches one of the patterns. */
export type SearchCondition = readonly RegExp[];

/**
 * Returns the conditions that a record's tokens must meet, as anchored regular expressions that an index can serve. The
 * text is taken literally.
 * @param forStaff true if texts for staff are searched too
 * @returns none for a search without words
 */
export function searchConditions(search: string, forStaff = false): SearchCondition[] {
  const prefixes = forStaff ? ['', STAFF] : [''];
  return searchBeginnings(search).map((beginnings) =>
    prefixes.flatMap((prefix) => beginnings.map((beginning) => patternOf(prefix + beginning))),
  );
}

/**
 * Returns the conditions of a search as beginnings of tokens, of which one must match. All conditions must be met.
 * @returns none for a search without words
 */
export function searchBeginnings(search: string): string[][] {
  const words = wordsOf(search);
  const named = words.filter(({ isPunctuation }) => !isPunctuation);
  if (named.length === 0) return words.map(({ text }) => [WORD_START + text]);
  const texts = named.map(({ text }) => text);
  const phone = readInternational(search);
  if (phone) {
    const forms = [phone.international, NATIONAL + phone.national, texts.join('')];
    return [[...new Set(forms.map((form) => form.slice(0, MAX_TOKEN_LENGTH)))]];
  }
  return unique(texts.flatMap((text, index) => wordConditions(text, texts.slice(0, index))));
}

const unique = (conditions: readonly string[][]): string[][] => [
  ...new Map(conditions.map((condition) => [condition.join(), condition])).values(),
];

/**
 * Returns the conditions of a word. A short one begins a word, or continues the words before it: `3 m` finds `3M`, and
 * `u s a` finds `USA`.
 */
function wordConditions(word: string, before: readonly string[]): string[][] {
  if (!isShort(word)) return piecesOf(word).map((piece) => [piece]);
  const first = before.findLastIndex((other) => !isShort(other));
  const joined = before.slice(Math.max(first, 0)).join('') + word;
  return [before.length > 0 ? [WORD_START + word, beginningOf(joined)] : [WORD_START + word]];
}

const isShort = (word: string): boolean => word.length < MIN_PART_LENGTH && !IDEOGRAPHIC_PAIR.test(word);

const beginningOf = (word: string): string => (isShort(word) ? WORD_START + word : word.slice(-MAX_TOKEN_LENGTH));

/** Splits a word that is longer than a token into overlapping pieces. */
function piecesOf(word: string): string[] {
  if (word.length <= MAX_TOKEN_LENGTH) return [word];
  const pieces: string[] = [];
  for (let from = 0; from + MAX_TOKEN_LENGTH < word.length; from += MAX_TOKEN_LENGTH / 2)
    pieces.push(word.slice(from, from + MAX_TOKEN_LENGTH));
  return [...pieces, word.slice(-MAX_TOKEN_LENGTH)];
}

/** Escapes punctuation only: otherwise MongoDB does not derive an exact index range from an anchored expression. */
const patternOf = (beginning: string): RegExp => new RegExp(`^${beginning.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}`);
