import { expect, test } from '@jest/globals';
import { daysOf, type TimelineEntry } from './days.ts';

const NOW = new Date(2026, 2, 1, 12);
const entry = (occurred: Date): TimelineEntry => ({
  ...{ id: occurred.getTime(), module: 'clients', record_id: 1, title: 'Alfreds', action: 'updated', status: '' },
  ...{ changed: ['city'], user_id: 1, is_deleted: false, occurred_at: occurred.toISOString() },
});

test('entries are grouped by the day in the time zone of the browser, those of another year with it', () => {
  const times = [new Date(2026, 2, 1, 0, 1), new Date(2026, 1, 28, 23, 59), new Date(2026, 1, 28, 0, 1)];
  const older = [new Date(2026, 1, 27, 23, 59), new Date(2025, 11, 31, 8)];
  const days = daysOf(
    [...times, ...older].map((time) => entry(time)),
    NOW,
  );
  expect(days.map(({ name, entries }) => [name, entries.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Friday, February 27', 1],
    ['Wednesday, December 31, 2025', 1],
  ]);
});
