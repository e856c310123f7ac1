import { staff } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';

interface Shown {
  record: { id: number; title: string };
}

const OWN = { 'widgets.view': 'own', 'widgets.create': 'own' } as const;
const [nancy, andrew] = [staff(50, OWN), staff(51, OWN)];

let tested: TestedService;
/** The number of queries for widgets. */
let queries = 0;
beforeAll(async () => {
  tested = await startTested([widgetsModule()]);
  tested.running.kit.db.set('debug', (collection: string, method: string) => {
    if (collection === 'widgets' && method.startsWith('find')) queries += 1;
  });
});
afterAll(() => tested?.stop());
beforeEach(() => {
  queries = 0;
});

const create = async (title: string, caller = nancy) =>
  (await tested.call<Shown>('Widgets/Create', { widget: { title } }, { caller })).message.record.id;
const show = async (id: number, caller?: ReturnType<typeof staff>) =>
  (await tested.call<Shown>('Widgets/Get', { id }, { caller })).message.record;

describe('details requested at the same time', () => {
  test('share queries, and each has its own record', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => create(`shared ${index}`)));
    const shown = await Promise.all([...ids, ...ids].map((id) => show(id)));
    expect(shown.map(({ title }) => title)).toEqual([...ids, ...ids].map((_, at) => `shared ${at % 20}`));
    expect(queries).toBeLessThan(10);
  });

  test('show a caller with a limited scope nothing that another one shares the query for', async () => {
    const [mine, theirs] = await Promise.all([create('mine', nancy), create('theirs', andrew)]);
    const outcomes = await Promise.allSettled([
      show(mine, nancy),
      show(theirs, andrew),
      show(theirs, nancy),
      show(mine, andrew),
      show(theirs),
      show(9_999),
    ]);
    const titles = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.title : (outcome.reason as { code: string }).code,
    );
    expect(titles).toEqual(['mine', 'theirs', 'not_found', 'not_found', 'theirs', 'not_found']);
  });

  test('show what was written before they were requested, while earlier queries run', async () => {
    const id = await create('old');
    const earlier = Array.from({ length: 8 }, () => show(id));
    for (let round = 0; round < 10; round++) {
      await tested.call('Widgets/Update', { id, widget: { title: `new ${round}` }, update_mask: { paths: ['title'] } });
      expect((await show(id)).title).toBe(`new ${round}`);
    }
    await Promise.all(earlier);
  });
});

describe('lists requested at the same time', () => {
  const list = async (query: object, caller?: ReturnType<typeof staff>) =>
    (
      await tested.call<{ records: { title: string }[]; meta: { total: number } }>(
        'Widgets/List',
        { list: query },
        { caller },
      )
    ).message;

  test('share a query if they are equal', async () => {
    await Promise.all(['one', 'two'].map((title) => create(`listed ${title}`)));
    queries = 0;
    const search = { search: 'listed' };
    const lists = await Promise.all(Array.from({ length: 20 }, () => list(search)));
    for (const { records, meta } of lists) expect([records.length, meta.total]).toEqual([2, 2]);
    expect(queries).toBeLessThan(10);
  });

  test('share nothing if they differ in the caller, the page or a condition', async () => {
    const [mine, theirs] = [staff(60, OWN), staff(61, OWN)];
    await create('of one', mine);
    for (const title of ['of the other', 'of the other, too']) await create(title, theirs);
    const [a, b, second, other] = await Promise.all([
      list({ limit: 1 }, mine),
      list({ limit: 1 }, theirs),
      list({ limit: 1, page: 2 }, theirs),
      list({ limit: 1, search: 'too' }, theirs),
    ]);
    expect([a.meta.total, b.meta.total, second.meta.total, other.meta.total]).toEqual([1, 2, 2, 1]);
    expect([a, b, second, other].map(({ records }) => records[0]!.title)).toEqual([
      'of one',
      'of the other, too',
      'of the other',
      'of the other, too',
    ]);
  });
});
