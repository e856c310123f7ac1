import { describe, expect, test } from '@jest/globals';
import { startOfTwoYears, twoYearsOf } from './two-years.ts';

const month = (name: string, net: number, currency = 'EUR') => ({ month: name, net, currency });

describe('the revenue of two years', () => {
  test('has each month beside that of the year before, also months without any', () => {
    const records = [
      month('2024-12', 100),
      month('2025-02', 300),
      month('2025-12', 200),
      month('2026-02', -50),
      month('2026-02', 9000, 'USD'),
    ];
    const { months, current, before } = twoYearsOf(records, 'EUR', '2026-02-15');
    expect([months[0], months.at(-1), months.length]).toEqual(['2025-03', '2026-02', 12]);
    expect(current).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 200, 0, -50]);
    expect(before).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 0, 300]);
  });

  test('begins with the first day of a month', () => {
    expect([startOfTwoYears('2026-11-30'), startOfTwoYears('2026-12-01')]).toEqual(['2024-12-01', '2025-01-01']);
  });
});
