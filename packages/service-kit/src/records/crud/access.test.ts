import { callerOfClaims } from '@bms/contracts';
import { portalUser, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';

interface Shown {
  record: Record<string, unknown> & { id: number };
}

let tested: TestedService;
beforeAll(async () => {
  tested = await startTested([widgetsModule()]);
});
afterAll(() => tested.stop());

const create = async (widget: object, caller?: ReturnType<typeof staff>) =>
  (await tested.call<Shown>('Widgets/Create', { widget }, { caller })).message.record;
const show = async (id: number) => (await tested.call<Shown>('Widgets/Get', { id })).message;

describe('an action with a permission of its own', () => {
  const grants = { 'widgets.view': 'all', 'widgets.update': 'all' } as const;
  const approve = async (id: number, more: object) => {
    const asked = tested.call('Widgets/Approve', { id }, { caller: staff(7, { ...grants, ...more }) });
    return asked.then(
      ({ message }) => message,
      ({ code, message }) => [code, message],
    );
  };
  const approved = { success: true, message: 'Approved.' };

  test('requires it, whatever else the caller may change', async () => {
    const { id } = await create({ title: 'guarded' });
    expect(await approve(id, {})).toEqual(['forbidden', 'This requires the permission widgets.approve.']);
    expect(await approve(id, { 'widgets.approve': 'all' })).toMatchObject(approved);
    expect((await show(id)).record['labels']).toEqual(['approved']);
  });

  test('is limited to own records by its scope, and needs no permission to update', async () => {
    const own = { 'widgets.update': undefined, 'widgets.approve': 'own' };
    const [theirs, mine] = [await create({ title: 'theirs' }), await create({ title: 'mine', owner_id: 7 })];
    expect(await approve(theirs.id, own)).toEqual([
      'forbidden',
      'Your permission widgets.approve is limited to your own records.',
    ]);
    expect(await approve(mine.id, own)).toMatchObject(approved);
  });

  test('is not available to portal users', async () => {
    const { id } = await create({ title: 'for staff' });
    const asked = tested.call('Widgets/Approve', { id }, { caller: portalUser(5) });
    await expect(asked).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('the access of a caller', () => {
  const own = {
    'widgets.view': 'own',
    'widgets.create': 'own',
    'widgets.update': 'own',
    'widgets.delete': 'own',
  } as const;
  const all = { ...own, 'widgets.view': 'all' } as const;

  test('own records are those that one made or looks after; others are not there', async () => {
    const mine = await create({ title: 'mine' }, staff(50, own));
    const given = await create({ title: 'given', owner_id: 50 });
    const other = await create({ title: 'other' });
    const { message } = await tested.call<{ records: { id: number }[]; meta: { total: number } }>(
      'Widgets/List',
      {},
      { caller: staff(50, own) },
    );
    expect(message.records.map(({ id }) => id).sort()).toEqual([mine.id, given.id].sort());
    expect(message.meta.total).toBe(2);
    for (const rpc of ['Widgets/Get', 'Widgets/Delete', 'Widgets/Update'])
      await expect(tested.call(rpc, { id: other.id }, { caller: staff(50, own) })).rejects.toMatchObject({
        code: 'not_found',
      });
  });

  test('what is visible but not own may not be changed', async () => {
    const { id } = await create({ title: 'seen' });
    const caller = staff(51, all);
    await tested.call('Widgets/Get', { id }, { caller });
    await expect(
      tested.call('Widgets/Update', { id, widget: { title: 'z' }, update_mask: { paths: ['title'] } }, { caller }),
    ).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Your permission widgets.update is limited to your own records.',
    });
    await expect(tested.call('Widgets/Delete', { id }, { caller })).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('without the grant the module is forbidden, and without a token everything', async () => {
    await expect(tested.call('Widgets/List', {}, { caller: staff(52, {}) })).rejects.toMatchObject({
      code: 'forbidden',
      message: 'This requires the permission widgets.view.',
    });
    await expect(
      tested.call('Widgets/List', {}, { headers: { authorization: 'Bearer nonsense' } }),
    ).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('a portal user reaches what the module says, and nothing by other actions', async () => {
    const { id } = await create({ title: 'for client 900', group_ids: '900' });
    const portal = callerOfClaims({ kind: 'user', uid: 60, typ: 'client', cid: 900 });
    const { message } = await tested.call<{ records: { id: number }[] }>('Widgets/List', {}, { caller: portal });
    expect(message.records.map((record) => record.id)).toEqual([id]);
    await expect(tested.call('Widgets/Delete', { id }, { caller: portal })).rejects.toMatchObject({
      code: 'forbidden',
      message: 'This resource is not available to portal users.',
    });
  });
});
