import { expect, test } from '@jest/globals';
import { formatTimestamp } from '../../../fields/dates.ts';
import { openingsOf } from './openings.ts';

const [earlier, later] = ['2026-11-29T18:00:00.000Z', '2026-11-30T08:30:00.000Z'];
const never = { open_count: 0, last_opened_at: null };

test.each([
  ['without a link', [], 'Not opened yet'],
  ['by a link that nobody followed', [never], 'Not opened yet'],
  ['once', [{ open_count: 1, last_opened_at: later }, never], `Opened once, last ${formatTimestamp(later)}`],
  [
    'by two links',
    [
      { open_count: 1, last_opened_at: later },
      { open_count: 1, last_opened_at: earlier },
    ],
    `Opened twice, last ${formatTimestamp(later)}`,
  ],
  ['often', [{ open_count: 7, last_opened_at: later }], `Opened 7 times, last ${formatTimestamp(later)}`],
])('the openings of a document %s', (_, links, text) => {
  expect(openingsOf(links)).toBe(text);
});
