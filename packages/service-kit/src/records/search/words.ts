import { fold } from './fold.ts';

/** A word of a text as search compares it. */
export interface Word {
  /** Folded, without dashes, dots and apostrophes; of numbers also without other punctuation. */
  readonly text: string;
  /** The positions in `text` at which the word and its parts begin: those of `O'Brien` are 0 and 1. */
  readonly starts: readonly number[];
  /** True for a word of nothing but dashes, dots and apostrophes. */
  readonly isPunctuation: boolean;
}

/** Word separators; includes the null character, which a MongoDB regular expression cannot contain. */
const SEPARATORS = /[\s\0]+/;
/** Punctuation that a word is written with or without: dashes, dots, apostrophes and the dots of Catalan and Katakana. */
const OPTIONAL = /[-.'·・]+/;
/** A number with the punctuation of phone numbers, dates and amounts, which it is written with or without. */
const NUMBER = /^[-.'()+/]*\d[-.'()+/\d]*$/;
const NOT_DIGITS = /\D+/;
const SCHEME = /^[a-z][a-z\d+]*:\/\//;
const TRAILING_SLASH = /(?<=[\p{L}\p{N}])\/+$/u;
/** Beginnings of parts: letters and digits that follow something else. */
const PART_START = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;
const SIMPLE = /^[a-z\d]+$/;

/** Returns the words of a text. The scheme of a URL is not a part of it, and neither is a slash at its end. */
export function wordsOf(text: string): Word[] {
  return fold(text)
    .split(SEPARATORS)
    .map((word) => word.replace(SCHEME, '').replace(TRAILING_SLASH, ''))
    .filter(Boolean)
    .map(readWord);
}

function readWord(word: string): Word {
  const pieces = withoutTrunkPrefix(word)
    .split(NUMBER.test(word) ? NOT_DIGITS : OPTIONAL)
    .filter(Boolean);
  if (pieces.length === 0) return { text: word, starts: [0], isPunctuation: true };
  const starts = new Set([0]);
  let text = '';
  for (const piece of pieces) {
    if (SIMPLE.test(piece)) starts.add(text.length);
    else for (const { index } of piece.matchAll(PART_START)) starts.add(text.length + index);
    text += piece;
  }
  return { text, starts: [...starts], isPunctuation: false };
}

/** Removes the prefix for national calls in international phone numbers: `+49(0)30` is `+4930`. */
function withoutTrunkPrefix(word: string): string {
  return /^(\+|00)\d/.test(word) ? word.replace('(0)', '') : word;
}
