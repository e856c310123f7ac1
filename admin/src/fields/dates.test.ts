import { expect, test } from '@jest/globals';
import { addMonths, monthsBetween, monthText } from './dates.ts';

test('months are counted across the end of a year', () => {
  expect(monthsBetween('2025-12', '2026-01')).toEqual(['2025-12', '2026-01']);
  expect(monthsBetween('2026-01', '2025-12')).toEqual([]);
  expect([addMonths('2025-12', 1), addMonths('2026-01', -1), addMonths('2026-11', -23)]).toEqual([
    '2026-01',
    '2025-12',
    '2024-12',
  ]);
});

test('a month is shown in words, and a label of another kind as it is', () => {
  expect([monthText('2026-01', 'en'), monthText('2026-01', 'de'), monthText('Over 90 days', 'en')]).toEqual([
    'Jan 2026',
    'Jan. 2026',
    'Over 90 days',
  ]);
});
