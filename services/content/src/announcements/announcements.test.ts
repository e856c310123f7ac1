import { createResource } from '@bms/service-kit';
import { administrator, errorsOf, type RpcOptions, staff, untilDayIsLong } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { announcementsOf, as, asPortal, member } from '../../test/announcements.ts';
import { startContent, type TestedContent } from '../../test/harness.ts';
import { announcements } from './announcements.model.ts';
import { publishDue } from './published.ts';

let content: TestedContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content?.stop());

const DAY_MS = 24 * 3600 * 1000;
await untilDayIsLong();
const day = (fromToday: number) => new Date(Date.now() + fromToday * DAY_MS).toISOString().slice(0, 10);
const [nancy, andrew] = [as(2), as(3)];
const { create, show, list, finds, change, read } = announcementsOf(() => content);

/** Returns the types of the events of an announcement, in order. */
async function eventsOf(id: number): Promise<string[]> {
  const sort = { version: 1, occurredAt: 1, position: 1 } as const;
  const rows = content.running.kit.db.collection('outbox').find({ record: `announcement.${id}` }, { sort });
  return (await rows.toArray()).map((row) => String(row['subject']).split('.').at(-2)!);
}

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
