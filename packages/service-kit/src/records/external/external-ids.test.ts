import { portalUser, staff } from '@bms/testing';
import { afterAll, describe, expect, test } from '@jest/globals';
import { fails, openExternalWidgets } from '../../../test/external-widgets.ts';

const { call, collection, create, get, list, put, tested, update } = await openExternalWidgets();
afterAll(() => tested.stop());

describe('a record with ids in other systems', () => {
  test('is created with them, and shown and found by them', async () => {
    const { id } = await create({ title: 'two systems', external_ids: { datev: '10023', shop: 'A/7' } });
    expect((await get(id)).external_ids).toEqual({ datev: '10023', shop: 'A/7' });
    expect(await list({ datev: '10023' })).toEqual([id]);
    expect(await list({ shop: 'A/7' })).toEqual([id]);
    await expect(list({ datev: '10023', shop: 'A/7' })).rejects.toMatchObject(fails('external_id', 'too_many'));
    expect(await list({ shop: '10023' })).toEqual([]);
  });

  test('has no keys without ids, so that any number of records has none', async () => {
    const ids = [(await create({ title: 'none' })).id, (await create({ title: 'none', external_ids: {} })).id];
    const stored = await collection()
      .find({ _id: { $in: ids as never[] } })
      .toArray();
    expect(stored.map((one) => ['external_ids' in one, 'external_keys' in one])).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  test('costs no query more than one without ids', async () => {
    const { db } = tested.running.kit.db;
    await db!.command({ profile: 2 });
    const operationsOf = async (widget: object) => {
      const filter = { ns: /\.(widgets|outbox|ids|idempotency_keys)$/, op: { $ne: 'getmore' } };
      const before = await db!.collection('system.profile').countDocuments(filter);
      await create(widget);
      return (await db!.collection('system.profile').countDocuments(filter)) - before;
    };
    const without = await operationsOf({ title: 'cost' });
    expect(without).toBeGreaterThan(0);
    expect(await operationsOf({ title: 'cost', external_ids: { datev: 'cost' } })).toBe(without);
    await db!.command({ profile: 0 });
  });

  test('gets, changes and loses an id of one source and keeps the others', async () => {
    const { id } = await create({ title: 'merged', external_ids: { datev: 'm1' } });
    await update(id, { external_ids: { shop: 'm2' } }, ['external_ids.shop']);
    expect((await get(id)).external_ids).toEqual({ datev: 'm1', shop: 'm2' });
    await update(id, {}, ['external_ids.datev']);
    expect([(await get(id)).external_ids, await list({ datev: 'm1' })]).toEqual([{ shop: 'm2' }, []]);
    await update(id, {}, ['external_ids']);
    expect([(await get(id)).external_ids, await list({ shop: 'm2' })]).toEqual([{}, []]);
    await create({ title: 'takes over', external_ids: { datev: 'm1', shop: 'm2' } });
  });

  test('names the source and the record in the way of an id that is taken', async () => {
    const holder = await create({ title: 'holder', external_ids: { datev: 'taken' } });
    const { id } = await create({ title: 'second' });
    const error = {
      violations: [
        {
          field: 'external_ids.datev',
          code: 'taken',
          message: `external_ids.datev taken is already in use by the record ${holder.id}.`,
        },
      ],
    };
    await expect(create({ title: 'x', external_ids: { datev: 'taken' } })).rejects.toMatchObject(error);
    await expect(update(id, { external_ids: { datev: 'taken' } }, ['external_ids.datev'])).rejects.toMatchObject(error);
  });

  test('is not named to a caller who cannot view it', async () => {
    await create({ title: 'secret', external_ids: { datev: 'secret' } });
    const caller = staff(9, { 'widgets.view': 'own', 'widgets.create': 'all' });
    await expect(create({ title: 'x', external_ids: { datev: 'secret' } }, { caller })).rejects.toMatchObject({
      violations: [{ message: 'external_ids.datev secret is already in use by another record.' }],
    });
    await expect(put('secret', { title: 'x' }, { caller })).rejects.toMatchObject({
      violations: [{ message: 'external_ids.datev secret is already in use by another record.' }],
    });
    expect(await list({ datev: 'secret' }, { caller })).toEqual([]);
  });

  test('frees its ids when it is deleted, and is not restored while another record has one', async () => {
    const { id } = await create({ title: 'deleted', external_ids: { datev: 'freed' } });
    await call('Delete', { id });
    const next = await create({ title: 'next', external_ids: { datev: 'freed' } });
    await expect(call('Restore', { id })).rejects.toMatchObject({
      violations: [{ message: `external_ids.datev freed is already in use by the record ${next.id}.` }],
    });
    await update(next.id, {}, ['external_ids.datev']);
    await call('Restore', { id });
    expect(await list({ datev: 'freed' })).toEqual([id]);
  });

  test('is neither shown nor found nor changed by its ids for portal users', async () => {
    const { id } = await create({ title: 'shared', group_ids: '3', external_ids: { datev: 'portal' } });
    const options = { caller: portalUser(3) };
    expect([(await get(id, options)).external_ids, await list({ datev: 'portal' }, options)]).toEqual([{}, []]);
    expect(await list({}, options)).toContain(id);
    await expect(put('portal', { title: 'x' }, options)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test.each([
    ['a source with capitals', { Datev: '1' }],
    ['a source with a dot', { 'a.b': '1' }],
    ['a source of 33 characters', { ['a'.repeat(33)]: '1' }],
    ['an empty id', { datev: '' }],
    ['a blank id', { datev: '  ' }],
    ['an id of 101 characters', { datev: 'x'.repeat(101) }],
    ['eleven sources', Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`s${n}`, '1']))],
  ])('is not created with %s', async (_title, external_ids) => {
    const error = { code: 'validation_failed' };
    await expect(create({ title: 'x', external_ids })).rejects.toMatchObject(error);
  });

  test('has ids of at most ten sources, also if they are added one by one', async () => {
    const external_ids = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`s${n}`, 'ten']));
    const { id } = await create({ title: 'ten', external_ids });
    const eleventh = update(id, { external_ids: { s10: '1' } }, ['external_ids.s10']);
    await expect(eleventh).rejects.toMatchObject(fails('external_ids', 'too_many'));
  });
});
