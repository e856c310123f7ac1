import type { Caller } from '@bms/contracts';
import { errorsOf, portalUser, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startContent, type TestedContent } from '../../test/harness.ts';

type View = Record<string, unknown> & { id: number; title: string };

let content: TestedContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content?.stop());
beforeEach(() => content.running.kit.db.collection('views').deleteMany({}));

const grants: Caller['grants'] = {
  'views.view': 'all',
  'views.create': 'own',
  'views.update': 'own',
  'views.delete': 'own',
};
const nancy: RpcOptions = { caller: staff(2, { ...grants, 'clients.view': 'own' }) };
const andrew: RpcOptions = { caller: staff(3, { ...grants, 'clients.view': 'all', 'invoices.view': 'all' }) };
/** A role with all scopes does not make an administrator. */
const manager: RpcOptions = { caller: staff(4, { ...grants, 'clients.view': 'all', 'views.update': 'all' }) };
const administrator: RpcOptions = {};

const create = async (view: object = {}, options: RpcOptions = nancy) => {
  const sent = { title: 'Berlin', module: 'clients', query: 'search=Berlin', ...view };
  return (await content.call<{ record: View }>('Views/Create', { view: sent }, options)).message.record;
};
const get = async (id: number, options: RpcOptions = nancy) =>
  (await content.call<{ record: View }>('Views/Get', { id }, options)).message.record;
const update = (id: number, view: object, options: RpcOptions = nancy) =>
  content.call('Views/Update', { id, view, update_mask: { paths: Object.keys(view) } }, options);
const titles = async (query: object = {}, options: RpcOptions = nancy) =>
  (await content.call<{ records: View[] }>('Views/List', query, options)).message.records.map(({ title }) => title);

describe('a view', () => {
  test('is returned and listed as it was sent', async () => {
    const sent = { query: 'status=active&sort=-company_name', columns: ['company_name', 'email'], sort: 3 };
    const { id } = await create(sent);
    expect(await get(id)).toMatchObject({
      ...sent,
      title: 'Berlin',
      module: 'clients',
      is_shared: false,
      created_by: 2,
    });
    const { message } = await content.call<{ records: View[] }>('Views/List', { module: 'clients' }, nancy);
    expect(message.records).toMatchObject([{ id, ...sent }]);
  });

  test('is replaced as a whole: a removed filter does not come back', async () => {
    const { id } = await create({ query: 'status=active&country=Germany', columns: ['company_name', 'city'] });
    await update(id, { query: 'status=active', columns: [] });
    expect(await get(id)).toMatchObject({ query: 'status=active', columns: [] });
  });

  test('can filter by the user who opens it', async () => {
    expect(await create({ module: 'tasks', query: 'assigned_to=me&overdue=true' })).toMatchObject({
      query: 'assigned_to=me&overdue=true',
    });
  });

  test.each([
    ['colour=red', 'query unknown_parameter'],
    ['page=2', 'query unknown_parameter'],
    ['fields=id', 'query unknown_parameter'],
    ['format=csv', 'query unknown_parameter'],
    ['owner_id=Nancy', 'query wrong_type'],
    ['sort=colour', 'query not_allowed'],
    ['created_from=yesterday', 'query invalid_format'],
    ['status=active&status=lost', 'query repeated'],
  ])('of the query %s is rejected, as the list rejects it', async (query, error) => {
    expect(await errorsOf(create({ query }))).toEqual([error]);
  });

  test('names the filter that the list does not have', async () => {
    await expect(create({ query: 'colour=red' })).rejects.toMatchObject({
      violations: [{ field: 'query', message: 'query: colour is no filter of the list.' }],
    });
  });

  test('has only columns that records of the module have', async () => {
    expect(await errorsOf(create({ columns: ['company_name', 'colour'] }))).toEqual(['columns[1] not_allowed']);
  });

  test('is of a module with a list, which it keeps', async () => {
    expect(await errorsOf(create({ module: 'colours' }))).toEqual(['module not_allowed']);
    const { id } = await create();
    expect(await errorsOf(update(id, { module: 'leads' }))).toEqual(['module read_only']);
  });

  test('has a title that no other one of the owner and the module has', async () => {
    await create({ title: 'Mine' });
    expect(await errorsOf(create({ title: 'MINE' }))).toEqual(['title taken']);
    await create({ title: 'Mine', module: 'leads', query: '' });
    await create({ title: 'Mine' }, andrew);
  });

  test('whose filter the list no longer has is still renamed, mended and deleted', async () => {
    const { id } = await create();
    const stored = content.running.kit.db.collection<{ _id: number }>('views');
    await stored.updateOne({ _id: id }, { $set: { query: 'colour=red', columns: ['colour'] } });
    await update(id, { title: 'Old' });
    expect(await get(id)).toMatchObject({ title: 'Old', query: 'colour=red', columns: ['colour'] });
    await update(id, { query: 'status=active', columns: [] });
    await content.call('Views/Delete', { id }, nancy);
    expect(await titles()).toEqual([]);
  });
});

