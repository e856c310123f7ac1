import { type ListCase, lookAtList, type RpcOptions, staff, walkLists } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract, startCrm, type TestedCrm } from './harness.ts';
import { fill } from './many-records.ts';

const LIMIT = 20;
/** What the database may read more while it tries several plans and takes the best, in documents. */
const TRIAL = 5;

let crm: TestedCrm;
beforeAll(async () => {
  crm = await startCrm();
  await fill(crm.running.kit.db);
});
afterAll(() => crm?.stop());

const look = (list: ListCase, options?: RpcOptions) => lookAtList(crm.running.kit.db, crm, list, options);
const named = <Case extends ListCase>(cases: readonly Case[]) => cases.map((list) => [list.name, list] as const);

const { sorts, filters, pairs } = walkLists(contract, 'crm', ({ name, type }) =>
  type === 'string' ? [`${name} 3`] : [3],
);

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
    expect(documents).toBeLessThanOrEqual(2 * LIMIT);
  });

  test.each(named(pairs))('%s', async (_name, list) => {
    const { documents, plans } = await look(list);
    expect(plans).not.toContain('COLLSCAN');
    const totals: number[] = [];
    for (const alone of list.alone) totals.push((await look(alone)).total);
    expect(documents).toBeLessThanOrEqual(Math.max(2 * LIMIT, Math.min(...totals) + TRIAL));
  });

  test.each(['Clients', 'Leads', 'Estimates', 'Orders'])('%s that are own', async (resource) => {
    const list = sorts.find(({ name }) => name.startsWith(resource))!;
    const caller = staff(3, { [`${resource.toLowerCase()}.view`]: 'own' });
    const { documents, total, plans } = await look({ ...list, query: {} }, { caller });
    expect(plans).not.toContain('COLLSCAN');
    expect(total).toBeGreaterThan(LIMIT);
    expect(documents).toBeLessThanOrEqual(3 * LIMIT);
  });
});
