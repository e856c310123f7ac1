import type { FieldContract, Rpc } from '@bms/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract, startWork, type TestedWork } from './harness.ts';
import { fill } from './many-records.ts';

const LIMIT = 20;

interface Looked {
  /** How many records the query is true for. */
  readonly total: number;
  /** How many documents were read for the page. */
  readonly documents: number;
  /** How each query went about it, the one that counts included. */
  readonly plans: readonly string[];
}

let work: TestedWork;
beforeAll(async () => {
  work = await startWork();
  await fill(work.running.kit.db);
});
afterAll(() => work?.stop());

/** Lists, and says what the database looked at, by the profiler that records what really happened. */
async function look(rpc: Rpc, query: object): Promise<Looked> {
  const { db } = work.running.kit;
  await db.db!.command({ profile: 2 });
  const { message } = await work.call<{ meta: { total: number } }>(`${resourceOf(rpc)}/List`, query);
  await db.db!.command({ profile: 0 });
  const profile = db.collection('system.profile');
  const done = await profile.find({ ns: `${db.name}.${rpc.service.module}` }).toArray();
  await profile.drop();
  return {
    total: message.meta.total,
    documents: Number(done.find((entry) => entry['op'] === 'query')?.['docsExamined']),
    plans: done.map((entry) => String(entry['planSummary'] ?? 'RECORD_STORE_FAST_COUNT')),
  };
}

const lists = contract.rpcs.filter(({ name, service }) => name === 'List' && service.owner === 'work');
const resourceOf = (rpc: Rpc): string => rpc.service.name.split('.').at(-1)!;
const filtersOf = (rpc: Rpc): FieldContract[] => rpc.request.fields.filter(({ name }) => name !== 'list');

/** Values that a filter may have; those of records that there are. */
function valuesOf(field: FieldContract): unknown[] {
  if (field.type === 'bool') return [true, false];
  if (field.rules.allowed.length > 0) return [...field.rules.allowed];
  if (field.rules.format === 'date') return ['2026-04-20', '2026-08-10', '2026-12-20'];
  return field.type === 'string' ? ['label 3'] : [3];
}

const sorts = lists.flatMap((rpc) =>
  rpc.request.field('list')!.rules.sortable.flatMap((sort) => [sort, `-${sort}`].map((order) => [rpc, order] as const)),
);
const filters = lists.flatMap((rpc) =>
  filtersOf(rpc).flatMap((field) => valuesOf(field).map((value) => [rpc, { [field.name]: value }] as const)),
);
const pairs = lists.flatMap((rpc) =>
  filtersOf(rpc).flatMap((one, index, all) =>
    all.slice(index + 1).map((other) => {
      const [first, second] = [one, other].map((field) => ({ [field.name]: valuesOf(field)[0] }));
      return [rpc, first!, second!] as const;
    }),
  ),
);
const named = (rpc: Rpc, what: unknown) => `${resourceOf(rpc)}: ${JSON.stringify(what)}`;

describe('a list reads little more than it shows', () => {
  test.each(sorts.map(([rpc, sort]) => [named(rpc, sort), rpc, sort] as const))('by %s', async (_name, rpc, sort) => {
    const { documents, plans } = await look(rpc, { list: { sort } });
    expect(plans).not.toContain('COLLSCAN');
    expect(documents).toBeLessThanOrEqual(2 * LIMIT);
  });

  test.each(filters.map(([rpc, filter]) => [named(rpc, filter), rpc, filter] as const))(
    'with %s',
    async (_name, rpc, filter) => {
      const { documents, total, plans } = await look(rpc, filter);
      expect(plans).not.toContain('COLLSCAN');
      expect(total).toBeGreaterThan(0);
      // A range of days comes in the order of days: whether all of it is sorted, or the newest are looked through, is for the database to weigh.
      const isRange = Object.keys(filter).some((name) => /_(from|to)$/.test(name));
      expect(documents).toBeLessThanOrEqual(isRange ? Math.max(2 * LIMIT, total) : 2 * LIMIT);
    },
  );

  test.each(pairs.map(([rpc, one, other]) => [named(rpc, { ...one, ...other }), rpc, one, other] as const))(
    'with both of %s',
    async (_name, rpc, one, other) => {
      const { documents, plans } = await look(rpc, { ...one, ...other });
      expect(plans).not.toContain('COLLSCAN');
      const fewest = Math.min((await look(rpc, one)).total, (await look(rpc, other)).total);
      expect(documents).toBeLessThanOrEqual(2 * Math.max(LIMIT, fewest));
    },
  );
});
