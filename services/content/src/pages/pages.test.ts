import type { Caller } from '@bms/contracts';
import { errorsOf, portalUser, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startContent, type TestedContent } from '../../test/harness.ts';

type Page = Record<string, unknown> & { id: number; slug: string };

let content: TestedContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content?.stop());

const member: Caller['grants'] = { 'pages.view': 'all', 'pages.update': 'own', 'pages.create': 'all' };
const nancy: RpcOptions = { caller: staff(2, member) };
const client: RpcOptions = { caller: portalUser(5, 60) };

const create = async (page: object = {}, options?: RpcOptions) =>
  (
    await content.call<{ record: Page }>(
      'Pages/Create',
      { page: { title: 'A page', visibility: 'public', ...page } },
      options,
    )
  ).message.record;
const show = (id: number, options?: RpcOptions) => content.call<{ record: Page }>('Pages/Get', { id }, options);
const change = (id: number, page: object, options?: RpcOptions) =>
  content.call('Pages/Update', { id, page, update_mask: { paths: Object.keys(page) } }, options);
const list = async (query: object, options?: RpcOptions) =>
  (await content.call<{ records: Page[]; meta: { total: number } }>('Pages/List', query, options)).message;
const finds = async (id: number, options?: RpcOptions, query: object = {}) =>
  (await list({ ...query, list: { limit: 100 } }, options)).records.some((page) => page.id === id);

describe('a page', () => {
  test('is shown as it was sent, and listed without its text', async () => {
    const sent = { title: 'Über uns', slug: 'ueber', content: '<p>Wir <b>handeln</b>.</p>', visibility: 'staff' };
    const created = await create(sent);
    expect(created).toMatchObject({ ...sent, status: 'active' });
    const { id, created_at } = created;
    const item = { id, title: 'Über uns', slug: 'ueber', status: 'active', visibility: 'staff', created_at };
    expect((await list({})).records[0]).toEqual(item);
    expect(await show(id)).toEqual({ message: { record: created, actions: [] }, etag: 1 });
    expect((await change(id, created)).etag).toBe(1);
  });

  test('gets its slug from the title where none is sent, and keeps it', async () => {
    const { id, slug } = await create({ title: 'Häufige Fragen & Antworten' });
    expect(slug).toBe('haeufige-fragen-and-antworten');
    await change(id, { title: 'FAQ' });
    expect((await show(id)).message.record.slug).toBe(slug);
    await change(id, { slug: '' });
    expect((await show(id)).message.record.slug).toBe('faq');
  });

  test('has a slug of its own, also when ten of one title are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => create({ title: 'Terms' })));
    const slugs = ['terms', ...Array.from({ length: 9 }, (_, n) => `terms-${n + 2}`)];
    expect(made.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
  });

  test('cannot take the slug of another, in a create, a change or a restore', async () => {
    const { id } = await create({ slug: 'one' });
    const other = await create({ slug: 'two' });
    expect(await errorsOf(create({ slug: 'one' }))).toEqual(['slug taken']);
    expect(await errorsOf(change(other.id, { slug: 'one' }))).toEqual(['slug taken']);
    await content.call('Pages/Delete', { id });
    await create({ slug: 'one' });
    expect(await errorsOf(content.call('Pages/Restore', { id }))).toEqual(['slug taken']);
  });

  test.each([
    [{ title: '' }, 'title required'],
    [{ slug: 'Not A Slug' }, 'slug invalid_format'],
    [{ slug: '-x' }, 'slug invalid_format'],
    [{ status: 'inactive' }, 'status not_allowed'],
    [{ visibility: 'nobody' }, 'visibility not_allowed'],
    [{ content: 'x'.repeat(100_001) }, 'content too_long'],
    [{ content: '&'.repeat(90_000) }, 'content too_long'],
  ])('cannot be made (case %#)', async (page, error) => {
    expect(await errorsOf(create(page))).toEqual([error]);
  });

  test('is stored without what could do harm, which is named, and may be sent back', async () => {
    const evil = '<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x()">l</a></p>';
    const page = { title: 'A page', visibility: 'public', content: evil };
    const { message } = await content.call<{ record: Page; removed: string[] }>('Pages/Create', { page });
    const created = message.record;
    expect(message.removed).toEqual(['onclick of p', 'script', 'href of a']);
    expect(created['content']).toBe('<p>Hi <a rel="noopener noreferrer">l</a></p>');
    expect((await change(created.id, { content: created['content'] })).etag).toBe(1);
    const changed = await change(created.id, { content: '<iframe src="//evil.example"></iframe>gone' });
    expect(changed.message['removed']).toEqual(['iframe']);
    expect((await change(created.id, { title: 'Renamed' })).message['removed'] ?? []).toEqual([]);
    expect((await show(created.id)).message.record['content']).toBe('gone');
  });
});

describe('who reads a page', () => {
  test.each<[string, boolean, boolean]>([
    ['public', true, true],
    ['staff', true, false],
    ['clients', false, true],
  ])('is said by its visibility: %s', async (visibility, byStaff, byClient) => {
    const { id } = await create({ visibility });
    expect([await finds(id, nancy), await finds(id, client)]).toEqual([byStaff, byClient]);
    expect(await errorsOf(show(id, nancy))).toEqual(byStaff ? [] : ['not_found']);
    expect(await errorsOf(show(id, client))).toEqual(byClient ? [] : ['not_found']);
    expect(await finds(id)).toBe(true);
  });

  test('is only who may update it while it is inactive', async () => {
    const own = await create({ visibility: 'clients' }, nancy);
    const other = await create();
    for (const { id } of [own, other]) await change(id, { status: 'inactive' });
    expect([await finds(own.id, nancy), await finds(other.id, nancy)]).toEqual([true, false]);
    expect([await finds(own.id, client), await finds(other.id, client)]).toEqual([false, false]);
    expect(await finds(other.id, undefined, { status: 'inactive' })).toBe(true);
    expect((await list({ list: { search: 'page' }, status: 'inactive' }, client)).meta.total).toBe(0);
    await change(other.id, { status: 'active' });
    expect(await finds(other.id, client, { visibility: 'public' })).toBe(true);
  });

  test('does not change it', async () => {
    const { id } = await create();
    expect(await errorsOf(change(id, { title: 'x' }, nancy))).toEqual(['forbidden']);
    expect(await errorsOf(change(id, { title: 'x' }, client))).toEqual(['forbidden']);
  });
});
