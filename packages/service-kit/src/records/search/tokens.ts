import deburr from 'lodash.deburr';

/** The minimum length of an infix; shorter search terms match only the beginnings of words. */
const MIN_PART_LENGTH = 3;
/** The maximum length of a token; longer tokens enlarge the index without better results. */
const MAX_TOKEN_LENGTH = 32;
/** The searchable length of a text, in characters. */
const MAX_TEXT_LENGTH = 2000;
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
    for (const word of wordsOf(text.slice(0, MAX_TEXT_LENGTH))) addTokens(tokens, word);
  }
  return [...tokens];
}

function addTokens(tokens: Set<string>, word: string): void {
  for (const start of startsOf(word)) tokens.add(WORD_START + start.slice(0, MAX_TOKEN_LENGTH));
  for (let from = 0; from <= word.length - MIN_PART_LENGTH; from++)
    tokens.add(word.slice(from, from + MAX_TOKEN_LENGTH));
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
  if (word.length < MIN_PART_LENGTH && !IDEOGRAPHIC_PAIR.test(word)) return [WORD_START + word];
  if (word.length <= MAX_TOKEN_LENGTH) return [word];
  const pieces: string[] = [];
  for (let from = 0; from + MAX_TOKEN_LENGTH < word.length; from += MAX_TOKEN_LENGTH / 2)
    pieces.push(word.slice(from, from + MAX_TOKEN_LENGTH));
  return [...pieces, word.slice(-MAX_TOKEN_LENGTH)];
}

/** Escapes punctuation only: otherwise MongoDB does not derive an exact index range from an anchored expression. */
function escapeForIndex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

const COMBINING = /\p{M}+/gu;
/** Typographic apostrophes that word processors and phones use in place of the plain one. */
const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4\u2032]/g;

/**
 * Returns a text without case, accents and typographic apostrophes, as search and sort compare it: `Tromsø` and `TROMSO` are
 * both `tromso`, `d’Ipswich` is `d'ipswich`.
 */
export function fold(text: string): string {
  const plain = text.replace(APOSTROPHES, "'").normalize('NFKD');
  return deburr(plain).replace(COMBINING, '').toLowerCase();
}
