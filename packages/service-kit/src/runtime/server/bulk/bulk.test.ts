import { invalid } from '@bms/contracts';
import { portalUser, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../../test/harness.ts';
import { widgetsModule } from '../../../../test/widgets.ts';

interface Result {
  readonly index: number;
  readonly status: number;
  readonly id: number;
  readonly etag: string;
  readonly record?: Record<string, unknown>;
  readonly problem?: { code: string; errors?: object[]; conflicts?: object[] };
}

interface Item {
  readonly action: string;
  readonly id?: number;
  readonly record?: object;
  readonly if_match?: string;
  readonly key?: string;
}

let tested: TestedService;
beforeAll(async () => {
  tested = await startTested([
    widgetsModule({
      assert: ({ after }) => {
        if (after['title'] === 'refused') throw invalid({ field: 'title', code: 'taken', message: 'Refused.' });
      },
      areUpdatesIndependent: true,
    }),
  ]);
});
afterAll(() => tested?.stop());

const collection = (name: string) => tested.running.kit.db.collection(name);
const count = (title: string) => collection('widgets').countDocuments({ title });

async function bulk(items: readonly Item[], { atomic = false, ...options }: RpcOptions & { atomic?: boolean } = {}) {
  const wired = items.map(({ record, ...item }) => ({ ...item, ...(record && { record: JSON.stringify(record) }) }));
  const { message } = await tested.call<{ results: (Result & { record: string; problem: string })[] }>(
    'Widgets/Bulk',
    { items: wired, atomic },
    options,
  );
  const parse = (text: string) => (text === '' ? undefined : JSON.parse(text));
  const results = message.results.map((one) => ({ ...one, record: parse(one.record), problem: parse(one.problem) }));
  return results as Result[];
}

const create = (record: object): Item => ({ action: 'create', record });
const statuses = (results: readonly Result[]) => results.map(({ status }) => status);
const withKey = (key: string): RpcOptions => ({ headers: { 'idempotency-key': key } });
const newWidget = async (title: string) => (await bulk([create({ title })]))[0]!.id;

describe('a bulk', () => {
  test('creates, updates and deletes in order, each as the single write answers it', async () => {
    const [changed, gone] = [await newWidget('to change'), await newWidget('to delete')];
    const results = await bulk([
      create({ title: 'new', price: 1.5 }),
      { action: 'update', id: changed, record: { title: 'changed' } },
      { action: 'delete', id: gone },
      { action: 'upsert', record: { title: 'upserted' } },
      { action: 'upsert', id: changed, record: {} },
    ]);
    expect(statuses(results)).toEqual([201, 200, 200, 201, 422]);
    expect(results.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(results[0]).toMatchObject({ etag: '"1"', record: { id: results[0]!.id, title: 'new', price: 1.5 } });
    expect(results[1]).toMatchObject({ id: changed, etag: '"2"', record: { title: 'changed' } });
    expect(results[2]).toMatchObject({ id: gone, record: undefined });
    expect(results[4]!.problem).toMatchObject({ errors: [{ field: 'id', code: 'duplicate' }] });
    expect(await collection('widgets').countDocuments({ _id: gone as never })).toBe(0);
  });

  test('publishes one event for each write, in few transactions', async () => {
    const before = await commits();
    const results = await bulk(Array.from({ length: 200 }, (_, n) => create({ title: `event ${n}` })));
    const transactions = (await commits()) - before;
    expect(new Set(statuses(results))).toEqual(new Set([201]));
    const records = results.map(({ id }) => `widget.${id}`);
    expect(await collection('outbox').countDocuments({ record: { $in: records } })).toBe(200);
    expect(transactions).toBe(2);
  });

  test('an item that fails does not harm the others, whatever fails', async () => {
    await bulk([create({ title: 'first', sku: 'S-1' })]);
    const results = await bulk([
      create({ title: 'kept 1' }),
      create({}),
      create({ title: 'x', unknown: 1 }),
      create({ title: 'refused' }),
      create({ title: 'kept 2', sku: 'S-2' }),
      create({ title: 'taken', sku: 'S-1' }),
      create({ title: 'taken, too', sku: 'S-2' }),
      { action: 'update', id: 999_999, record: { title: 5 } },
      { action: 'update', record: { title: 'x' } },
      { action: 'delete', id: 999_998 },
      create({ title: 'kept 3' }),
    ]);
    expect(statuses(results)).toEqual([201, 422, 422, 422, 201, 422, 422, 404, 422, 404, 201]);
    const fields = results.map(({ problem }) => (problem?.errors?.[0] as { field: string } | undefined)?.field);
    expect(fields).toEqual([
      undefined,
      'title',
      'unknown',
      'title',
      undefined,
      'sku',
      'sku',
      undefined,
      'id',
      undefined,
      undefined,
    ]);
    expect(await collection('widgets').countDocuments({ title: /^kept/ })).toBe(3);
  });

  test('answers 412 with the conflicts for an item of another version', async () => {
    const id = await newWidget('conflict');
    await bulk([{ action: 'update', id, record: { title: 'theirs' } }]);
    const [result] = await bulk([{ action: 'update', id, record: { title: 'mine' }, if_match: '"1"' }]);
    expect(result).toMatchObject({
      status: 412,
      etag: '"2"',
      problem: { code: 'version_mismatch', conflicts: [{ field: 'title', yours: 'mine', current: 'theirs' }] },
    });
    expect(statuses(await bulk([{ action: 'delete', id, if_match: '"2"' }]))).toEqual([200]);
  });

  test('rejects a second item for a record, and a second one with a key', async () => {
    const id = await newWidget('twice');
    const results = await bulk([
      { action: 'update', id, record: { title: 'once' } },
      { action: 'delete', id },
      { ...create({ title: 'keyed' }), key: 'same' },
      { ...create({ title: 'keyed again' }), key: 'same' },
    ]);
    expect(statuses(results)).toEqual([200, 422, 201, 422]);
    expect(results[3]!.problem!.errors).toEqual([
      { field: 'key', code: 'duplicate', message: 'key is that of items[2], too.' },
    ]);
  });

  test('accepts texts as the single write does', async () => {
    const [result] = await bulk([create({ title: '  spaced  ', description: 'one\n\u202etwo ' })]);
    expect(result).toMatchObject({ status: 201, record: { title: 'spaced', description: 'one\n\u202etwo ' } });
  });

  test('keeps the digits of decimals as they were written', async () => {
    const text = '{"title":"exact","price":0.12345}';
    const { message } = await tested.call<{ results: { status: number; problem: string }[] }>('Widgets/Bulk', {
      items: [{ action: 'create', record: text }],
    });
    expect(message.results[0]!.status).toBe(422);
    expect(JSON.parse(message.results[0]!.problem)).toMatchObject({
      errors: [{ field: 'price', code: 'too_precise' }],
    });
  });
});

describe('an atomic bulk', () => {
  test('stores nothing if an item fails before or in the transaction, and names the item', async () => {
    for (const [bad, status] of [
      [create({}), 422],
      [create({ title: 'refused' }), 422],
      [{ action: 'delete', id: 999_997 }, 404],
    ] as const) {
      const before = await collection('outbox').countDocuments();
      const results = await bulk([create({ title: 'all or none' }), bad, create({ title: 'all or none' })], {
        atomic: true,
      });
      expect(statuses(results)).toEqual([424, status, 424]);
      expect(results[0]!.problem!.code).toBe('not_attempted');
      expect([await count('all or none'), await collection('outbox').countDocuments()]).toEqual([0, before]);
    }
  });

  test('attributes a unique value that two of its items take to the second', async () => {
    const results = await bulk(
      ['U-1', 'U-2', 'U-1'].map((sku) => create({ title: 'unique', sku })),
      { atomic: true },
    );
    expect(statuses(results)).toEqual([424, 424, 422]);
    expect(await count('unique')).toBe(0);
  });

  test('stores all items in one transaction', async () => {
    const before = await commits();
    const results = await bulk(
      Array.from({ length: 150 }, () => create({ title: 'at once' })),
      { atomic: true },
    );
    expect(new Set(statuses(results))).toEqual(new Set([201]));
    expect([await count('at once'), (await commits()) - before]).toEqual([150, 1]);
  });
});

describe('the permissions of a bulk', () => {
  test('are those of each write, and the own scope binds', async () => {
    const id = await newWidget('of another');
    const items = [
      create({ title: 'mine' }),
      { action: 'update', id, record: { title: 'x' } },
      { action: 'delete', id: await newWidget('hidden') },
    ];
    const own = staff(9, { 'widgets.view': 'all', 'widgets.create': 'all', 'widgets.update': 'own' });
    const [created, updated, deleted] = await bulk(items, { caller: own });
    expect([created!.status, updated!.status, deleted!.status]).toEqual([201, 403, 403]);
    expect(created!.record).toMatchObject({ owner_id: 9, created_by: 9 });
  });

  test('refuse the whole if the caller may do none of the writes', async () => {
    for (const caller of [staff(9, { 'widgets.view': 'all' }), portalUser(9, 3)])
      await expect(bulk([create({ title: 'no' })], { caller })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('an Idempotency-Key of a bulk', () => {
  test('makes nothing twice, and what failed is tried again', async () => {
    const items = [create({ title: 'repeated' }), create({}), create({ title: 'repeated' })];
    const first = await bulk(items, withKey('b1'));
    expect(await bulk(items, withKey('b1'))).toEqual(first);
    expect(await count('repeated')).toBe(2);
  });

  test('with other items is refused', async () => {
    await bulk([create({ title: 'one' })], withKey('b2'));
    await expect(bulk([create({ title: 'two' })], withKey('b2'))).rejects.toMatchObject({
      violations: [{ field: 'Idempotency-Key', code: 'idempotency_key_reused' }],
    });
  });

  test.each([20, 60, 120, 200])('completes what a bulk that ended after %i ms has begun', async (deadlineMs) => {
    const title = `interrupted after ${deadlineMs}`;
    const items = Array.from({ length: 250 }, () => create({ title }));
    const key = withKey(title);
    await bulk(items, { ...key, deadlineMs }).catch(() => undefined);
    const results = await bulk(items, key);
    expect(new Set(statuses(results))).toEqual(new Set([201]));
    expect([new Set(results.map(({ id }) => id)).size, await count(title)]).toEqual([250, 250]);
  });

  test('of ten equal bulks at once makes each record once', async () => {
    const items = Array.from({ length: 20 }, (_, n) => create({ title: `equal ${n}` }));
    const all = await Promise.all(Array.from({ length: 10 }, () => bulk(items, withKey('b4'))));
    expect(new Set(all.map((results) => JSON.stringify(results))).size).toBe(1);
    expect(await collection('widgets').countDocuments({ title: /^equal/ })).toBe(20);
  });

  test('of an item is that of the single write', async () => {
    const single = await tested.call<{ record: { id: number } }>(
      'Widgets/Create',
      { widget: { title: 'by key' } },
      withKey('item key'),
    );
    const [result] = await bulk([{ ...create({ title: 'by key' }), key: 'item key' }]);
    expect([result!.id, await count('by key')]).toEqual([single.message.record.id, 1]);
  });
});

describe('a dry run of a bulk', () => {
  const dry: RpcOptions = { headers: { 'x-dry-run': 'true' } };

  test('answers as the bulk would and stores nothing', async () => {
    const items = [
      create({ title: 'dry', sku: 'D-1' }),
      create({ title: 'refused' }),
      create({ title: 'dry', sku: 'D-1' }),
      create({ title: 'dry' }),
    ];
    const before = await collection('outbox').countDocuments();
    expect(statuses(await bulk(items, dry))).toEqual([201, 422, 422, 201]);
    expect(statuses(await bulk(items, { ...dry, atomic: true }))).toEqual([424, 422, 424, 424]);
    expect([await count('dry'), await collection('outbox').countDocuments()]).toEqual([0, before]);
  });
});

/** Returns the number of transactions of groups that were committed. */
async function commits(): Promise<number> {
  const text = await tested.running.kit.metrics.metrics();
  return Number(/^bms_group_commit_calls_count (\d+)$/m.exec(text)?.[1] ?? 0);
}
