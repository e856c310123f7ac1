import { parseDay } from '@bms/service-kit';
import { describe, expect, test } from '@jest/globals';
import { mongo } from 'mongoose';
import type { StoredLine } from './stored-lines.ts';
import { assertSupply, type Supply, supplyPathsOf } from './supply.ts';

const [first, middle, last] = ['2026-11-01', '2026-11-15', '2026-11-30'].map(parseDay) as [Date, Date, Date];
const month: Supply = { supply_from: first, supply_to: last };
const line = (supply: Supply = {}): StoredLine => ({
  title: 'x',
  quantity: mongo.Decimal128.fromString('1'),
  rate: mongo.Decimal128.fromString('1'),
  ...supply,
});

function violationsOf(document: Supply, ...lines: Supply[]): string[] {
  try {
    assertSupply({ ...document, items: lines.map(line) });
    return [];
  } catch (error) {
    const { violations } = error as { violations: { field: string; code: string }[] };
    return violations.map(({ field, code }) => `${field} ${code}`);
  }
}

describe('the days of supply', () => {
  test.each<[string, Supply]>([
    ['may be unknown', {}],
    ['may be unset', { supply_date: undefined, supply_from: undefined, supply_to: undefined }],
    ['may be one day', { supply_date: middle }],
    ['may be a period', month],
    ['may be a period of one day', { supply_from: first, supply_to: first }],
  ])('%s, of a document and of a line', (_what, supply) => {
    expect(violationsOf(supply)).toEqual([]);
    expect(violationsOf({}, supply)).toEqual([]);
  });

  test.each<[string, Supply, string]>([
    ['a day and a period', { supply_date: middle, ...month }, 'supply_date excluded'],
    ['a period without an end', { supply_from: first }, 'supply_to required'],
    ['a period without a start', { supply_to: last }, 'supply_from required'],
    ['a period that ends before its start', { supply_from: last, supply_to: first }, 'supply_to out_of_range'],
  ])('cannot be %s, of a document and of a line', (_what, supply, violation) => {
    expect(violationsOf(supply)).toEqual([violation]);
    expect(violationsOf({}, {}, supply)).toEqual([`items[1].${violation}`]);
  });

  test('of a line are within the period of its document', () => {
    expect(violationsOf(month, month, { supply_date: last }, {})).toEqual([]);
    const half = { supply_from: middle, supply_to: last };
    expect(violationsOf(half, month, { supply_date: first })).toEqual([
      'items[0].supply_from out_of_range',
      'items[1].supply_date out_of_range',
    ]);
    expect(violationsOf({ supply_date: last }, month)).toEqual([]);
  });

  test('are named by their paths', () => {
    const document = { supply_date: first, items: [line(), line(month)] };
    expect(supplyPathsOf(document)).toEqual(['supply_date', 'items[1].supply_from', 'items[1].supply_to']);
  });
});
