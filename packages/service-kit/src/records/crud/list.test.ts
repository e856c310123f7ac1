import type { Caller } from '@bms/contracts';
import { eventually, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';

interface Listed {
  records: { id: number; title: string; due_on?: string }[];
  meta: { total: number; current_page: number; per_page: number };
}

const titles = [
  'Alfreds Futterkiste',
  'Ana Trujillo',
  'Bólido Comidas',
  "B's Beverages",
  'ängström',
  'Around the Horn',
];

let tested: TestedService;
beforeAll(async () => {
  tested = await startTested([widgetsModule()]);
  for (const [index, title] of titles.entries()) {
    const widget = {
      title,
      price: String(index),
      due_on: `2026-01-0${index + 1}`,
      labels: index % 2 ? ['odd'] : ['even'],
    };
    await tested.call('Widgets/Create', { widget });
  }
  const day = (text: string) => ({ $set: { created_at: new Date(text) } });
  const widgets = tested.running.kit.db.collection('widgets');
  await widgets.updateOne({ title: titles[0] }, day('2026-03-01T23:59:59.999Z'));
  await widgets.updateOne({ title: titles[1] }, day('2026-03-02T00:00:00.000Z'));
});
afterAll(() => tested.stop());

const list = async (query: object = {}, filters: object = {}, caller?: Caller) =>
  (await tested.call<Listed>('Widgets/List', { list: query, ...filters }, { caller })).message;
const named = async (query: object, filters: object = {}) =>
  (await list(query, filters)).records.map(({ title }) => title);

describe('a list', () => {
  test('comes newest first, twenty a page, with the true total', async () => {
    const { records, meta } = await list();
    expect(records.map(({ title }) => title).slice(0, 4)).toEqual([...titles].reverse().slice(0, 4));
    expect(meta).toEqual({ total: 6, current_page: 1, per_page: 20 });
  });

  test('tells the total of all pages on each, also past the last', async () => {
    expect((await list({ page: 2, limit: 4 })).records).toHaveLength(2);
    for (const page of [1, 2, 3, 900])
      expect((await list({ page, limit: 4 })).meta).toEqual({ total: 6, current_page: page, per_page: 4 });
    for (const page of [1, 2, 3]) expect((await list({ page, limit: 2 }, { label: 'odd' })).meta.total).toBe(3);
  });

  test('takes a limit above 100 for 100', async () => {
    expect((await list({ limit: 5000 })).meta.per_page).toBe(100);
  });

  test('sorts by the documented fields, text without case and accents, decimals by value', async () => {
    const up = [
      'Alfreds Futterkiste',
      'Ana Trujillo',
      'ängström',
      'Around the Horn',
      "B's Beverages",
      'Bólido Comidas',
    ];
    expect(await named({ sort: 'title' })).toEqual(up);
    expect(await named({ sort: '-title' })).toEqual([...up].reverse());
    expect(await named({ sort: '-price', limit: 2 })).toEqual(['Around the Horn', 'ängström']);
  });

  test('refuses another sort and names those there are', async () => {
    for (const sort of ['nonsense', '-', 'title,', 'title,-nonsense', '__proto__', 'sort_keys.title'])
      await expect(list({ sort })).rejects.toMatchObject({
        violations: [{ field: 'sort', message: expect.stringMatching(/id.*created_at.*title.*price/) }],
      });
  });

  test('sorts by several fields, each in its direction, and by each only once', async () => {
    const { records } = await list({ sort: 'widget_number,-price' });
    expect(records.map(({ title }) => title)).toEqual([...titles].reverse());
    expect(await named({ sort: 'id,-title', limit: 2 })).toEqual(titles.slice(0, 2));
    for (const sort of ['title,-title', 'title,title'])
      await expect(list({ sort })).rejects.toMatchObject({ violations: [{ field: 'sort' }] });
    await expect(list({ sort: 'id,title,price,created_at' })).rejects.toMatchObject({
      violations: [{ field: 'sort', code: 'too_many' }],
    });
  });

  test('bounds the time of the last update, both bounds included', async () => {
    const widgets = tested.running.kit.db.collection('widgets');
    const update = (title: string, time: string) =>
      widgets.updateOne({ title }, { $set: { updated_at: new Date(time) } });
    await update(titles[0]!, '2026-03-01T10:00:00.000Z');
    await update(titles[1]!, '2026-03-01T10:00:00.001Z');
    const march = { updated_from: '2026-03-01', updated_to: '2026-03-01' };
    expect((await named(march)).sort()).toEqual(titles.slice(0, 2));
    expect(await named({ updated_to: '2026-03-01T10:00:00Z' })).toEqual([titles[0]]);
    expect(await named({ ...march, updated_from: '2026-03-01T10:00:00.001Z' })).toEqual([titles[1]]);
    expect((await list({ updated_from: '2026-03-02' })).meta.total).toBe(4);
  });

  test('has the records with one of the values of a filter', async () => {
    const widgets = tested.running.kit.db.collection('widgets');
    await widgets.updateOne({ title: titles[0] }, { $set: { status: 'sent' } });
    expect((await list({}, { state: 'sent' })).meta.total).toBe(1);
    expect((await list({}, { state: 'draft,sent' })).meta.total).toBe(6);
    await widgets.updateOne({ title: titles[0] }, { $set: { status: 'draft' } });
    for (const state of ['draft,', ',', 'draft,none', 'draft,draft'])
      await expect(list({}, { state })).rejects.toMatchObject({
        violations: [{ field: 'state', code: 'not_allowed' }],
      });
  });

  test('has the records with one of several ids of a filter', async () => {
    const widgets = tested.running.kit.db.collection('widgets');
    await widgets.updateOne({ title: titles[0] }, { $set: { owner_id: 71 } });
    await widgets.updateOne({ title: titles[1] }, { $set: { owner_id: 72 } });
    const headers = { 'x-several-ids': 'owner_id=71,72' };
    const { message } = await tested.call<Listed>('Widgets/List', { list: {}, owner_id: 71 }, { headers });
    expect(message.records.map(({ title }) => title).sort()).toEqual(titles.slice(0, 2));
    expect((await list({}, { owner_id: 71 })).meta.total).toBe(1);
  });

  test('bounds amounts, both bounds included', async () => {
    const widgets = tested.running.kit.db.collection('widgets');
    for (const [amount, title] of titles.entries()) await widgets.updateOne({ title }, { $set: { amount } });
    const between = async (filters: object) => (await list({ sort: 'id' }, filters)).records.map(({ title }) => title);
    expect(await between({ amount_min: 2, amount_max: 3 })).toEqual(titles.slice(2, 4));
    expect(await between({ amount_max: 0 })).toEqual(titles.slice(0, 1));
    expect(await between({ amount_min: 6 })).toEqual([]);
  });

  test('filters by value, in lists, and by day', async () => {
    expect(await named({ sort: 'title' }, { label: 'odd' })).toEqual([
      'Ana Trujillo',
      'Around the Horn',
      "B's Beverages",
    ]);
    expect((await list({}, { status: 'draft' })).meta.total).toBe(6);
    expect((await list({}, { status: 'no such' })).meta.total).toBe(0);
    expect((await list({}, { due_from: '2026-01-05' })).records.map(({ due_on }) => due_on)).toEqual([
      '2026-01-06',
      '2026-01-05',
    ]);
  });

  test('has pages and a total of what is compared, newest first', async () => {
    const page = (number: number) => list({ page: number, limit: 3 }, { due_from: '2026-01-03' });
    const days = (await Promise.all([1, 2, 3].map(page))).map(({ records }) => records.map(({ due_on }) => due_on));
    expect(days).toEqual([['2026-01-06', '2026-01-05', '2026-01-04'], ['2026-01-03'], []]);
    for (const number of [1, 2, 3]) expect((await page(number)).meta.total).toBe(4);
  });

  test('has only the records that ids names and the caller may see', async () => {
    const all = (await list()).records;
    const [first, second, third] = all.map(({ id }) => id);
    const some = await list({ ids: [third, first, 987_654] });
    expect(some.records.map(({ id }) => id)).toEqual([first, third]);
    expect(some.meta.total).toBe(2);
    const own = staff(3, { 'widgets.view': 'own' });
    expect((await list({ ids: [first, second, third] }, {}, own)).records).toEqual([]);
  });

  test('bounds the day of creation in UTC, both days included', async () => {
    expect(await named({ created_to: '2026-03-01' })).toEqual(['Alfreds Futterkiste']);
    expect(await named({ created_from: '2026-03-02', created_to: '2026-03-02' })).toEqual(['Ana Trujillo']);
  });

  test('finds parts of words, ignoring case and accents, and takes everything literally', async () => {
    expect(await named({ search: 'RUJIL' })).toEqual(['Ana Trujillo']);
    expect(await named({ search: 'bolido comi' })).toEqual(['Bólido Comidas']);
    expect(await named({ search: 'an', sort: 'title' })).toEqual(['Ana Trujillo', 'ängström']);
    for (const search of ['.*', '^a', '$ne', '\\', '(', 'x'.repeat(100)])
      expect((await list({ search })).meta.total).toBe(0);
  });
});

describe('a list of many', () => {
  const many = 5000;
  /** The maximum number of entries a list may examine for a page of 20. */
  const enough = 60;
  const cities = ['berlin', 'london', 'paris', 'rome'];

  beforeAll(async () => {
    // The refresh of the search fields reads all records once after the start.
    const jobs = tested.running.kit.db.collection('scheduler_jobs');
    await eventually(
      () => jobs.find().toArray(),
      (all) => all.length > 0 && all.every((job) => job['finishedAt'] !== undefined),
    );
    const now = Date.now();
    const docs = Array.from({ length: many }, (_, n) => ({
      _id: 100_000 + n,
      version: 1,
      title: `common number${n}`,
      status: n % 2 ? 'draft' : 'sent',
      labels: [`l${n % 10}`],
      due_on: new Date(now - n * 1000),
      owner_id: n % 100,
      created_by: n % 50,
      created_at: new Date(now - n * 1000),
      search: [' common', 'common', 'ommon', `number${n}`, cities[n % 4]!],
      sort_keys: { title: `common number${n}` },
    }));
    await tested.running.kit.db.collection('widgets').insertMany(docs as never);
    await tested.running.kit.totals.recount();
  });

  /** Returns what the database examined while the list ran, from the profiler, which records the executed plan. */
  async function examined(query: object, filters: object = {}, caller?: Caller) {
    const { db } = tested.running.kit;
    await db.db!.command({ profile: 2 });
    const { meta } = await list(query, filters, caller);
    await db.db!.command({ profile: 0 });
    const ops = await db
      .collection('system.profile')
      .find({ ns: /\.widgets$/ })
      .toArray();
    await db.collection('system.profile').drop();
    return { total: meta.total, ops };
  }

  const both = { 'widgets.view': 'own' } as const;

  test.each([
    ['the default order', {}, {}, undefined],
    ['a sort by text', { sort: 'title' }, {}, undefined],
    ['a sort downwards', { sort: '-price' }, {}, undefined],
    ['a sort by id', { sort: '-id' }, {}, undefined],
    ['a filter', {}, { status: 'sent' }, undefined],
    ['a filter in lists', {}, { label: 'l3' }, undefined],
    ['days of creation', { created_from: '2020-01-01' }, {}, undefined],
    ['instants of creation', { created_from: '2020-01-01T00:00:00Z' }, {}, undefined],
    ['days that a field is compared with', {}, { due_from: '2020-01-01' }, undefined],
    ['instants that a field is compared with', {}, { due_from: '2020-01-01T00:00:00Z' }, undefined],
    ['what is own', {}, {}, staff(7, both)],
    ['a search that few match', { search: 'number4321' }, {}, undefined],
    ['a search that all match', { search: 'common' }, {}, undefined],
    ['a search by beginnings', { search: 'co' }, {}, undefined],
  ])('reads a page by index with %s', async (_what, query, filters, caller) => {
    const { ops, total } = await examined(query, filters, caller);
    expect(total).toBeGreaterThan(0);
    const find = ops.find((op) => op['op'] === 'query');
    for (const op of ops) expect(op['planSummary'] ?? '').not.toContain('COLLSCAN');
    expect(find?.['docsExamined']).toBeLessThanOrEqual(enough);
  });

  test('counts nothing where the page says it all, or there is no condition', async () => {
    for (const query of [{ search: 'number4321' }, {}]) {
      const { ops } = await examined(query);
      expect(ops.filter((op) => op['command']?.aggregate !== undefined)).toEqual([]);
    }
  });
});
