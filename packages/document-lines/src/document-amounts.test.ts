import { describe, expect, test } from '@jest/globals';
import { mongo } from 'mongoose';
import { linesWithAmounts, storedAmounts } from './document-amounts.ts';
import type { WithLines } from './stored-lines.ts';

const decimal = (text: string) => mongo.Decimal128.fromString(text);
const line = (rate: string, more: object = {}) => ({
  title: 'x',
  quantity: decimal('1'),
  rate: decimal(rate),
  ...more,
});
const vat = { tax_id: 5, title: 'VAT', rate: decimal('19'), category: 'S' };

const violationsOf = (record: WithLines) => {
  try {
    storedAmounts(record);
    return [];
  } catch (error) {
    return (error as { violations: { field: string; code: string }[] }).violations.map(
      ({ field, code }) => `${field} ${code}`,
    );
  }
};

test('the stored amounts have the taxes of the lines with their values', () => {
  const items = [line('1000', { tax_ids: [5] }), line('0.5')];
  expect(storedAmounts({ items, taxes: [vat], discount_percent: decimal('10') })).toEqual({
    subtotal: 1001,
    discount_total: 100,
    taxes: [{ ...vat, base: 900, amount: 171 }],
    total: 1072,
    withheld: [],
    withheld_total: 0,
  });
});

test('the lines of an older record are shown with their amounts', () => {
  expect(linesWithAmounts({ items: [line('12.5')] })).toEqual([
    { ...line('12.5'), total: decimal('12.5'), amount: 13, net: 13, tax_total: 0, taxes: [] },
  ]);
});

test('lines are shown with their amount before the discount and their shares of the taxes', () => {
  const items = [line('1000', { tax_ids: [5], discount_percent: decimal('10') }), line('0.5')];
  const record = { items, taxes: [vat], discount_percent: decimal('10') };
  expect(linesWithAmounts(record)).toMatchObject([
    { amount: 1000, net: 900, tax_total: 154, taxes: [{ tax_id: 5, base: 810, amount: 154 }] },
    { amount: 1, net: 1, tax_total: 0, taxes: [] },
  ]);
});

test('lines of credit notes from before get shares that add up to the taxes', () => {
  const items = [line('100', { tax_ids: [5], discount_percent: decimal('10') }), line('33', { tax_ids: [5] })];
  const line_amounts = [
    { net: 90, tax_total: 17 },
    { net: 33, tax_total: 6 },
  ];
  const shown = linesWithAmounts({ items, line_amounts, taxes: [{ ...vat, base: 123, amount: 23 }] });
  expect(shown).toMatchObject([
    { amount: 100, ...line_amounts[0], taxes: [{ tax_id: 5, base: 90, amount: 17 }] },
    { amount: 33, ...line_amounts[1], taxes: [{ tax_id: 5, base: 33, amount: 6 }] },
  ]);
});

describe('an error names', () => {
  test('each discount above its base', () => {
    const items = [line('10'), line('10', { discount_amount: 11 }), line('10', { discount_amount: 12 })];
    expect(violationsOf({ items })).toEqual([
      'items[1].discount_amount out_of_range',
      'items[2].discount_amount out_of_range',
    ]);
    expect(violationsOf({ items: [line('10')], discount_amount: 11 })).toEqual(['discount_amount out_of_range']);
  });

  test('each discount of two kinds, also if it is 0', () => {
    const both = { discount_percent: decimal('0'), discount_amount: 0 };
    expect(violationsOf({ items: [line('10'), line('10', both)], ...both })).toEqual([
      'discount_amount excluded',
      'items[1].discount_amount excluded',
    ]);
  });

  test('the lines, if an amount is past the safe integers', () => {
    const most = line('9007199254740', { quantity: decimal('1000') });
    expect(violationsOf({ items: [most, line('991')] })).toEqual([]);
    expect(violationsOf({ items: [most, line('991.5')] })).toEqual(['items out_of_range']);
    expect(violationsOf({ items: [most, line('992')], discount_amount: 1000 })).toEqual(['items out_of_range']);
    expect(violationsOf({ items: [{ ...most, tax_ids: [5] }], taxes: [vat] })).toEqual(['items out_of_range']);
    const discounted = line('9007199254741', { quantity: decimal('1000'), discount_percent: decimal('99') });
    expect(violationsOf({ items: [discounted] })).toEqual(['items out_of_range']);
  });
});
