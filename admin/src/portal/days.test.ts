import { expect, test } from '@jest/globals';
import { dayText, dueText, longDayText } from './days.ts';

const TODAY = '2026-11-25';

test.each([
  ['2026-11-25', 'due today'],
  ['2026-11-26', 'due tomorrow'],
  ['2026-12-10', 'due in 15 days'],
  ['2026-11-24', '1 day late'],
  ['2026-11-13', '12 days late'],
  ['2025-11-25', '365 days late'],
])('an amount due on %s is %j on November 25', (due, text) => {
  expect(dueText(due, TODAY)).toBe(text);
});

test('a day has its year only in another one', () => {
  expect([dayText('2026-12-10', TODAY), dayText('2027-01-10', TODAY)]).toEqual(['Dec 10', 'Jan 10, 2027']);
  expect(longDayText('2026-12-10', TODAY)).toBe('Thursday, December 10');
});
