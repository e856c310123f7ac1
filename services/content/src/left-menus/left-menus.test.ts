import type { Caller } from '@bms/contracts';
import { portalUser, type RpcOptions, refusalOf, staff } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startContent, type TestedContent } from '../../test/harness.ts';

type Item = Record<string, unknown> & { id: number };

let content: TestedContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content?.stop());
beforeEach(() => content.running.kit.db.collection('left_menus').deleteMany({}));

const own: Caller['grants'] = {
  'left_menus.view': 'all',
  'left_menus.create': 'own',
  'left_menus.update': 'own',
  'left_menus.delete': 'own',
};
const nancy: RpcOptions = { caller: staff(2, own) };
const andrew: RpcOptions = { caller: staff(3, own) };
const client: RpcOptions = { caller: portalUser(5, 60) };

const add = async (item: object = {}, options?: RpcOptions) => {
  const sent = { type: 'user', title: 'Item', url: '/x', ...item };
  return (await content.call<{ record: Item }>('LeftMenus/Create', { item: sent }, options)).message.record;
};
const list = async (query: object = {}, options?: RpcOptions) =>
  (await content.call<{ records: Item[]; meta?: object }>('LeftMenus/List', query, options)).message;
const titles = async (query: object, options?: RpcOptions) =>
  (await list(query, options)).records.map((item) => item['title']);
const clear = (type: string, options?: RpcOptions) => content.call('LeftMenus/Delete', { type }, options);

describe('a menu item', () => {
  test('is shown and listed as it was sent, without meta', async () => {
    const sent = { title: 'Mine', url: 'https://example.com/a?b=c', icon: 'star', sort: 3, open_in_new_tab: true };
    const created = await add(sent, nancy);
    expect(created).toMatchObject({ ...sent, type: 'user', created_by: 2 });
    expect(await list({}, nancy)).toEqual({ records: [created] });
  });

  test('stands under one of the same menu only', async () => {
    const [mine, shared, others] = [await add({}, nancy), await add({ type: 'default' }), await add({}, andrew)];
    expect(await add({ parent_id: mine.id }, nancy)).toMatchObject({ parent_id: mine.id });
    for (const { id } of [shared, others, { id: 99_999 }])
      expect(await refusalOf(add({ parent_id: id }, nancy))).toEqual(['parent_id unknown_reference']);
    await add({ type: 'default', parent_id: shared.id });
  });

  test.each(['/', '/clients', '/clients?status=active#top', 'http://example.com', 'https://example.com/ä'])(
    'leads to %s',
    async (url) => {
      expect(await add({ url }, nancy)).toMatchObject({ url });
    },
  );

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'clients', 'ftp://x', '/a b', 'https://'])(
    'does not lead to %s',
    async (url) => {
      expect(await refusalOf(add({ url }, nancy))).toEqual(['url invalid_format']);
    },
  );

  test.each([
    [{ title: '' }, 'title required'],
    [{ url: '' }, 'url required'],
    [{ type: 'other' }, 'type not_allowed'],
  ])('cannot be made from %j', async (item, refusal) => {
    expect(await refusalOf(add(item, nancy))).toContain(refusal);
  });
});

describe('a menu', () => {
  test('is seen by those whom it is for', async () => {
    await add({ title: 'of nancy' }, nancy);
    await add({ title: 'of andrew' }, andrew);
    await add({ title: 'of the administrator' });
    await add({ title: 'of all', type: 'default' });
    await add({ title: 'of clients', type: 'client' });
    expect(await titles({}, nancy)).toEqual(['of all', 'of nancy']);
    expect(await titles({}, client)).toEqual(['of clients']);
    expect(await titles({})).toEqual(['of clients', 'of all', 'of the administrator']);
    expect(await titles({ type: 'default' }, nancy)).toEqual(['of all']);
    expect(await titles({ type: 'client' }, nancy)).toEqual([]);
    expect(await titles({ type: 'user' }, client)).toEqual([]);
    expect(await refusalOf(list({ type: 'other' }, nancy))).toEqual(['type not_allowed']);
  });

  test('comes in the order of its places where that is asked for, and by pages', async () => {
    for (const sort of [2, 3, 1]) await add({ title: `item ${sort}`, sort }, nancy);
    expect(await titles({ list: { sort: 'sort' } }, nancy)).toEqual(['item 1', 'item 2', 'item 3']);
    expect(await titles({ list: { sort: 'sort', limit: 2, page: 2 } }, nancy)).toEqual(['item 3']);
  });

  test('of all and of clients is made and cleared by administrators only', async () => {
    for (const type of ['default', 'client']) {
      expect(await refusalOf(add({ type }, nancy))).toEqual(['forbidden']);
      expect(await refusalOf(clear(type, nancy))).toEqual(['forbidden']);
      await add({ type });
      expect(await refusalOf(clear(type))).toEqual([]);
      expect(await titles({ type })).toEqual([]);
    }
  });

  test('is cleared without touching those of others, also when there is nothing to clear', async () => {
    for (const options of [nancy, andrew]) await add({}, options);
    await add({ type: 'default' });
    await clear('user', nancy);
    expect(await titles({ type: 'user' }, nancy)).toEqual([]);
    expect(await titles({}, andrew)).toHaveLength(2);
    await content.call('LeftMenus/ClearOwn', {}, andrew);
    expect(await titles({ type: 'user' }, andrew)).toEqual([]);
    expect(await titles({}, andrew)).toHaveLength(1);
    await content.call('LeftMenus/ClearOwn', {}, andrew);
    expect(await refusalOf(clear('other', nancy))).toEqual(['type not_allowed']);
  });

  test('that was cleared can be brought back, item by item', async () => {
    const { id } = await add({ title: 'back' }, nancy);
    await clear('user', nancy);
    await content.call('LeftMenus/Restore', { id });
    expect(await titles({}, nancy)).toEqual(['back']);
  });
});
