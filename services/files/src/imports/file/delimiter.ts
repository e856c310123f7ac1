import { parse } from 'csv-parse/sync';

/** The delimiters by name. */
export const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
export type DelimiterName = keyof typeof DELIMITERS;

/** The number of records by which a delimiter is judged. */
const SAMPLE = 50;

/**
 * Recognises the delimiter of a text: the one by which most of the first records have as many cells as the header, and at
 * least two; the comma if there is only one column.
 */
export function recogniseDelimiter(text: string): DelimiterName {
  const names = Object.keys(DELIMITERS) as DelimiterName[];
  const scored = names.map((name) => ({ name, score: scoreOf(text, DELIMITERS[name]) }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).name;
}

/** Returns the number of columns by that delimiter, weighted by the share of records that have them; 0 for one column. */
function scoreOf(text: string, delimiter: string): number {
  const records = firstRecords(text, delimiter);
  const columns = records[0]?.length ?? 0;
  if (columns < 2) return 0;
  const regular = records.filter(({ length }) => length === columns).length / records.length;
  return columns * regular ** 2;
}

/** Returns the first records of a text; none if it cannot be read by that delimiter. */
export function firstRecords(text: string, delimiter: string): string[][] {
  const lines = { skip_empty_lines: true, relax_column_count: true, relax_quotes: true };
  try {
    return parse(text, { delimiter, bom: true, to: SAMPLE, skip_records_with_error: true, ...lines });
  } catch {
    return [];
  }
}
