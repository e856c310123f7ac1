import type { Caller } from '@bms/contracts';
import { errorsOf, portalUser, type RpcOptions, staff } from '@bms/testing';
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
const replace = (type: string, items: object[], options?: RpcOptions) =>
  content.call('LeftMenus/Replace', { type, menu: { items } }, options);
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
      expect(await errorsOf(add({ parent_id: id }, nancy))).toEqual(['parent_id unknown_reference']);
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
      expect(await errorsOf(add({ url }, nancy))).toEqual(['url invalid_format']);
    },
  );

  test.each([
    [{ title: '' }, 'title required'],
    [{ url: '' }, 'url required'],
    [{ type: 'other' }, 'type not_allowed'],
  ])('cannot be made from %j', async (item, error) => {
    expect(await errorsOf(add(item, nancy))).toContain(error);
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
    expect(await errorsOf(list({ type: 'other' }, nancy))).toEqual(['type not_allowed']);
  });

  test('comes in the order of its places where that is asked for, and by pages', async () => {
    for (const sort of [2, 3, 1]) await add({ title: `item ${sort}`, sort }, nancy);
    expect(await titles({ list: { sort: 'sort' } }, nancy)).toEqual(['item 1', 'item 2', 'item 3']);
    expect(await titles({ list: { sort: 'sort', limit: 2, page: 2 } }, nancy)).toEqual(['item 3']);
  });

  test('of all and of clients is made and cleared by administrators only', async () => {
    for (const type of ['default', 'client']) {
      expect(await errorsOf(add({ type }, nancy))).toEqual(['forbidden']);
      expect(await errorsOf(clear(type, nancy))).toEqual(['forbidden']);
      await add({ type });
      expect(await errorsOf(clear(type))).toEqual([]);
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
    expect(await errorsOf(clear('other', nancy))).toEqual(['type not_allowed']);
  });

  test('that was cleared can be brought back, item by item', async () => {
    const { id } = await add({ title: 'back' }, nancy);
    await clear('user', nancy);
    const ofAll = await add({ title: 'of all', type: 'default' });
    await clear('default');
    const restore = async (of: number) =>
      (await content.call<{ record?: Item }>('LeftMenus/Restore', { id: of })).message.record;
    // The administrator who restores it does not see the menu of another user.
    expect(await restore(id)).toBeNull();
    expect(await restore(ofAll.id)).toMatchObject({ id: ofAll.id, title: 'of all' });
    expect(await titles({ type: 'user' }, nancy)).toEqual(['back']);
  });

  test('is replaced as a whole: items stay, change, come and go, in the order that was sent', async () => {
    const [first, gone, last] = [
      await add({ title: 'a' }, nancy),
      await add({}, nancy),
      await add({ title: 'c' }, nancy),
    ];
    await add({}, andrew);
    const sent = [
      { id: last.id, title: 'c', url: '/c', icon: 'star' },
      { id: first.id, title: 'a', url: '/x', parent_id: last.id },
      { title: 'new', url: '/new', parent_id: last.id, open_in_new_tab: true },
    ];
    const { message } = await replace('user', sent, nancy);
    const { records } = await list({ type: 'user', list: { sort: 'sort' } }, nancy);
    expect(message).toEqual({ success: true, message: 'Saved.', records });
    const [, , added] = records;
    expect(records).toMatchObject(sent.map((item, at) => ({ id: added!.id, ...item, sort: at + 1 })));
    expect(records.map(({ id }) => id)).not.toContain(gone.id);
    expect(await titles({ type: 'user' }, andrew)).toHaveLength(1);
    await replace('user', [{ id: first.id, title: 'alone', url: '/x' }], nancy);
    const [alone, ...others] = (await list({ type: 'user' }, nancy)).records;
    expect(alone).toMatchObject({ id: first.id, title: 'alone', sort: 1 });
    expect([alone!['parent_id'] ?? null, others]).toEqual([null, []]);
  });

  test('is left as it is where one of the items that are sent is refused', async () => {
    const mine = await add({ title: 'mine' }, nancy);
    const others = await add({}, andrew);
    const item = { title: 'x', url: '/x' };
    const errorsOfReplace = (...items: object[]) => errorsOf(replace('user', items, nancy));
    expect(await errorsOfReplace(item, { ...item, url: 'x' })).toEqual(['items[1].url invalid_format']);
    expect(await errorsOfReplace(item, { ...item, id: others.id })).toEqual(['items[1].id unknown_reference']);
    expect(await errorsOfReplace({ ...item, id: mine.id }, { ...item, id: mine.id })).toEqual([
      'items[1].id duplicate',
    ]);
    expect(await errorsOfReplace({ ...item, id: mine.id, parent_id: mine.id })).toEqual([
      'items[0].parent_id unknown_reference',
    ]);
    expect(await errorsOfReplace()).toEqual(['items too_few']);
    expect(await errorsOf(replace('default', [item], nancy))).toEqual(['forbidden']);
    expect(await titles({}, nancy)).toEqual(['mine']);
  });

  test('that is cleared or replaced is told of, item by item', async () => {
    const { id } = await add({}, nancy);
    await replace('user', [{ id, title: 'other', url: '/x' }], nancy);
    await clear('user', nancy);
    const outbox = content.running.kit.db.collection('outbox');
    const events = await outbox
      .find({ record: `record.left_menus-${id}` })
      .sort({ version: 1 })
      .toArray();
    const kinds = events.map(({ subject }) => /record\.(\w+)\./.exec(String(subject))?.[1]);
    expect(kinds).toEqual(['created', 'updated', 'deleted']);
  });
});
