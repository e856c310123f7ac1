import { fold } from './normalise.ts';

/** Shorter parts of words are looked for at the beginnings of words only. */
const SHORTEST_PART = 3;
/** Longer tokens would make the index large and find nothing more. */
const LONGEST_TOKEN = 32;
/** Of a long text only the beginning is searched, in characters. */
const LONGEST_TEXT = 2000;
/** Stands before the beginnings of words; no word holds one. */
const WORD_START = ' ';

/**
 * The tokens by which a record is found: every end of every word from three characters on, so that a part of a word is the
 * beginning of a token, and every word with a mark before it, so that one or two letters match beginnings only.
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
}

/** A null character cannot be in an expression. */
const SEPARATORS = /[\s\0]+/;

const wordsOf = (text: string): string[] => fold(text).split(SEPARATORS).filter(Boolean);

/** `d'ipswich` begins with itself, and with `ipswich`. */
function startsOf(word: string): string[] {
  const parts = word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [word, ...parts];
}

/**
 * What each word of a search must match among a record's tokens, as anchored expressions that an index answers. The text is
 * taken literally.
 * @returns none for a search without words
 */
export function searchPatterns(search: string): RegExp[] {
  const patterns = wordsOf(search).flatMap(tokenBeginnings);
  return [...new Set(patterns)].map((beginning) => new RegExp(`^${escapeForIndex(beginning)}`));
}

/** A word that is longer than a token has to be there piece by piece. */
function tokenBeginnings(word: string): string[] {
  if (word.length < SHORTEST_PART) return [WORD_START + word];
  if (word.length <= LONGEST_TOKEN) return [word];
  const pieces: string[] = [];
  for (let from = 0; from + LONGEST_TOKEN < word.length; from += LONGEST_TOKEN / 2)
    pieces.push(word.slice(from, from + LONGEST_TOKEN));
  return [...pieces, word.slice(-LONGEST_TOKEN)];
}

/** MongoDB reads an exact range of the index out of an anchored expression only if nothing but punctuation is escaped. */
function escapeForIndex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