describe('views of others', () => {
  test('are invisible unless they are shared, to administrators too', async () => {
    const { id } = await create();
    for (const other of [andrew, administrator]) {
      expect(await titles({}, other)).toEqual([]);
      await expect(get(id, other)).rejects.toMatchObject({ code: 'not_found' });
    }
    await update(id, { is_shared: true });
    for (const other of [andrew, administrator]) expect(await titles({}, other)).toEqual(['Berlin']);
    await update(id, { is_shared: false });
    for (const other of [andrew, administrator]) expect(await titles({}, other)).toEqual([]);
  });

  test('are shared with those who may view the module', async () => {
    await create({ title: 'Invoices', module: 'invoices', query: '', is_shared: true }, andrew);
    await create({ title: 'Webhooks', module: 'webhooks', query: '', is_shared: true }, administrator);
    expect(await titles({}, nancy)).toEqual([]);
    expect(await titles({}, andrew)).toEqual(['Invoices']);
    expect((await titles({}, administrator)).toSorted()).toEqual(['Invoices', 'Webhooks']);
  });

  test('are changed and deleted by their owner and administrators only', async () => {
    const { id } = await create({ is_shared: true });
    for (const other of [andrew, manager]) {
      await expect(update(id, { title: 'Taken over' }, other)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(content.call('Views/Delete', { id }, other)).rejects.toMatchObject({ code: 'forbidden' });
    }
    await update(id, { title: 'Tidied' }, administrator);
    expect(await get(id)).toMatchObject({ title: 'Tidied', created_by: 2 });
    await content.call('Views/Delete', { id }, administrator);
    await expect(get(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('are not overwritten unseen by a second editor', async () => {
    const { id } = await create({ is_shared: true });
    const once = { headers: { 'if-match': '1' } };
    await update(id, { query: 'status=active' }, { ...nancy, ...once });
    const late = update(id, { query: 'status=inactive' }, { ...administrator, ...once });
    await expect(late).rejects.toMatchObject({ code: 'version_mismatch' });
    expect(await get(id)).toMatchObject({ query: 'status=active' });
  });

  test('do not exist for portal users', async () => {
    const portal = { caller: portalUser(5, 60) };
    await expect(titles({}, portal)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(create({}, portal)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('the number of views of a user', () => {
  const fill = async (owner: number, count: number) => {
    const view = { module: 'clients', query: '', columns: [], is_shared: false, created_by: owner, visible_to: [] };
    const rows = Array.from({ length: count }, (_, at) => ({
      ...view,
      _id: owner * 1000 + at,
      title: `View ${at}`,
      version: 1,
    }));
    await content.running.kit.db.collection<{ _id: number }>('views').insertMany(rows);
  };

  test('is limited to 100, restored ones included', async () => {
    const { id } = await create();
    await content.call('Views/Delete', { id }, nancy);
    await fill(2, 99);
    await create({ title: 'The last one' });
    expect(await errorsOf(create({ title: 'One too many' }))).toEqual(['title too_many']);
    expect(await errorsOf(content.call('Views/Restore', { id }, administrator))).toEqual(['title too_many']);
    await create({}, andrew);
  });
});
