import { type ListCase, lookAtList, type RpcOptions, staff, walkLists } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract, startContent, type TestedContent } from './harness.ts';
import { fill, READER } from './many-records.ts';

const LIMIT = 20;
/** What the database may read more while it tries several plans and takes the best, in documents. */
const TRIAL = 5;

let content: TestedContent;
beforeAll(async () => {
  content = await startContent();
  await fill(content.running.kit.db);
});
afterAll(() => content?.stop());

/** An administrator who has read and written; what is everybody's own is theirs. */
const reader: RpcOptions = { caller: { ...staff(READER, {}), isAdmin: true } };
const look = (list: ListCase, options = reader) => lookAtList(content.running.kit.db, content, list, options);
const named = <Case extends ListCase>(cases: readonly Case[]) => cases.map((list) => [list.name, list] as const);

const { sorts, filters, pairs } = walkLists(contract, 'content', () => []);
/** Menus are listed whole. */
const isPaged = ({ rpc }: ListCase) => rpc.response.field('meta') !== undefined;
const defaultOrder = (resource: string): ListCase => ({
  ...sorts.find(({ name }) => name.startsWith(resource))!,
  query: {},
});

describe('a list reads little more than it shows', () => {
  test.each(named(sorts.filter(isPaged)))('%s', async (_name, list) => {
    const { documents, plans } = await look(list);
    expect(plans).not.toContain('COLLSCAN');
    expect(documents).toBeLessThanOrEqual(2 * LIMIT);
  });

  test.each(named(filters.filter(isPaged)))('%s', async (_name, list) => {
    const { documents, total, plans } = await look(list);
    expect(plans).not.toContain('COLLSCAN');
    expect(total).toBeGreaterThan(LIMIT);
    expect(documents).toBeLessThanOrEqual(2 * LIMIT);
  });

  test.each(named(pairs))('%s', async (_name, list) => {
    const { documents, plans } = await look(list);
    expect(plans).not.toContain('COLLSCAN');
    const totals: number[] = [];
    for (const alone of list.alone) totals.push((await look(alone)).total);
    expect(documents).toBeLessThanOrEqual(Math.max(2 * LIMIT, Math.min(...totals) + TRIAL));
  });
});

describe('a list of what is for the caller reads little more than it shows', () => {
  const grants = {
    'announcements.view': 'all',
    'announcements.update': 'own',
    'pages.view': 'all',
    'pages.update': 'own',
  } as const;
  const member: RpcOptions = { caller: staff(READER, grants) };

  test.each([
    ['Announcements', {}],
    ['Announcements', { unread: true }],
    ['Announcements', { unread: false }],
    ['Pages', {}],
    ['Pages', { status: 'active' }],
    ['Pages', { visibility: 'staff' }],
  ])('%s %j', async (resource, query) => {
    const { documents, total, plans } = await look({ ...defaultOrder(resource), query }, member);
    expect(plans).not.toContain('COLLSCAN');
    expect(total).toBeGreaterThan(LIMIT);
    expect(documents).toBeLessThanOrEqual(3 * LIMIT);
  });

  test.each(['Announcements', 'Pages'])('%s that are own', async (resource) => {
    const module = resource.toLowerCase();
    const caller = staff(READER, { [`${module}.view`]: 'own', [`${module}.update`]: 'own' });
    const { documents, total, plans } = await look(defaultOrder(resource), { caller });
    expect(plans).not.toContain('COLLSCAN');
    expect(total).toBeGreaterThan(LIMIT);
    expect(documents).toBeLessThanOrEqual(3 * LIMIT);
  });

  test.each(named([...sorts, ...filters].filter((list) => !isPaged(list))))('%s', async (_name, list) => {
    const { documents, plans, total } = await look(list, { caller: staff(READER, { 'left_menus.view': 'all' }) });
    expect(plans).not.toContain('COLLSCAN');
    expect(documents).toBeLessThanOrEqual(Math.max(2 * LIMIT, 2 * total));
  });
});
