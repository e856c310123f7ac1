import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Column } from '@bms/contracts';
import { ZipFile } from 'yazl';
import type { Cell } from '../cells.ts';
import { cellXml, columnLetters, textXml } from './cell-xml.ts';
import { contentTypesXml, packageXml, SHEET_END, sheetBegin, workbookPartsXml, workbookXml } from './parts.ts';
import { STYLES, stylesXml } from './styles.ts';

type Row = readonly Cell[];

/** A workbook to write. */
export interface Workbook {
  /** The name of its first sheet. */
  readonly name: string;
  readonly columns: readonly Column[];
  readonly pages: AsyncIterable<readonly Row[]>;
  /** The maximum number of rows of a sheet, with the header; that of Excel by default. */
  readonly maxRows?: number;
}

/** The maximum number of rows of a sheet (Excel specifications and limits). */
const MAX_ROWS = 1_048_576;
/** Compression level of the sheets: their XML repeats itself, so that more takes time and hardly gains space. */
const LEVEL = { compressionLevel: 1 };

/**
 * Streams a workbook (Office Open XML, ECMA-376): a page at a time, as the client receives it. Rows above the maximum of
 * a sheet continue in another one.
 */
export function writeWorkbook(workbook: Workbook): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  fill(zip, output, workbook).catch((error: Error) => output.destroy(error));
  return output;
}

async function fill(zip: ZipFile, output: Readable, { name, columns, pages, maxRows = MAX_ROWS }: Workbook) {
  const take = takeRows(pages);
  zip.addBuffer(Buffer.from(contentTypesXml), '[Content_Types].xml');
  zip.addBuffer(Buffer.from(packageXml), '_rels/.rels');
  zip.addBuffer(Buffer.from(stylesXml), 'xl/styles.xml');
  let sheets = 0;
  for (let first = await take(maxRows - 1); sheets === 0 || first.length > 0; first = await take(maxRows - 1)) {
    sheets += 1;
    const sheet = Readable.from(sheetXml(columns, first, take, maxRows), { objectMode: false });
    const end = () => sheet.destroy();
    output.once('close', end);
    zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`, LEVEL);
    await finished(sheet);
    output.off('close', end);
  }
  zip.addBuffer(Buffer.from(workbookXml(name, sheets)), 'xl/workbook.xml');
  zip.addBuffer(Buffer.from(workbookPartsXml(sheets)), 'xl/_rels/workbook.xml.rels');
  zip.end();
}

/** Takes rows from the pages: at most a number of them, none at the end. */
type TakeRows = (max: number) => Promise<readonly Row[]>;

function takeRows(pages: AsyncIterable<readonly Row[]>): TakeRows {
  const iterator = pages[Symbol.asyncIterator]();
  let rest: readonly Row[] = [];
  return async (max) => {
    while (rest.length === 0) {
      const { done, value } = await iterator.next();
      if (done) return [];
      rest = value;
    }
    const taken = rest.slice(0, max);
    rest = rest.slice(max);
    return taken;
  };
}

async function* sheetXml(
  columns: readonly Column[],
  first: readonly Row[],
  take: TakeRows,
  maxRows: number,
): AsyncGenerator<string> {
  const letters = columns.map((_, at) => columnLetters(at));
  const header = columns.map(({ name }, at) => textXml(name, STYLES.header, `${letters[at]}1`));
  yield `${sheetBegin(columns.length)}<row r="1">${header.join('')}</row>`;
  let count = 1;
  for (let rows = first; rows.length > 0; rows = count < maxRows ? await take(maxRows - count) : []) {
    const start = count;
    count += rows.length;
    yield rows.map((row, at) => rowXml(row, columns, letters, start + at + 1)).join('');
  }
  yield SHEET_END;
}

function rowXml(row: Row, columns: readonly Column[], letters: readonly string[], number: number): string {
  const cells = row.map((value, at) => cellXml(value, columns[at]!.kind, `${letters[at]}${number}`));
  return `<row r="${number}">${cells.join('')}</row>`;
}
