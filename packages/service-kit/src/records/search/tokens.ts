import { readPhones } from './phones.ts';
import { type Word, wordsOf } from './words.ts';

/** The minimum length of an infix; shorter search terms match only the beginnings of words. */
export const MIN_PART_LENGTH = 3;
/** The maximum length of a token; longer tokens enlarge the index without better results. */
export const MAX_TOKEN_LENGTH = 32;
/** The searchable length of a text, in characters. */
const MAX_TEXT_LENGTH = 2000;
/** Marks the beginning of a word in a token; no word contains it. */
export const WORD_START = ' ';
/** Marks the national form of a phone number whose country is unknown. Words are lower-case, so none begins with it. */
export const NATIONAL = 'N';
/** Marks the tokens of texts that only staff may find. */
export const STAFF = 'S';

/**
 * A pair of Chinese or Japanese characters: these scripts have no spaces, and many of their words have two characters.
 * The Katakana prolonged sound mark, which Unicode assigns to several scripts, is one of them.
 */
export const IDEOGRAPHIC_PAIR = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2}$/u;

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Digits that follow letters, such as those of a VAT number. */
const DIGITS_AFTER_LETTERS = /(?<=\p{L})\d/gu;

/** The texts by which a record is found. */
export interface SearchedTexts {
  /** Found by any part of a word. */
  readonly texts: readonly string[];
  /** Found by the beginnings of words and their parts, which takes a fraction of the tokens. */
  readonly words?: readonly string[];
  readonly phones?: readonly string[];
  /** The country of phone numbers without a country code (ISO 3166-1 alpha-2), if known. */
  readonly country?: string | undefined;
  /** Like `words`; only staff find the record by them. */
  readonly staffWords?: readonly string[];
}

/**
 * Returns the search tokens of a record: every suffix of every word with at least three characters (two for Chinese and
 * Japanese), so that any infix is the prefix of a token, and the first two characters of every word with a start marker,
 * so that one or two letters match only the beginnings of words. A token of the beginning of a word continues with the
 * words that follow, so that `Coca Cola` is found by `cocacola`.
 */
export function searchTokens({ texts, words = [], phones = [], country, staffWords = [] }: SearchedTexts): string[] {
  const tokens = new Set<string>();
  for (const text of texts) addText(tokens, text, addWord);
  for (const text of words) addText(tokens, text, addBeginnings);
  for (const phone of phones) addPhones(tokens, phone, country);
  const forStaff = new Set<string>();
  for (const text of staffWords) addText(forStaff, text, addBeginnings);
  for (const token of forStaff) if (!tokens.has(token)) tokens.add(STAFF + token);
  return [...tokens];
}

/** Adds the tokens of a word. @param following the beginning of the words after it */
type AddWord = (tokens: Set<string>, word: Word, following: string) => void;

function addText(tokens: Set<string>, text: string, add: AddWord): void {
  const words = wordsOf(text.slice(0, MAX_TEXT_LENGTH));
  for (const [index, word] of words.entries()) {
    if (word.isPunctuation) tokens.add(WORD_START + word.text.slice(0, MAX_TOKEN_LENGTH));
    else add(tokens, word, followingText(words, index));
  }
}

/** Returns the beginning of the words after a word. */
function followingText(words: readonly Word[], index: number): string {
  let text = '';
  for (let next = index + 1; next < words.length && text.length < MAX_TOKEN_LENGTH; next++) {
    const word = words[next]!;
    if (!word.isPunctuation) text += word.text;
  }
  return text;
}

/** Adds the tokens of the beginnings of a word and its parts. Words of scripts without spaces are not told apart. */
function addBeginnings(tokens: Set<string>, word: Word, following: string): void {
  const { text, starts } = word;
  if (IDEOGRAPH.test(text)) addWord(tokens, word, following);
  const digits = [...text.matchAll(DIGITS_AFTER_LETTERS)].map(({ index }) => index);
  for (const start of new Set([...starts, ...digits])) addStart(tokens, text.slice(start) + following);
}

/** Adds the tokens of all parts of a word. */
function addWord(tokens: Set<string>, { text, starts }: Word, following: string): void {
  for (const start of starts) addStart(tokens, text.slice(start) + following);
  const isCovered = (from: number) => starts.includes(from);
  addParts(tokens, text, isCovered);
}

/** Adds the tokens of the beginning of a word. @param text from there on */
function addStart(tokens: Set<string>, text: string): void {
  tokens.add(WORD_START + text.slice(0, MIN_PART_LENGTH - 1));
  if (text.length >= MIN_PART_LENGTH || IDEOGRAPHIC_PAIR.test(text)) tokens.add(text.slice(0, MAX_TOKEN_LENGTH));
}

/** Adds the suffixes of a word. @param isCovered true for a position at which a longer token begins */
function addParts(tokens: Set<string>, text: string, isCovered: (from: number) => boolean = () => false): void {
  for (let from = 0; from <= text.length - MIN_PART_LENGTH; from++)
    if (!isCovered(from)) tokens.add(text.slice(from, from + MAX_TOKEN_LENGTH));
  if (IDEOGRAPHIC_PAIR.test(text.slice(-2))) tokens.add(text.slice(-2));
}

/** Adds the tokens of phone numbers, which are found by digits in national and international form. */
function addPhones(tokens: Set<string>, text: string, country: string | undefined): void {
  for (const word of wordsOf(text)) {
    if (/\p{L}/u.test(word.text)) addWord(tokens, word, '');
    else for (const start of word.starts) tokens.add(WORD_START + word.text.slice(start, start + MIN_PART_LENGTH - 1));
  }
  for (const { international, national } of readPhones(text, country)) {
    addParts(tokens, international ?? national);
    addStart(tokens, national);
    addStart(tokens, national.replace(/^0/, ''));
    if (international) for (const dialed of [international, `00${international}`]) addStart(tokens, dialed);
    else tokens.add(NATIONAL + national.slice(0, MAX_TOKEN_LENGTH));
  }
}
