import type { AnnouncementEvent } from '@bms/contracts/types/content';
import { expect, test } from '@jest/globals';
import { announcementPublished } from './texts.ts';

test('an announcement is not announced by mail after its last day in the time zone of the organization', () => {
  const end = new Date('2026-03-02T15:00:00Z');
  const days = { startOf: (day: Date) => (day.getTime() === Date.parse('2026-03-03') ? end : day) };
  const announcement = { id: 1, title: 'News', share_with: [], created_by: 1, end_date: '2026-03-02' };
  expect(announcementPublished(announcement as unknown as AnnouncementEvent, days).notAfter).toEqual(end);
});
