import { expect, test } from '@jest/globals';
import { addMonths } from '../../fields/dates.ts';
import { firstDayOf, monthOf, weeksOf } from './month.ts';

const MONTHS = Array.from({ length: 12 * 60 }, (_, at) => addMonths('1990-01', at));

test('the weeks of every month have each of its days once, and begin with the first weekday', () => {
  for (const month of MONTHS)
    for (const firstDay of [1, 5, 6, 7]) {
      const weeks = weeksOf(month, firstDay);
      const [year, number] = month.split('-').map(Number);
      const last = new Date(Date.UTC(year!, number!, 0)).getUTCDate();
      expect(weeks.flat().filter((day) => day.startsWith(month))).toHaveLength(last);
      expect(new Set(weeks.flat()).size).toBe(weeks.length * 7);
      expect(weeks.every(([first]) => (new Date(first!).getUTCDay() || 7) === firstDay)).toBe(true);
      expect(weeks.every((week) => week.some((day) => day.startsWith(month)))).toBe(true);
    }
});

test('months follow each other over the end of a year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-05', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-05',
  ]);
});

test('a month that is none is that of today', () => {
  for (const text of [null, '', '2026-13', '2026-1', 'x', '0001-01'])
    expect(monthOf(text, '2026-11-28')).toBe('2026-11');
  expect(monthOf('2027-02', '2026-11-28')).toBe('2027-02');
});

test('a week begins as the locale has it', () => {
  expect([firstDayOf('de-DE'), firstDayOf('en-US')]).toEqual([1, 7]);
});
