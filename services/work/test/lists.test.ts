import { type ListCase, lookAtList, type RpcOptions, staff, walkLists } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract, startWork, type TestedWork } from './harness.ts';
import { fill } from './many-records.ts';

const LIMIT = 20;
/** What the database may read more while it tries several plans and takes the best, in documents. */
const TRIAL = 5;

let work: TestedWork;
beforeAll(async () => {
  work = await startWork();
  await fill(work.running.kit.db);
});
afterAll(() => work?.stop());

const look = (list: ListCase, options?: RpcOptions) => lookAtList(work.running.kit.db, work, list, options);
const named = <Case extends ListCase>(cases: readonly Case[]) => cases.map((list) => [list.name, list] as const);

const { sorts, filters, pairs } = walkLists(contract, 'work', ({ name, type, rules }) => {
  if (rules.format === 'date') return ['2026-04-20', '2026-08-10', '2026-12-20'];
  return type === 'string' ? [`${name} 3`] : [3];
});

describe('a list reads little more than it shows', () => {
  test.each(named(sorts))('%s', async (_name, list) => {
    const { documents, plans } = await look(list);
    expect(plans).not.toContain('COLLSCAN');
    expect(documents).toBeLessThanOrEqual(2 * LIMIT);
  });

  test.each(named(filters))('%s', async (_name, list) => {
    const { documents, total, plans } = await look(list);
    expect(plans).not.toContain('COLLSCAN');
    expect(total).toBeGreaterThan(0);
    // Days in a range come in their own order: whether all of them are sorted, or the newest looked through, is for the database to weigh.
    const isRange = Object.keys(list.query).some((name) => /_(from|to)$/.test(name));
    expect(documents).toBeLessThanOrEqual(isRange ? Math.max(2 * LIMIT, total) : 2 * LIMIT);
  });

  test.each(named(pairs))('%s', async (_name, list) => {
    const { documents, plans } = await look(list);
    expect(plans).not.toContain('COLLSCAN');
    const totals: number[] = [];
    for (const alone of list.alone) totals.push((await look(alone)).total);
    expect(documents).toBeLessThanOrEqual(Math.max(2 * LIMIT, Math.min(...totals) + TRIAL));
  });

  test.each(['Tasks', 'TeamMembers'])('%s that are own', async (resource) => {
    const list = sorts.find(({ name }) => name.startsWith(resource))!;
    const caller = staff(3, { [`${list.rpc.service.module}.view`]: 'own' });
    const { documents, total, plans } = await look({ ...list, query: {} }, { caller });
    expect(plans).not.toContain('COLLSCAN');
    expect(total).toBeGreaterThan(LIMIT);
    expect(documents).toBeLessThanOrEqual(3 * LIMIT);
  });
});
