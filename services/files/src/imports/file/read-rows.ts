import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Encoding } from './inspect.ts';

/** The maximum length of a row in characters, so that an unclosed quote does not fill the memory. */
const MAX_ROW = 1_000_000;

/** A row of a file. */
export interface FileRow {
  /** The line at which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** True for a row that cannot be read, because a quote is not closed; it has no cells, and is the last one. */
  readonly isMalformed?: boolean;
}

/** The form of a file. */
export interface FileForm {
  readonly encoding: Encoding;
  readonly delimiter: string;
}

/** Reads the rows of a CSV file (RFC 4180) behind its header row, without those whose cells are all empty. */
export async function* readRows(bytes: Readable, { encoding, delimiter }: FileForm): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW,
  });
  const text = Readable.from(decoded(bytes, encoding));
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  let line = 0;
  let isHeader = true;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      line = info.lines;
      if (!isHeader && record.some((cell) => cell.trim() !== ''))
        yield { line: line - lineBreaksIn(record), cells: record };
      isHeader = false;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { line: line + 1, cells: [], isMalformed: true };
  } finally {
    text.destroy();
    bytes.destroy();
  }
}

/** Decodes bytes to texts; bytes that are no characters become U+FFFD. */
async function* decoded(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

interface Parsed {
  readonly record: string[];
  /** `lines` is the line at which the record ends. */
  readonly info: { readonly lines: number };
}

const lineBreaksIn = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
