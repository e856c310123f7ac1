import type { RpcOptions } from '@bms/testing';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openExternalWidgets } from '../../../../test/external-widgets.ts';

const { bulk, count, create, get, list, put, tested, update } = await openExternalWidgets();
afterAll(() => tested.stop());

describe('a bulk by external ids', () => {
  const upsert = (id: string, record: object) => ({
    action: 'upsert',
    external_id: { datev: id },
    record: JSON.stringify(record),
  });

  test('creates, updates and deletes the records that they name', async () => {
    const { record } = await put('b1', { title: 'b1' });
    const { id } = await create({ title: 'other' });
    const results = await bulk([
      upsert('b1', { title: 'changed' }),
      upsert('b2', { title: 'b2' }),
      { action: 'delete', external_id: { datev: 'b3' } },
      { action: 'create', record: '{"title":"taken","external_ids":{"datev":"b1"}}' },
      { action: 'update', id, external_id: { shop: 'b9' }, record: '{}' },
    ]);
    expect(results.map(({ status }) => status)).toEqual([200, 201, 404, 422, 422]);
    expect([results[0]!.id, await list({ datev: 'b2' })]).toEqual([record.id, [results[1]!.id]]);
    const [gone] = await bulk([{ action: 'delete', external_id: { datev: 'b2' } }]);
    expect([gone!.status, gone!.id, await list({ datev: 'b2' })]).toEqual([200, results[1]!.id, []]);
  });

  test('rejects a second item for a record, however it is named', async () => {
    const { record } = await put('twice', { title: 'twice' });
    const results = await bulk([
      upsert('twice', { title: 'x' }),
      { action: 'update', id: record.id, record: '{"title":"y"}' },
      upsert('once', { title: 'z' }),
      upsert('once', { title: 'z' }),
    ]);
    expect(results.map(({ status }) => status)).toEqual([422, 200, 201, 422]);
    expect(JSON.parse(results[3]!.problem)).toMatchObject({ errors: [{ field: 'external_id', code: 'duplicate' }] });
  });

  test('that is repeated with its key replays what it has made and changes nothing', async () => {
    const items = [upsert('key 1', { title: 'by key' }), upsert('key 2', { title: 'by key' })];
    const options: RpcOptions = { headers: { 'idempotency-key': 'external' } };
    const first = await bulk(items, {}, options);
    await update(first[0]!.id, { title: 'changed since' }, ['title']);
    expect(await bulk(items, {}, options)).toEqual(first);
    expect((await get(first[0]!.id)).title).toBe('changed since');
  });

  test.each([false, true])('at once with others makes each record once, atomic: %s', async (atomic) => {
    const ids = Array.from({ length: 30 }, (_, n) => `race ${atomic} ${n}`);
    const title = `race ${atomic}`;
    const bulks = Array.from({ length: 4 }, () =>
      bulk(
        ids.map((id) => upsert(id, { title })),
        { atomic },
      ),
    );
    const results = (await Promise.all(bulks)).flat();
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 201]));
    expect(await count(title)).toBe(30);
  });
});
