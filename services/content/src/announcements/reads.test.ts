import { errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { announcementsOf, as } from '../../test/announcements.ts';
import { startContent, type TestedContent } from '../../test/harness.ts';
import { announcements } from './announcements.model.ts';
import { deletePurgedReads } from './reads.ts';

let content: TestedContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content?.stop());

const [nancy, andrew] = [as(2), as(3)];
const { create, show, list, change, read } = announcementsOf(() => content);

describe('the mark `read` of an announcement', () => {
  test("is each caller's own, and marking it again is fine", async () => {
    const { id } = await create();
    await read(id, nancy);
    await read(id, nancy);
    expect((await show(id, nancy)).message.record.read).toBe(true);
    expect((await show(id, andrew)).message.record.read).toBe(false);
    const shown = (await list({ list: { limit: 100 } }, nancy)).records.find((one) => one.id === id);
    expect(shown?.read).toBe(true);
  });

  test('is kept once of twenty marks at once', async () => {
    const { id } = await create();
    await Promise.all(Array.from({ length: 20 }, () => read(id, nancy)));
    const reads = content.running.kit.db.collection('announcement_reads').countDocuments({ announcement_id: id });
    expect(await reads).toBe(1);
  });

  test('is not part of the version', async () => {
    const { id } = await create();
    await read(id, nancy);
    expect(await show(id, nancy)).toMatchObject({ etag: 1, message: { record: { read: true } } });
  });

  test('filters the list both ways, with the true total', async () => {
    const reader = as(11);
    const some = await Promise.all([1, 2, 3].map(() => create({ share_with: ['user:11'] })));
    await read(some[0]!.id, reader);
    const unread = async (value: boolean) => {
      const { records, meta } = await list({ unread: value, list: { limit: 100 } }, reader);
      return { own: records.filter(({ id }) => some.some((one) => one.id === id)).map(({ id }) => id), meta, records };
    };
    expect((await unread(false)).own).toEqual([some[0]!.id]);
    expect((await unread(true)).own.sort()).toEqual([some[1]!.id, some[2]!.id].sort());
    expect((await unread(true)).meta.total).toBe((await unread(true)).records.length);
    expect((await unread(false)).meta.total).toBe(1);
  });

  test('is sent back as it was shown, and cannot be set', async () => {
    const { id } = await create({}, nancy);
    for (const isRead of [false, true]) {
      if (isRead) await read(id, nancy);
      const shown = (await show(id, nancy)).message.record;
      await change(id, { ...shown, title: `read ${isRead}` }, nancy);
      expect(await errorsOf(change(id, { read: !isRead }, nancy))).toEqual(['read read_only']);
    }
  });

  test('is forgotten of announcements that are gone for good, and of no others', async () => {
    const { db } = content.running.kit;
    const [there, deleted, gone] = await Promise.all([create(), create(), create()]);
    for (const { id } of [there, deleted, gone]) await read(id, nancy);
    for (const { id } of [deleted, gone]) await content.call('Announcements/Delete', { id });
    await db.collection('announcements_deleted').deleteOne({ _id: gone.id as never });
    await deletePurgedReads(
      db,
      announcements.models.map(({ name }) => name),
    );
    const left = await db.collection('announcement_reads').distinct('announcement_id', { user_id: 2 });
    expect([there, deleted, gone].map(({ id }) => left.includes(id))).toEqual([true, true, false]);
  });
});
