import type { Caller } from '@bms/contracts';
import { createResource } from '@bms/service-kit';
import { administrator, errorsOf, portalUser, type RpcOptions, staff, untilDayIsLong } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startContent, type TestedContent } from '../../test/harness.ts';
import { announcements } from './announcements.model.ts';
import { publishDue } from './published.ts';
import { deletePurgedReads } from './reads.ts';

type Announcement = Record<string, unknown> & { id: number; read: boolean };

let content: TestedContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content?.stop());

const DAY_MS = 24 * 3600 * 1000;
await untilDayIsLong();
const day = (fromToday: number) => new Date(Date.now() + fromToday * DAY_MS).toISOString().slice(0, 10);
const member: Caller['grants'] = {
  'announcements.view': 'all',
  'announcements.create': 'all',
  'announcements.update': 'own',
  'announcements.delete': 'own',
};
const as = (userId: number, grants = member): RpcOptions => ({ caller: staff(userId, grants) });
const asPortal = (userId: number): RpcOptions => ({
  caller: portalUser(5, userId),
});
const [nancy, andrew] = [as(2), as(3)];

const create = async (announcement: object = {}, options?: RpcOptions) =>
  (
    await content.call<{ record: Announcement }>(
      'Announcements/Create',
      { announcement: { title: 'News', share_with: ['all_members'], ...announcement } },
      options,
    )
  ).message.record;
const show = (id: number, options?: RpcOptions) =>
  content.call<{ record: Announcement }>('Announcements/Get', { id }, options);
const list = async (query: object, options?: RpcOptions) =>
  (await content.call<{ records: Announcement[]; meta: { total: number } }>('Announcements/List', query, options))
    .message;
const finds = async (id: number, options: RpcOptions, query: object = {}) =>
  (await list({ ...query, list: { limit: 100 } }, options)).records.some((one) => one.id === id);
const change = (id: number, announcement: object, options?: RpcOptions) =>
  content.call(
    'Announcements/Update',
    { id, announcement, update_mask: { paths: Object.keys(announcement) } },
    options,
  );
/** Returns the types of the events of an announcement, in order. */
async function eventsOf(id: number): Promise<string[]> {
  const sort = { version: 1, occurredAt: 1, position: 1 } as const;
  const rows = content.running.kit.db.collection('outbox').find({ record: `announcement.${id}` }, { sort });
  return (await rows.toArray()).map((row) => String(row['subject']).split('.').at(-2)!);
}
const read = (id: number, options?: RpcOptions) => content.call('Announcements/Read', { id }, options);

describe('an announcement', () => {
  test('is returned as it was sent, published with its audience, and listed with exactly the fields of the contract', async () => {
    const sent = { title: 'Closed', description: 'On Friday', start_date: day(-1), end_date: day(1) };
    const created = await create({ ...sent, share_with: ['all_members', 'role:2', 'user:60'] });
    expect(created).toMatchObject({ ...sent, share_with: ['all_members', 'role:2', 'user:60'], read: false });
    expect(await show(created.id)).toEqual({ message: { record: created, actions: [] }, etag: 1 });
    const { id, title, description, created_at } = created;
    expect((await list({})).records[0]).toEqual({ id, title, description, created_at, read: false });
    const row = await content.running.kit.db
      .collection('outbox')
      .findOne({ subject: `bms.content.announcement.created.${id}` });
    expect(row?.['data'].toString('utf8')).toContain('role:2');
  });

  test('is changed, deleted and restored, and announced only once', async () => {
    const { id } = await create();
    await change(id, { title: 'Other' });
    await content.call('Announcements/Delete', { id });
    expect(await errorsOf(show(id))).toEqual(['not_found']);
    await content.call('Announcements/Restore', { id });
    expect((await show(id)).message.record).toMatchObject({ title: 'Other' });
    expect(await eventsOf(id)).toEqual(['created', 'published']);
  });

  test.each([
    [{ title: '' }, 'title required'],
    [{ description: 'x'.repeat(8001) }, 'description too_long'],
    [{ start_date: day(2), end_date: day(1) }, 'end_date before_start'],
    [{ start_date: '2026-02-30' }, 'start_date invalid_format'],
    [{ share_with: ['everybody'] }, 'share_with[0] invalid_format'],
    [{ share_with: ['user:0'] }, 'share_with[0] invalid_format'],
    [{ share_with: ['all_members', 'all_members'] }, 'share_with duplicate'],
    [{ share_with: ['user:999'] }, 'share_with unknown_reference'],
    [{ share_with: ['user:70'] }, 'share_with unknown_reference'],
    [{ share_with: ['role:3'] }, 'share_with unknown_reference'],
  ])('cannot be made (case %#): %j', async (announcement, error) => {
    const errors = await errorsOf(create(announcement));
    expect(errors).toEqual([error]);
  });

  test('names who was sent last when its dates do not fit', async () => {
    const { id } = await create({ start_date: day(0), end_date: day(2) });
    expect(await errorsOf(change(id, { start_date: day(3) }))).toEqual(['start_date before_start']);
  });

  test('stays shared with who has gone, and is shared with nobody new who has', async () => {
    content.stubs.users.set(40, { name: 'Gone Soon', status: 'active', user_type: 'staff' });
    const { id } = await create({ share_with: ['user:41'] });
    content.stubs.users.delete(41);
    await content.running.kit.db.collection('copies_users').deleteOne({ _id: 41 as never });
    await change(id, { share_with: ['user:41', 'user:40'] });
    expect(await errorsOf(change(id, { share_with: ['user:41', 'user:999'] }))).toEqual([
      'share_with unknown_reference',
    ]);
  });
});

