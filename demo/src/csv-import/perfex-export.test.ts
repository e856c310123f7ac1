import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { BAD_ROWS, corrected, perfexExport } from './perfex-export.ts';

test('the export has ten bad rows, and the corrected rows have none of their errors', () => {
  const rows: string[][] = parse(perfexExport(200, 5000), { relax_column_count: true });
  const bad = rows
    .slice(1)
    .filter((row) => row.length > 8 || row[1] === '' || !row[3]!.includes('@') || row[4]!.length > 60);
  expect([rows.length, bad.length]).toEqual([201, BAD_ROWS]);
  const fixed: Record<string, string>[] = parse(corrected('#,Company,Primary Email\n5011,,x\n', 5000), {
    columns: true,
  });
  expect(fixed).toMatchObject([
    { '#': '5011', Company: 'Demo Import 11', 'Primary Email': 'office11@demo-import.example' },
  ]);
});
