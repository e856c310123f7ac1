import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { DELIMITERS, recogniseDelimiter } from './delimiter.ts';
import { createInspection, decodeHead } from './inspect.ts';
import { readRows } from './read-rows.ts';

const encodings = [
  ['utf-8', 'utf8', false],
  ['utf-8', 'utf8', true],
  ['utf-16le', 'utf16le', true],
  ['utf-16be', 'utf16-be', true],
  ['windows-1252', 'win1252', false],
] as const;

async function inspect(bytes: Buffer, size: number) {
  const inspection = createInspection();
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_nothing, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );
  for await (const part of inspection.pass(Readable.from(parts))) expect(part.length).toBeGreaterThan(0);
  return inspection.result();
}

async function rowsOf(bytes: Buffer, encoding: (typeof encodings)[number][0], delimiter = ','): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const row of readRows(Readable.from([bytes]), { encoding, delimiter })) rows.push(row);
  return rows;
}

describe('A file', () => {
  test('of every encoding is recognised and read as it was written, whatever its parts', async () => {
    const text = fc.stringMatching(/^[A-Za-zÄÖÜäöüßéèçñ€ ]{1,30}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...encodings),
        text,
        fc.integer({ min: 1, max: 9 }),
        async ([name, codec, addBOM], word, size) => {
          // A text of ASCII alone is the same in UTF-8 and Windows-1252.
          const csv = `Straße,Größe\nÄ${word},1\n`;
          const bytes = iconv.encode(csv, codec, { addBOM });
          const { encoding, head } = await inspect(bytes, size);
          expect(encoding).toBe(name);
          expect(decodeHead(head, encoding).replace('\ufeff', '')).toBe(csv);
          expect(await rowsOf(bytes, encoding)).toEqual([{ line: 2, cells: [`Ä${word}`, '1'] }]);
        },
      ),
    );
  });

  test('of every delimiter is recognised, also with the other ones in its cells', () => {
    for (const [name, delimiter] of Object.entries(DELIMITERS)) {
      const rows = [
        ['Name', 'City', 'Rate'],
        ['A', '"x, y; z"', '1'],
        ['B', 'Rome', '"1,5"'],
      ];
      expect(recogniseDelimiter(rows.map((row) => row.join(delimiter)).join('\n'))).toBe(name);
    }
    expect(recogniseDelimiter('Name\nA\n')).toBe('comma');
  });

  test('has the lines at which its rows begin, with line breaks in cells and empty rows', async () => {
    const csv = 'a,b\r\n\r\n"x\ny",1\r\n,\r\n2,3,4\r\n';
    expect(await rowsOf(Buffer.from(csv), 'utf-8')).toEqual([
      { line: 3, cells: ['x\ny', '1'] },
      { line: 6, cells: ['2', '3', '4'] },
    ]);
  });

  test('with a quote that is not closed has the rows before it, and an error behind them', async () => {
    const rows = await rowsOf(Buffer.from('a,b\n1,2\n3,"4\n5,6\n'), 'utf-8');
    expect(rows).toMatchObject([{ line: 2 }, { line: 3, isMalformed: true }]);
  });

  test('with quotes within a cell is read literally', async () => {
    expect(await rowsOf(Buffer.from('a,b\n6" pipe,"q"\n'), 'utf-8')).toEqual([{ line: 2, cells: ['6" pipe', 'q'] }]);
  });
});
