import { searchBeginnings } from '@bms/service-kit';
import { wholeOf } from './tokens.ts';

/** A condition of a search: one of these beginnings of words must match. */
export interface QueryTerm {
  /** As beginnings of tokens, with their marks. */
  readonly beginnings: readonly string[];
  /** As beginnings of words. */
  readonly words: readonly string[];
}

/** A search. */
export interface Query {
  readonly terms: readonly QueryTerm[];
  /** The search without spaces and punctuation. */
  readonly whole: string;
}

/** The marks of tokens for short beginnings and for national phone numbers. */
const MARK = /^[ N]/;

/** Punctuation after a word, which texts need not have. */
const AFTER_WORD = /[,;:!?]+(?=\s|$)/g;

/** Reads a search. It has no terms if it has no words. */
export function readQuery(text: string): Query {
  const terms = searchBeginnings(text.replace(AFTER_WORD, ' ')).map((beginnings) => ({
    beginnings,
    words: wordsOfTerm(beginnings),
  }));
  return { terms, whole: wholeOf(text) };
}

const wordsOfTerm = (beginnings: readonly string[]): string[] => [
  ...new Set(beginnings.map((beginning) => beginning.replace(MARK, '')).filter(Boolean)),
];
