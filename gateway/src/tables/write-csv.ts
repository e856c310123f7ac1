import { Readable } from 'node:stream';
import { type Column, toCsvRows } from '@bms/contracts';
import type { Cell } from './cells.ts';

/** The byte order mark, by which spreadsheets recognize UTF-8. */
const MARK = '\uFEFF';

/**
 * Streams a CSV table (RFC 4180) with a header row, a page at a time: the next one is read when the client has received
 * the one before.
 */
export function writeCsv(
  columns: readonly Column[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
  hasMark: boolean,
): Readable {
  return Readable.from(csvPages(columns, pages, hasMark), { objectMode: false });
}

async function* csvPages(
  columns: readonly Column[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
  hasMark: boolean,
): AsyncGenerator<string> {
  yield (hasMark ? MARK : '') + toCsvRows([columns.map(({ name }) => name)]);
  for await (const rows of pages) if (rows.length > 0) yield toCsvRows(rows);
}
