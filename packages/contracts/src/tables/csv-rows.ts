import { stringify } from 'csv-stringify/sync';

/** Characters with which spreadsheets begin a formula, also in their full-width forms; a tab or carriage return as well. */
const BEGIN = /^(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r])/u;
/** The same characters after a separator of cells or rows, where a spreadsheet with other separators begins a cell. */
const AFTER_SEPARATOR = /(?<=[,;\t\r\n])(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;
/** The same, with white space between: the white space stays before the mark. */
const AFTER_SPACE = /(?<=[,;\t\r\n])([^\S\t\r\n]+)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/**
 * Precedes text that a spreadsheet would evaluate by `'`, also text that other users entered: at the beginning of a cell,
 * after white space, and where the text would be split into cells. Numbers are not affected.
 */
export function neutralizeFormulas(text: string): string {
  return text.replace(AFTER_SEPARATOR, "'").replace(AFTER_SPACE, "$1'").replace(BEGIN, "'");
}

/** The marks that `neutralizeFormulas` adds. */
const MARK_AT_BEGIN = /^'(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r])/u;
const MARK_AFTER_SEPARATOR = /(?<=[,;\t\r\n][^\S\t\r\n]*)'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** Removes the marks that `neutralizeFormulas` added, so that an exported text is imported as it was. */
export function restoreFormulas(text: string): string {
  return text.replace(MARK_AT_BEGIN, '').replace(MARK_AFTER_SEPARATOR, '');
}

const FORMAT = {
  record_delimiter: 'windows' as const,
  // RFC 4180 has CRLF only, but parsers also end a line at each of the two.
  quoted_match: /[\r\n]/,
  cast: { boolean: String, string: neutralizeFormulas, object: String },
};

/**
 * Returns rows of a CSV table (RFC 4180), each with its line end; the empty text for none.
 * @param rows the cells: texts, in which formulas are neutralized, numbers, booleans, null, and objects by their `toString`
 * @param delimiter the delimiter; a comma by default
 */
export const toCsvRows = (rows: readonly (readonly unknown[])[], delimiter = ','): string =>
  rows.length === 0 ? '' : stringify(rows as unknown[][], { ...FORMAT, delimiter });
