import { fold } from './fold.ts';

/** The minimum length of an infix; shorter search terms match only the beginnings of words. */
const SHORTEST_PART = 3;
/** The maximum length of a token; longer tokens enlarge the index without better results. */
const LONGEST_TOKEN = 32;
/** The searchable length of a text, in characters. */
const LONGEST_TEXT = 2000;
/** Marks the beginning of a word in a token; no word contains it. */
const WORD_START = ' ';

/**
 * A pair of Chinese or Japanese characters: these scripts have no spaces, and many of their words have two characters.
 */
const IDEOGRAPHIC_PAIR = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}$/u;

/**
 * Returns the search tokens of a record: every suffix of every word with at least three characters (two for Chinese and
 * Japanese), so that any infix is the prefix of a token, and every word with a start marker, so that one or two letters
 * match only the beginnings of words.
 */
export function searchTokens(texts: readonly string[]): string[] {
  const tokens = new Set<string>();
  for (const text of texts) {
    for (const word of wordsOf(text.slice(0, LONGEST_TEXT))) addTokens(tokens, word);
  }
  return [...tokens];
}

function addTokens(tokens: Set<string>, word: string): void {
  for (const start of startsOf(word)) tokens.add(WORD_START + start.slice(0, LONGEST_TOKEN));
  for (let from = 0; from <= word.length - SHORTEST_PART; from++) tokens.add(word.slice(from, from + LONGEST_TOKEN));
  if (IDEOGRAPHIC_PAIR.test(word.slice(-2))) tokens.add(word.slice(-2));
}

/** Word separators; includes the null character, which a MongoDB regular expression cannot contain. */
const SEPARATORS = /[\s\0]+/;

const wordsOf = (text: string): string[] => fold(text).split(SEPARATORS).filter(Boolean);

/** Returns the word and its parts: `d'ipswich` is found by itself and by `ipswich`. */
function startsOf(word: string): string[] {
  const parts = word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [word, ...parts];
}

/**
 * Returns the patterns that a record's tokens must match, as anchored regular expressions that an index can serve. The
 * text is taken literally.
 * @returns none for a search without words
 */
export function searchPatterns(search: string): RegExp[] {
  const patterns = wordsOf(search).flatMap(tokenBeginnings);
  return [...new Set(patterns)].map((beginning) => new RegExp(`^${escapeForIndex(beginning)}`));
}

/** Returns the token prefixes that a word requires; a word longer than a token is split into overlapping pieces. */
function tokenBeginnings(word: string): string[] {
  if (word.length < SHORTEST_PART && !IDEOGRAPHIC_PAIR.test(word)) return [WORD_START + word];
  if (word.length <= LONGEST_TOKEN) return [word];
  const pieces: string[] = [];
  for (let from = 0; from + LONGEST_TOKEN < word.length; from += LONGEST_TOKEN / 2)
    pieces.push(word.slice(from, from + LONGEST_TOKEN));
  return [...pieces, word.slice(-LONGEST_TOKEN)];
}

/** Escapes punctuation only: otherwise MongoDB does not derive an exact index range from an anchored expression. */
function escapeForIndex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
