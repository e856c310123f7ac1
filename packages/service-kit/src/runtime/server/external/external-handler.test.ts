import { type RpcOptions, staff } from '@bms/testing';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fails, openExternalWidgets } from '../../../../test/external-widgets.ts';
import { startTested, type TestedService } from '../../../../test/harness.ts';
import { widgetsModule } from '../../../../test/widgets.ts';

const { count, list, put, tested } = await openExternalWidgets();
afterAll(() => tested.stop());

describe('a write by an external id', () => {
  test('creates the record, and updates it when it is repeated', async () => {
    const first = await put('p1', { title: 'put' });
    expect(first).toMatchObject({ created: true, location: `/api/widgets/${first.record.id}`, version: 1 });
    expect(first.record.external_ids).toEqual({ datev: 'p1' });
    const again = await put('p1', { title: 'put' });
    expect([again.created, again.record.id, again.version]).toEqual([false, first.record.id, 1]);
    const changed = await put('p1', { title: 'put again', external_ids: { shop: 'p2' } });
    expect([changed.created, changed.record.id, changed.version]).toEqual([false, first.record.id, 2]);
    expect(changed.record.external_ids).toEqual({ datev: 'p1', shop: 'p2' });
  });

  test('of one id by twenty callers at once makes one record', async () => {
    for (let round = 0; round < 5; round++) {
      const title = `at once ${round}`;
      const made = await Promise.all(Array.from({ length: 20 }, () => put(title, { title })));
      expect(made.filter(({ created }) => created)).toHaveLength(1);
      expect(new Set(made.map(({ record }) => record.id)).size).toBe(1);
      expect(await count(title)).toBe(1);
    }
  });

  test('by two processes at once makes one record', async () => {
    const replica = await startTested([widgetsModule()], tested.env, tested.secrets);
    try {
      const send = (service: TestedService, id: string) =>
        service.call('Widgets/PutExternal', { source: 'datev', external_id: id, record: '{"title":"replicas"}' });
      const ids = Array.from({ length: 20 }, (_, n) => `replica ${n}`);
      await Promise.all(ids.flatMap((id) => [send(tested, id), send(replica, id)]));
      expect(await count('replicas')).toBe(20);
    } finally {
      await replica.stop();
    }
  });

  test('of a title only updates a record and does not create one', async () => {
    await put('partial', { title: 'partial', amount: 3 });
    expect((await put('partial', { amount: 4 })).record).toMatchObject({ title: 'partial', amount: 4 });
    await expect(put('new', { amount: 4 })).rejects.toMatchObject(fails('title', 'required'));
    await expect(put('partial', { amount: 'x' })).rejects.toMatchObject(fails('amount', 'wrong_type'));
    await expect(put('partial', { unknown: 1 })).rejects.toMatchObject(fails('unknown', 'unknown_field'));
  });

  test('rejects another id of the source in the record', async () => {
    const error = fails('external_ids.datev', 'not_allowed');
    await expect(put('a', { title: 'x', external_ids: { datev: 'b' } })).rejects.toMatchObject(error);
    expect((await put('a', { title: 'x', external_ids: { datev: 'a' } })).created).toBe(true);
  });

  test('rejects an expected version that is not current, and any of a record that does not exist', async () => {
    const ifMatch = (version: number): RpcOptions => ({ headers: { 'if-match': String(version) } });
    const { version } = await put('versions', { title: 'versions' });
    const mismatch = { code: 'version_mismatch' };
    await expect(put('versions', { title: 'x' }, ifMatch(7))).rejects.toMatchObject(mismatch);
    expect((await put('versions', { title: 'y' }, ifMatch(version!))).version).toBe(2);
    await expect(put('no version', { title: 'x' }, ifMatch(1))).rejects.toMatchObject({ code: 'not_found' });
    await expect(put('versions', { title: 5 }, ifMatch(7))).rejects.toMatchObject(mismatch);
  });

  test('needs the permission of the write that it makes', async () => {
    await put('of another', { title: 'of another' });
    const only = (...actions: string[]): RpcOptions => ({
      caller: staff(9, Object.fromEntries(['view', ...actions].map((action) => [`widgets.${action}`, 'all']))),
    });
    await expect(put('x', { title: 'x' }, only())).rejects.toMatchObject({ code: 'forbidden' });
    await expect(put('x', { title: 'x' }, only('update'))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(put('of another', { title: 'x' }, only('create'))).rejects.toMatchObject({ code: 'forbidden' });
    expect((await put('of another', { title: 'x' }, only('update'))).created).toBe(false);
    const own = { caller: staff(9, { 'widgets.view': 'all', 'widgets.update': 'own' }) };
    await expect(put('of another', { title: 'x' }, own)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('as a dry run answers as it would and stores nothing', async () => {
    const dry: RpcOptions = { headers: { 'x-dry-run': 'true' } };
    expect((await put('dry', { title: 'dry' }, dry)).created).toBe(true);
    expect(await count('dry')).toBe(0);
    await put('dry', { title: 'dry' });
    expect((await put('dry', { title: 'dry 2' }, dry)).created).toBe(false);
    expect(await count('dry 2')).toBe(0);
  });

  test('finds the record for every id that it accepts', async () => {
    const ids = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(ids, async (id) => {
        const made = await put(id, { title: 'any id' }).catch(() => undefined);
        if (!made) return;
        expect((await put(id, { title: 'any id' })).record.id).toBe(made.record.id);
        expect(await list({ datev: id })).toEqual([made.record.id]);
      }),
      { numRuns: 60 },
    );
  });
});
