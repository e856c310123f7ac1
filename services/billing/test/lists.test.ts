import { type ListCase, lookAtList, type RpcOptions, staff, walkLists } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract, startBilling, type TestedBilling } from './harness.ts';
import { fill } from './many-records.ts';

const LIMIT = 20;
/** What the database may read more while it tries several plans and takes the best, in documents. */
const TRIAL = 5;

let billing: TestedBilling;
beforeAll(async () => {
  billing = await startBilling();
  await fill(billing.running.kit.db);
});
afterAll(() => billing?.stop());

const look = (list: ListCase, options?: RpcOptions) => lookAtList(billing.running.kit.db, billing, list, options);
const named = <Case extends ListCase>(cases: readonly Case[]) => cases.map((list) => [list.name, list] as const);

const { sorts, filters, pairs } = walkLists(contract, 'billing', ({ rules }) =>
  rules.format === 'date' ? ['2026-04-20', '2026-08-10', '2026-12-20'] : [3],
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
    // A range of days comes in the order of days: whether all of it is sorted, or the newest are looked through, is for the database to weigh.
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

  test('of own invoices', async () => {
    const caller = staff(3, { 'invoices.view': 'own' });
    const [list] = sorts.filter(({ name }) => name.startsWith('Invoices'));
    const { documents, total, plans } = await look({ ...list!, query: {} }, { caller });
    expect(plans).not.toContain('COLLSCAN');
    expect(total).toBeGreaterThan(LIMIT);
    expect(documents).toBeLessThanOrEqual(3 * LIMIT);
  });
});
