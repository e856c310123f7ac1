import { eventually, portalUser } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mongo } from 'mongoose';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';

interface Listed {
  records: { id: number }[];
  meta: { next_cursor?: string };
}

let tested: TestedService;
beforeAll(async () => {
  tested = await startTested([widgetsModule()]);
  // The job at the start would give sort keys to records that lack them, which then move.
  const refreshes = tested.running.kit.db.collection('search_refreshes');
  await eventually(() => refreshes.findOne({ since: { $ne: null } }));
});
afterAll(() => tested.stop());

const widgets = () => tested.running.kit.db.collection<{ _id: number }>('widgets');

/** Builds a stored widget whose fields have the same value, a later one or none, by `rank`. */
const stored = (id: number, rank: number) => ({
  _id: id,
  version: 1,
  title: `widget ${rank}`,
  created_by: 1,
  created_at: new Date(rank * 1000),
  updated_at: new Date(id * 1000),
  ...(rank > 0 && { price: mongo.Decimal128.fromString(String(rank)), sort_keys: { title: `widget ${rank}` } }),
});

const read = async (query: object, scan: string, more: object = {}): Promise<Listed> =>
  (await tested.call<Listed>('Widgets/List', { list: query }, { headers: { 'x-scan': scan }, ...more })).message;

/** Scans to the end; `between` runs after each page. */
async function scan(query: object, size: number, between?: (page: number) => unknown): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, after = ''; page === 1 || after !== ''; page += 1) {
    const { records, meta } = await read(query, `${size} ${after}`.trim());
    ids.push(...records.map(({ id }) => id));
    after = meta.next_cursor ?? '';
    await between?.(page);
  }
  return ids;
}

const listed = async (query: object): Promise<number[]> =>
  (await tested.call<Listed>('Widgets/List', { list: { limit: 100, ...query } })).message.records.map(({ id }) => id);

beforeEach(async () => {
  await widgets().deleteMany({});
});

const SORTS = [
  undefined,
  'id',
  '-id',
  'created_at',
  '-updated_at',
  'title',
  '-title',
  'price',
  '-price',
  'title,-id',
  'id,title',
];

describe('a scan of a list', () => {
  test('has the records of the list in its order, whatever the values and the size of pages', async () => {
    const ranks = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(ranks, fc.constantFrom(...SORTS), fc.integer({ min: 1, max: 7 }), async (values, sort, size) => {
        await widgets().deleteMany({});
        await widgets().insertMany(values.map((rank, at) => stored(at + 1, rank)) as never);
        const query = sort === undefined ? {} : { sort };
        expect(await scan(query, size)).toEqual(await listed(query));
      }),
      { numRuns: 60 },
    );
  });

  test('neither repeats nor skips records while others are created and deleted', async () => {
    await widgets().insertMany(Array.from({ length: 12 }, (_, at) => stored(at + 1, at % 3)) as never);
    const before = await listed({ sort: 'price' });
    const seen = await scan({ sort: 'price' }, 4, async (page) => {
      if (page === 1) await widgets().deleteMany({ _id: { $in: [before[0], before[3]] } } as never);
      if (page === 1) await widgets().insertOne(stored(99, 9) as never);
    });
    expect(seen).toEqual([...before, 99]);
  });

  test('rejects an order by several fields, naming sort', async () => {
    await expect(read({ sort: 'title,price' }, '10')).rejects.toMatchObject({
      code: 'validation_failed',
      violations: [{ field: 'sort', code: 'too_many' }],
    });
  });

  test('has only what the caller may view', async () => {
    await widgets().insertMany([stored(1, 1), { ...stored(2, 1), group_ids: [7] }] as never);
    const { records } = await read({}, '10', { caller: portalUser(7) });
    expect(records.map(({ id }) => id)).toEqual([2]);
  });
});
