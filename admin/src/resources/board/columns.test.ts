import { describe, expect, test } from '@jest/globals';
import { sumOf } from './columns.ts';

const lead = (id: number, value: number | null, currency = 'EUR') => ({ id, value, currency });

describe('the sum of a column', () => {
  test('is that of all its records', () =>
    expect(sumOf('value', [lead(1, 100), lead(2, null), lead(3, 50)], 3, 'EUR')).toEqual({
      amount: 150,
      currency: 'EUR',
    }));
  test('is not shown if the column has more records than those that are loaded', () =>
    expect(sumOf('value', [lead(1, 100)], 2, 'EUR')).toBeUndefined());
  test('is not shown for several currencies', () =>
    expect(sumOf('value', [lead(1, 100), lead(2, 100, 'USD')], 2, 'EUR')).toBeUndefined());
  test('is in the currency of the organization if the records name none', () =>
    expect(sumOf('value', [lead(1, 100, '')], 1, 'CHF')).toEqual({ amount: 100, currency: 'CHF' }));
});
