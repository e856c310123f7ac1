import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { read, utils } from 'xlsx';
import type { Cell } from '../cells.ts';
import { MAX_TEXT } from './text.ts';
import { writeWorkbook } from './write-workbook.ts';

const COLUMN = { name: 'note', kind: 'text', read: () => undefined } as const;

async function* pagesOf(
  rows: readonly (readonly Cell[])[],
  size: number,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

/** Writes the rows of a column and reads them back, by sheet. */
async function sheetsOf(rows: readonly (readonly Cell[])[], more: object = {}, size = 3) {
  const written = await buffer(
    writeWorkbook({ name: 'notes', columns: [COLUMN], pages: pagesOf(rows, size), ...more }),
  );
  const { SheetNames, Sheets } = read(written);
  return SheetNames.map((name) => [name, utils.sheet_to_json<unknown[]>(Sheets[name]!, { header: 1 }).flat()] as const);
}

describe('a workbook', () => {
  test('continues on further sheets, each with the header, above the maximum of rows', async () => {
    const rows = Array.from({ length: 10 }, (_, at) => [`row ${at}`]);
    expect(await sheetsOf(rows, { maxRows: 5 })).toEqual([
      ['notes', ['note', 'row 0', 'row 1', 'row 2', 'row 3']],
      ['notes 2', ['note', 'row 4', 'row 5', 'row 6', 'row 7']],
      ['notes 3', ['note', 'row 8', 'row 9']],
    ]);
    expect((await sheetsOf(rows.slice(0, 4), { maxRows: 5 })).map(([name]) => name)).toEqual(['notes']);
  });

  test('without rows has the header', async () => {
    expect(await sheetsOf([])).toEqual([['notes', ['note']]]);
  });

  test('has every text as it was, line ends aside', async () => {
    const texts = fc.array(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(texts, async (written) => {
        const [[, [, ...found]]] = (await sheetsOf(written.map((text) => [text]))) as [[string, string[]]];
        expect(found).toEqual(written.map((text) => text.replace(/\r\n?/g, '\n')));
      }),
    );
  });

  test('has texts that look like an escape, and no halves of characters', async () => {
    const rows = [['_x000B_'], ['a\u000bb'], ['\ud800'], ['x'.repeat(40_000)], [`${'y'.repeat(MAX_TEXT - 2)}😀z`]];
    const [[, [, escaped, control, half, long, cut]]] = (await sheetsOf(rows)) as [[string, string[]]];
    expect([escaped, control, half]).toEqual(['_x000B_', 'a\u000bb', '\ufffd']);
    expect([long!.length, long!.at(-1)]).toEqual([MAX_TEXT, '…']);
    expect(cut).toBe(`${'y'.repeat(MAX_TEXT - 2)}…`);
  });

  test('fails with the error of its pages', async () => {
    async function* failing(): AsyncGenerator<readonly (readonly Cell[])[]> {
      yield [['first']];
      throw new Error('unavailable');
    }
    const table = writeWorkbook({ name: 'notes', columns: [COLUMN], pages: failing() });
    await expect(buffer(table)).rejects.toThrow('unavailable');
  });
});
