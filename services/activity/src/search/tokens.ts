import { STAFF, searchTokens, wordsOf } from '@bms/service-kit';
import type { EntryText } from './search-entry.model.ts';

/** Marks a whole title or number, without its punctuation and spaces. Words are lower-case, so none begins with a mark. */
export const WHOLE = 'E';
/** Marks a whole word of a title. */
export const WORD = 'W';
/** Marks the beginnings of the words of a title. */
export const TITLE = 'T';
/** The marks of tokens that a search of all texts compares; staff also finds those for staff. */
export const ALL_TEXTS = ['', TITLE] as const;
export const ALL_TEXTS_OF_STAFF = ['', TITLE, STAFF] as const;

/** The maximum length of a whole title that is compared, in characters. */
const MAX_WHOLE = 100;
const NUMBER_IN_SERIES = /(?<=\D)0*([1-9]\d*)$/;

/** The texts of a record. */
export interface TokenTexts {
  readonly title: string;
  /** True if the title is the number of a document: it is found by its digits, too. */
  readonly isNumbered: boolean;
  readonly texts: readonly EntryText[];
}

const PUNCTUATION = /[^\p{L}\p{N}]+/gu;

/** Returns the words of a text without punctuation. */
const plainWordsOf = (text: string): string[] =>
  wordsOf(text)
    .map((word) => word.text.replace(PUNCTUATION, ''))
    .filter(Boolean);

/** Returns the text without spaces and punctuation, as it is compared as a whole. */
export const wholeOf = (text: string): string => plainWordsOf(text).join('').slice(0, MAX_WHOLE);

/**
 * Returns the words of a text, each as a text of its own: its tokens then do not continue with the words that follow, and
 * a word that a text repeats has tokens once, which makes the index half as large.
 */
const separateWords = (text: string): string[] => [...new Set(text.split(/\s+/))];

/** Returns the tokens of a record, each once. */
export function tokensOf({ title, isNumbered, texts }: TokenTexts): string[] {
  const of = (kinds: readonly EntryText['kind'][], forStaff = false) =>
    texts.filter(({ kind, staff }) => kinds.includes(kind) && (staff === true) === forStaff).map(({ text }) => text);
  const tokens = new Set(searchTokens({ texts: [], words: [title] }).map((token) => TITLE + token));
  for (const word of plainWordsOf(title)) tokens.add(WORD + word);
  const whole = wholeOf(title);
  if (whole) tokens.add(WHOLE + whole);
  const [, inSeries] = (isNumbered && NUMBER_IN_SERIES.exec(title)) || [];
  if (inSeries) tokens.add(WHOLE + inSeries);
  const others = {
    words: [...of(['subtitle']), ...of(['text']).flatMap(separateWords)],
    phones: of(['phone']),
    staffWords: of(['text', 'phone'], true).flatMap(separateWords),
  };
  for (const token of searchTokens({ texts: [], ...others })) tokens.add(token);
  return [...tokens];
}
