import type { Caller } from '@bms/contracts';
import { staff } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';

interface Listed {
  records: { id: number; title: string; status: string }[];
  meta: { total: number; current_page: number; per_page: number; next_cursor?: string };
}

let tested: TestedService;
beforeAll(async () => {
  tested = await startTested([widgetsModule()]);
});
afterAll(() => tested.stop());

const widgets = () => tested.running.kit.db.collection<{ _id: number }>('widgets');
const list = async (query: object, filters: object = {}, caller?: Caller) =>
  (await tested.call<Listed>('Widgets/List', { list: query, ...filters }, { caller })).message;

const stored = (id: number, second = id, more: object = {}) => ({
  _id: id,
  version: 1,
  title: `widget ${id}`,
  status: id % 2 ? 'draft' : 'sent',
  owner_id: id % 3,
  created_by: 1,
  created_at: new Date(id * 1000),
  updated_at: new Date(second * 1000),
  ...more,
});

const store = async (...docs: object[]): Promise<void> => {
  await widgets().insertMany(docs as never);
  await tested.running.kit.totals.recount();
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** Pages to the end; `between` runs after each page. */
async function walk(
  query: object,
  { filters = {}, caller, between }: { filters?: object; caller?: Caller; between?: (page: number) => unknown } = {},
): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | null = '';
  for (let page = 1; cursor !== null; page += 1) {
    const { records, meta }: Listed = await list({ ...query, cursor }, filters, caller);
    ids.push(...records.map(({ id }) => id));
    cursor = meta.next_cursor || null;
    await between?.(page);
  }
  return ids;
}

beforeEach(async () => {
  await widgets().deleteMany({});
});

