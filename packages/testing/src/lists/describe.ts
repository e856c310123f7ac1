import { type Caller, loadContract } from '@bms/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { eventually } from '../eventually.ts';
import { administrator, type RpcClient } from '../rpc-client.ts';
import { caseOf, deriveListCases, type ListCase, type ListQuery, resourceOf, type ValuesOf } from './cases.ts';
import { giveExternalIds } from './external-ids.ts';
import { type Look, type Looked, openLook } from './look.ts';

/** The page size. */
const LIMIT = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A service that runs in the test process, on its own database. */
interface Tested extends Pick<RpcClient, 'call'> {
  readonly running: { readonly kit: { readonly db: Connection; readonly totals: { recount(): Promise<unknown> } } };
  stop(): Promise<void>;
}

/** A list as seen by a caller who sees only a part of it. */
export interface RestrictedList {
  /** E.g. `Invoices`. */
  readonly resource: string;
  /** For the name of the test, e.g. `an owner`. */
  readonly by: string;
  readonly caller: Caller;
  readonly query?: ListQuery;
}

/** The lists of a service, with records to list. */
export interface ListsOptions {
  readonly service: string;
  start(): Promise<Tested>;
  /** Fills the collections with `manyRecords`. */
  insertRecords(db: Connection): Promise<void>;
  readonly valuesOf?: ValuesOf;
  /** The caller; an administrator by default. */
  readonly caller?: Caller;
  readonly partlySeen?: readonly RestrictedList[];
  /** Resources whose lists are short and returned without paging. */
  readonly whole?: readonly string[];
  /** See openLook. */
  readonly collections?: Readonly<Record<string, string>>;
}

/**
 * Defines the tests that no list of a service reads much more than it returns, for all sorts and filters in the
 * contract.
 */
export function describeLists(options: ListsOptions): void {
  const { whole = [] } = options;
  const cases = deriveListCases(loadContract(), options.service, options.valuesOf);
  const isWhole = ({ rpc }: ListCase) => whole.includes(resourceOf(rpc));
  const paged = <Case extends ListCase>(cases: readonly Case[]) => named(cases.filter((list) => !isWhole(list)));
  const { look, lookOnce, lookWith } = startLooking(options, cases.plain);

  describe('a list reads little more than it shows', () => {
    test.each(paged([...cases.plain, ...cases.sorts]))('%s', async (_name, list) => {
      const { documents, keys } = await look(list);
      expect(documents).toBeLessThanOrEqual(2 * LIMIT);
      expect(keys).toBeLessThanOrEqual(2 * LIMIT);
    });

    test.each(paged(cases.filters))('%s', async (_name, list) => {
      const { documents, keys, total } = await look(list);
      expect(total).toBeGreaterThan(0);
      expect(documents).toBeLessThanOrEqual(2 * LIMIT);
      expect(keys).toBeLessThanOrEqual(total + 3 * LIMIT);
    });

    test.each(paged(cases.combinations))('%s', async (_name, list) => {
      const { documents } = await look(list);
      const matches: number[] = [];
      for (const alone of list.alone) matches.push((await lookOnce(alone)).total);
      expect(documents).toBeLessThanOrEqual(Math.max(2 * LIMIT, Math.min(...matches)));
    });
  });

  const byIds = cases.plain.filter(({ rpc }) => rpc.request.field('list')?.message?.field('ids'));
  if (byIds.length > 0)
    test.each(named(byIds))('a list whose filter ids is sent empty holds nothing: %s', async (_name, list) => {
      const { total, documents } = await lookWith(list, { 'x-empty-filters': 'ids' });
      expect([total, documents]).toEqual([0, 0]);
    });

  describePartlySeen(options, cases.plain, look);
  if (whole.length > 0)
    describeWhole(cases.plain.filter(isWhole), Object.values(cases).flat().filter(isWhole), lookOnce);
}

function describePartlySeen(
  { partlySeen = [] }: ListsOptions,
  plain: readonly ListCase[],
  look: Looking['look'],
): void {
  if (partlySeen.length === 0) return;
  const cases = partlySeen.map(({ resource, by, query = {}, caller }) => {
    const list = caseOf(plain.find(({ rpc }) => resourceOf(rpc) === resource)!.rpc, query);
    return [`${list.name} by ${by}`, list, caller] as const;
  });
  test.each(cases)('a list of which the caller sees a part reads little more: %s', async (_name, list, caller) => {
    const { documents, total } = await look(list, caller);
    expect(total).toBeGreaterThan(0);
    expect(documents).toBeLessThanOrEqual(3 * LIMIT);
  });
}

function describeWhole(plain: readonly ListCase[], cases: readonly ListCase[], look: Looking['lookOnce']): void {
  test.each(named(cases))('a list that is shown as a whole reads little more than that: %s', async (_name, list) => {
    const all = await look(plain.find(({ rpc }) => rpc === list.rpc)!);
    const { documents } = await look(list);
    expect(documents).toBeLessThanOrEqual(2 * Math.max(LIMIT, all.total));
  });
}

const named = <Case extends ListCase>(cases: readonly Case[]) => cases.map((list) => [list.name, list] as const);

interface Looking {
  /** Requests a page. @throws Error if a query scanned a collection */
  look(list: ListCase, caller?: Caller): Promise<Looked>;
  /** Requests the list without a limit; the result is cached. */
  lookOnce(list: ListCase): Promise<Looked>;
  /** Requests the list with metadata of the gateway. */
  lookWith(list: ListCase, headers: Readonly<Record<string, string>>): Promise<Looked>;
}

/**
 * Waits until every job of the service has run once and postpones the next runs by a day: what a job reads of the lists'
 * collections would count as the work of a request.
 */
async function jobsRan(db: Connection): Promise<void> {
  const jobs = db.collection('scheduler_jobs');
  const waiting = { finishedAt: { $exists: false } };
  const counts = () => Promise.all([jobs.countDocuments(), jobs.countDocuments(waiting)]);
  await eventually(counts, ([known, unfinished]) => known > 0 && unfinished === 0);
  await jobs.updateMany({}, { $set: { dueAt: new Date(Date.now() + DAY_MS) } });
}

/** Starts the service before the tests of the file and stops it after them. */
function startLooking(
  { start, insertRecords, collections, caller = administrator }: ListsOptions,
  plain: readonly ListCase[],
): Looking {
  let tested: Tested;
  let open: Look;
  beforeAll(async () => {
    tested = await start();
    // One of them would replace the search tokens of the records, which are not those of their texts.
    await jobsRan(tested.running.kit.db);
    await insertRecords(tested.running.kit.db);
    // The records were inserted without the service, which maintains the totals.
    await tested.running.kit.totals.recount();
    await giveExternalIds(tested.running.kit.db, tested, plain, { caller, collections });
    open = await openLook(tested.running.kit.db, tested, collections);
  });
  afterAll(() => tested?.stop());
  const known = new Map<string, Looked>();
  return {
    lookWith: (list, headers) => open(list, { caller, headers }),
    look: async (list, as = caller) => {
      const looked = await open(onePage(list), { caller: as });
      expect(looked.plans).not.toContain('COLLSCAN');
      return looked;
    },
    lookOnce: async (list) => {
      const looked = known.get(list.name) ?? (await open(list, { caller }));
      expect(looked.plans).not.toContain('COLLSCAN');
      known.set(list.name, looked);
      return looked;
    },
  };
}

/** Requests one page; a list without `meta` is not paged otherwise. */
const onePage = ({ query, ...list }: ListCase): ListCase => ({
  ...list,
  query: { ...query, list: { ...query.list, limit: LIMIT } },
});