describe('the audience of an announcement', () => {
  const roleTwo: RpcOptions = { caller: { ...staff(4, member), roleId: 2 } };
  test.each<[string, string[], RpcOptions, boolean]>([
    ['members', ['all_members'], nancy, true],
    ['members', ['all_members'], asPortal(60), false],
    ['clients', ['all_clients'], asPortal(60), true],
    ['clients', ['all_clients'], nancy, false],
    ['a role', ['role:2'], roleTwo, true],
    ['a role', ['role:2'], nancy, false],
    ['a user', ['user:2'], nancy, true],
    ['a user', ['user:2'], andrew, false],
    ['a user of the portal', ['user:60'], asPortal(60), true],
    ['a user of the portal', ['user:60'], asPortal(61), false],
    ['several', ['user:9', 'role:2', 'all_clients'], roleTwo, true],
  ])('sees it and nobody else does: %s %j (case %#)', async (_whom, share_with, options, isSeen) => {
    const { id } = await create({ share_with, title: 'Quokka' });
    expect(await finds(id, options)).toBe(isSeen);
    expect(await finds(id, options, { unread: true })).toBe(isSeen);
    expect(await errorsOf(show(id, options))).toEqual(isSeen ? [] : ['not_found']);
    expect(await errorsOf(read(id, options))).toEqual(isSeen ? [] : ['not_found']);
  });

  test('counts in totals and searches: what one does not see is not there', async () => {
    await create({ share_with: ['user:9'], title: 'Wombat' });
    expect(await list({ list: { search: 'wombat' } }, nancy)).toMatchObject({ records: [], meta: { total: 0 } });
    const { total } = (await list({}, nancy)).meta;
    await create({ share_with: ['user:9'] });
    expect((await list({}, nancy)).meta.total).toBe(total);
  });

  test('does not matter to who may update it', async () => {
    const own = await create({ share_with: ['all_clients'], start_date: day(5) }, nancy);
    for (const options of [nancy, { caller: administrator }, as(8, { ...member, 'announcements.update': 'all' })]) {
      expect(await finds(own.id, options)).toBe(true);
      expect(await errorsOf(show(own.id, options))).toEqual([]);
    }
    expect(await finds(own.id, andrew)).toBe(false);
  });

  test('only sees it where others may not change it', async () => {
    const { id } = await create();
    expect(await errorsOf(change(id, { title: 'x' }, nancy))).toEqual(['forbidden']);
    expect(await errorsOf(change(id, { title: 'x' }, asPortal(60)))).toEqual(['forbidden']);
    expect(await finds(id, as(2, { 'announcements.view': 'own' }))).toBe(false);
  });
});

