import { portalUser, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { startTested, type TestedService } from '../../../../test/harness.ts';
import { widgetsModule } from '../../../../test/widgets.ts';

type Message = Record<string, unknown>;
interface Widget {
  readonly id: number;
  readonly title: string;
  readonly external_ids: Record<string, string>;
}
interface Result {
  readonly status: number;
  readonly id: number;
  readonly record: string;
  readonly problem: string;
}

let tested: TestedService;
beforeAll(async () => {
  tested = await startTested([widgetsModule()]);
});
afterAll(() => tested?.stop());

const collection = () => tested.running.kit.db.collection('widgets');
const count = (title: string) => collection().countDocuments({ title });
const call = async <Answer>(rpc: string, request: Message, options?: RpcOptions): Promise<Answer> =>
  (await tested.call<Answer>(`Widgets/${rpc}`, request, options)).message;

async function put(id: string, record: object, options?: RpcOptions, source = 'datev') {
  const text = { source, external_id: id, record: JSON.stringify(record) };
  const { message, etag: version } = await tested.call<{ created: boolean; location: string; answer: string }>(
    'Widgets/PutExternal',
    text,
    options,
  );
  const { record: shown } = JSON.parse(message.answer) as { record: Widget };
  return { created: message.created, location: message.location, version, record: shown };
}

const create = async (widget: object, options?: RpcOptions) =>
  (await call<{ record: Widget }>('Create', { widget }, options)).record;
const update = (id: number, widget: object, paths: readonly string[], options?: RpcOptions) =>
  call<{ record: Widget }>('Update', { id, widget, update_mask: { paths } }, options);
const get = async (id: number, options?: RpcOptions) => (await call<{ record: Widget }>('Get', { id }, options)).record;
const list = async (external_id: Record<string, string>, options?: RpcOptions) =>
  (await call<{ records: Widget[] }>('List', { external_id }, options)).records.map(({ id }) => id);
const bulk = async (items: readonly object[], more: object = {}, options?: RpcOptions) =>
  (await call<{ results: Result[] }>('Bulk', { items, ...more }, options)).results;
const fails = (field: string, code: string) => ({ violations: [expect.objectContaining({ field, code })] });

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
