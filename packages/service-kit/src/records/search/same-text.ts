import type { CustomFilter } from '../model/list-contract.ts';
import { NOTHING, type StoredFilter } from '../model/stored.ts';
import { searchConditions } from './conditions.ts';
import { wordsOf } from './words.ts';

/**
 * Returns a filter by a phone number, in national or international form, of records that are searched by phones: those
 * found by its digits.
 */
export const samePhone: CustomFilter = (value) => foundBy(String(value));

/**
 * Returns a filter by a text of records that are searched by it, ignoring case, white space, dots and dashes. The index
 * of the search finds the records by the words of the text as one, which few others have; the whole text decides.
 * @param path the stored field
 */
export const sameText =
  (path: string): CustomFilter =>
  (value) => {
    const text = String(value);
    return {
      $and: [
        foundBy(
          wordsOf(text)
            .map((word) => word.text)
            .join(''),
        ),
        { [path]: new RegExp(`^${looselyWritten(text)}$`, 'i') },
      ],
    };
  };

/** Returns a filter for the records that a search of a text finds; none without words. */
export function foundBy(text: string): StoredFilter {
  const conditions = searchConditions(text);
  return conditions.length === 0 ? NOTHING : { $and: conditions.map((tokens) => ({ search: { $in: [...tokens] } })) };
}

/** Returns the pattern of a text with any white space, dots and dashes between its characters. */
const looselyWritten = (text: string): string =>
  [...text.replace(/[\s.-]/g, '')].map((char) => RegExp.escape(char)).join('[\\s.-]*');