describe('a list with a cursor', () => {
  test('has every record once, in the order of ids, up or down', async () => {
    await store(...range(1, 10).map((id) => stored(id)));
    expect(await walk({ limit: 3 })).toEqual(range(1, 10));
    expect(await walk({ limit: 5, sort: 'id' })).toEqual(range(1, 10));
    expect(await walk({ limit: 4, sort: '-id' })).toEqual(range(1, 10).reverse());
  });

  test('has records that were updated at the same time once', async () => {
    await store(...range(1, 25).map((id) => stored(id, id % 2)));
    const even = range(1, 25).filter((id) => id % 2 === 0);
    const odd = range(1, 25).filter((id) => id % 2 === 1);
    expect(await walk({ limit: 4, sort: 'updated_at' })).toEqual([...even, ...odd]);
  });

  test('neither repeats nor skips records while others are created and deleted', async () => {
    await store(...range(11, 30).map((id) => stored(id)));
    const seen = await walk(
      { limit: 5 },
      {
        between: async (page) => {
          if (page === 1) await widgets().deleteMany({ _id: { $in: [11, 12, 15, 16] } });
          if (page === 2) await store(stored(1), stored(99));
        },
      },
    );
    expect(seen).toEqual([...range(11, 15), ...range(17, 30), 99]);
  });

  test('has each record that stays once, whatever is written between its pages', async () => {
    const write = fc.record({ page: fc.integer({ min: 1, max: 6 }), id: fc.integer({ min: 1, max: 60 }) });
    const writes = fc.array(write, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(writes, fc.constantFrom('id', '-id', 'updated_at'), async (written, sort) => {
        await widgets().deleteMany({});
        await store(...range(1, 30).map((id) => stored(id * 2, id % 4)));
        const seen = await walk(
          { limit: 7, sort },
          {
            between: async (page) => {
              for (const { id } of written.filter((one) => one.page === page)) {
                const { deletedCount } = await widgets().deleteOne({ _id: id });
                if (deletedCount === 0) await store(stored(id, id % 4));
              }
            },
          },
        );
        const touched = new Set(written.map(({ id }) => id));
        const stayed = range(1, 30)
          .map((id) => id * 2)
          .filter((id) => !touched.has(id));
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.filter((id) => !touched.has(id)).sort((a, b) => a - b)).toEqual(stayed);
      }),
      { numRuns: 15 },
    );
  });

  test('says the total of the first page on all, and ends with an empty cursor', async () => {
    await store(...range(1, 5).map((id) => stored(id)));
    const first = await list({ cursor: '', limit: 2 });
    expect(first.meta).toEqual({
      total: 5,
      current_page: 1,
      per_page: 2,
      next_cursor: expect.stringMatching(/^[\w-]+$/),
    });
    const second = await list({ cursor: first.meta.next_cursor, limit: 3 });
    expect(second.meta).toEqual({ total: 5, current_page: 1, per_page: 3, next_cursor: '' });
    expect((await list({ cursor: '' }, { status: 'none' })).meta).toMatchObject({ total: 0, next_cursor: '' });
    expect((await list({ limit: 2 })).meta).toEqual({ total: 5, current_page: 1, per_page: 2 });
  });

  test('keeps to the filters and to what the caller may view', async () => {
    await store(...range(1, 30).map((id) => stored(id)));
    const filters = { status: 'draft' };
    const odd = range(1, 30).filter((id) => id % 2);
    expect(await walk({ limit: 4, sort: 'updated_at' }, { filters })).toEqual(odd);
    const owner = staff(2, { 'widgets.view': 'own' });
    const own = range(1, 30).filter((id) => id % 3 === 2);
    expect(await walk({ limit: 3, sort: 'updated_at' }, { caller: owner })).toEqual(own);
    const { meta } = await list({ cursor: '', limit: 2 });
    const follows = await list({ cursor: meta.next_cursor, limit: 2 }, {}, owner);
    expect(follows.records.map(({ id }) => id)).toEqual([5, 8]);
  });

  test.each([
    ['text', 'abc'],
    ['a changed cursor', 'changed'],
    ['JSON', Buffer.from('{"id":1}').toString('base64url')],
    ['a NUL', '\0'],
    ['a cursor with more behind it', 'longer'],
  ])('refuses %s', async (_what, sent) => {
    await store(...range(1, 5).map((id) => stored(id)));
    const { meta } = await list({ cursor: '', limit: 2 });
    const valid = meta.next_cursor!;
    const cursor = sent === 'changed' ? `B${valid.slice(1)}` : sent === 'longer' ? `${valid}=` : sent;
    await expect(list({ cursor })).rejects.toMatchObject({
      code: 'validation_failed',
      violations: [{ field: 'cursor' }],
    });
  });

  test('refuses the cursor of another sort or filter, and other sorts', async () => {
    await store(...range(1, 5).map((id) => stored(id)));
    const { meta } = await list({ cursor: '', limit: 2 }, { status: 'draft' });
    const cursor = meta.next_cursor;
    const error = {
      violations: [{ field: 'cursor', message: expect.stringContaining('another sort or other filters') }],
    };
    await expect(list({ cursor, sort: '-id' }, { status: 'draft' })).rejects.toMatchObject(error);
    await expect(list({ cursor })).rejects.toMatchObject(error);
    await expect(list({ cursor, search: 'x' }, { status: 'draft' })).rejects.toMatchObject(error);
    for (const sort of ['title', '-updated_at', 'created_at'])
      await expect(list({ cursor: '', sort })).rejects.toMatchObject({ violations: [{ field: 'sort' }] });
  });

  test.each(['id', '-id', 'updated_at'])('reads each page by %s from an index', async (sort) => {
    await store(...range(1, 3000).map((id) => stored(id, Math.floor(id / 500))));
    const { db } = tested.running.kit;
    const { meta } = await list({ cursor: '', limit: 20, sort });
    await db.db!.command({ profile: 2 });
    await list({ cursor: meta.next_cursor, limit: 20, sort });
    await db.db!.command({ profile: 0 });
    const ops = await db
      .collection('system.profile')
      .find({ ns: /\.widgets$/ })
      .toArray();
    await db.collection('system.profile').drop();
    expect(ops).toHaveLength(1);
    expect(ops[0]).toMatchObject({ op: 'query' });
    expect(ops[0]!['hasSortStage']).toBeUndefined();
    expect(ops[0]!['docsExamined']).toBeLessThanOrEqual(22);
    expect(ops[0]!['keysExamined']).toBeLessThanOrEqual(24);
  });
});