describe('the dates of an announcement', () => {
  test.each([
    ['today', { start_date: day(0), end_date: day(0) }, true],
    ['since yesterday', { start_date: day(-1) }, true],
    ['until tomorrow', { end_date: day(1) }, true],
    ['from tomorrow', { start_date: day(1) }, false],
    ['until yesterday', { end_date: day(-1) }, false],
  ])('hide it from others outside of them: %s', async (_when, dates, isSeen) => {
    const { id } = await create(dates);
    expect(await finds(id, nancy)).toBe(isSeen);
    expect(await errorsOf(show(id, nancy))).toEqual(isSeen ? [] : ['not_found']);
    expect(await finds(id, { caller: administrator })).toBe(true);
    await change(id, { start_date: undefined, end_date: undefined });
    expect(await finds(id, nancy)).toBe(true);
  });
});

describe('the publication of an announcement', () => {
  /** Runs the publishing job of every copy several times concurrently, as a scheduler might. */
  const dayComes = (fromToday: number) => {
    const today = new Date(day(fromToday));
    const resource = createResource(content.running.kit, announcements, { computed: { read: () => false } });
    return Promise.all([1, 2, 3].map(() => publishDue(resource, today)));
  };

  test('is told at once where its first day has come, and not again when it is changed', async () => {
    const { id } = await create({ start_date: day(-1), end_date: day(1) });
    await change(id, { title: 'Other', end_date: day(3) });
    await dayComes(1);
    expect(await eventsOf(id)).toEqual(['created', 'published']);
  });

  test('is told when its first day comes, once', async () => {
    const { id } = await create({ start_date: day(3) });
    await dayComes(2);
    expect(await eventsOf(id)).toEqual(['created']);
    await dayComes(3);
    await dayComes(4);
    expect(await eventsOf(id)).toEqual(['created', 'published']);
    expect((await show(id)).etag).toBe(1);
  });

  test('is not told of one that is deleted, and once of one that is restored', async () => {
    const { id } = await create({ start_date: day(3) });
    await content.call('Announcements/Delete', { id });
    await dayComes(3);
    expect(await eventsOf(id)).toEqual(['created']);
    await content.call('Announcements/Restore', { id });
    await dayComes(3);
    await content.call('Announcements/Delete', { id });
    await content.call('Announcements/Restore', { id });
    await dayComes(4);
    expect(await eventsOf(id)).toEqual(['created', 'published']);
  });

  test('follows a first day that is moved: later, or to today', async () => {
    const [later, sooner] = [await create({ start_date: day(3) }), await create({ start_date: day(3) })];
    await change(later.id, { start_date: day(9) });
    await change(sooner.id, { start_date: day(0) });
    expect(await eventsOf(sooner.id)).toEqual(['created', 'published']);
    await dayComes(8);
    expect(await eventsOf(later.id)).toEqual(['created']);
    await dayComes(9);
    for (const { id } of [later, sooner]) expect(await eventsOf(id)).toEqual(['created', 'published']);
  });

  test('is not told of one whose days are over, unless they are moved', async () => {
    const { id } = await create({ end_date: day(-1) });
    await dayComes(0);
    expect(await eventsOf(id)).toEqual(['created']);
    await change(id, { end_date: day(1) });
    expect(await eventsOf(id)).toEqual(['created', 'published']);
  });

  test('is told with what it says by then', async () => {
    const { id } = await create({ start_date: day(3), title: 'Quoll' });
    await change(id, { title: 'Bilby' });
    await dayComes(3);
    const subject = `bms.content.announcement.published.${id}`;
    const row = await content.running.kit.db.collection('outbox').findOne({ subject });
    expect(row?.['data'].toString('utf8')).toContain('Bilby');
  });
});

describe('read', () => {
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

describe('an unavailable identity service', () => {
  test('is needed for users and roles that are named, and for nothing else', async () => {
    const alone = await content.startCopy({ UPSTREAMS: 'identity=127.0.0.1:9' });
    const making = (share_with: string[]) =>
      errorsOf(alone.call('Announcements/Create', { announcement: { title: 'x', share_with } }));
    expect(await making(['all_members', 'all_clients'])).toEqual([]);
    expect(await making(['role:1'])).toEqual(['unavailable']);
    expect(await making(['user:49'])).toEqual(['unavailable']);
    await alone.stop();
  });
});
