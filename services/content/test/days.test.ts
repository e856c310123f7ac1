import { staff } from '@bms/testing';
import { moveOrganization, setClock } from '@bms/testing/clock';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startContent, type TestedContent } from './harness.ts';

const DAY_MS = 24 * 3600 * 1000;
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

let content: TestedContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content?.stop());

const create = async (dates: object) => {
  const announcement = { title: 'News', share_with: ['all_members'], ...dates };
  const { message } = await content.call<{ record: { id: number } }>('Announcements/Create', { announcement });
  return message.record.id;
};
const isPublished = async (id: number) =>
  (await content.running.kit.db
    .collection('outbox')
    .countDocuments({ subject: `bms.content.announcement.published.${id}` })) === 1;
const visible = async () => {
  const caller = staff(2, { 'announcements.view': 'all' });
  const { message } = await content.call<{ records: { id: number }[] }>('Announcements/List', {}, { caller });
  return message.records.map(({ id }) => id);
};

test.each([
  ['Asia/Tokyo', '2026-06-30T15:00:00.000Z', '2026-07-01'],
  ['America/Los_Angeles', '2026-11-02T07:59:59.999Z', '2026-11-01'],
])('announcements are visible on their days in %s at %s', async (zone, instant, today) => {
  setClock(instant);
  await moveOrganization(content.running.kit, zone, today);
  const shown = await create({ start_date: today, end_date: today });
  const later = await create({ start_date: dayAfter(today, 1) });
  const ended = await create({ end_date: dayAfter(today, -1) });
  const found = await visible();
  expect([shown, later, ended].map((id) => found.includes(id))).toEqual([true, false, false]);
  expect([await isPublished(shown), await isPublished(later)]).toEqual([true, false]);
});
