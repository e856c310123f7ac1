import { describe, expect, test } from '@jest/globals';
import { agesOf } from './ages.ts';

const balance = {
  currency: 'EUR',
  count: 9,
  balance: 10_000,
  overdue_count: 4,
  overdue_balance: 4000,
  overdue_1_30: 1000,
  overdue_31_60: 900,
  overdue_61_90: 800,
  overdue_over_90: 1300,
  refund_count: 0,
  refund_balance: 0,
};

describe('unpaid invoices by age', () => {
  const ages = agesOf(balance, '2026-03-01');

  test('add up to the balance', () => {
    expect(ages.map(({ amount }) => amount)).toEqual([6000, 1000, 900, 800, 1300]);
  });

  test('lead to lists whose due dates follow each other without a gap', () => {
    expect(ages.map(({ filter }) => [filter['due_from'], filter['due_to']])).toEqual([
      ['2026-03-01', undefined],
      ['2026-01-30', '2026-02-28'],
      ['2025-12-31', '2026-01-29'],
      ['2025-12-01', '2025-12-30'],
      [undefined, '2025-11-30'],
    ]);
  });
});
