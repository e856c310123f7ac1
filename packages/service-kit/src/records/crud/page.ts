import { shareEqualQueries } from '@bms/batching';
import { mongo } from 'mongoose';
import type { Call } from '../../runtime/call.ts';
import type { RecordModel } from '../model/model.ts';
import type { StoredFilter, StoredRecord } from '../model/stored.ts';
import { trust } from '../scope/scope.ts';
import type { Total } from '../totals/totals.ts';
import { remainingMs } from '../writes/deadline.ts';

export interface Page {
  /** From 1. */
  readonly number: number;
  /** The maximum number of records. */
  readonly size: number;
}

export interface PageQuery {
  readonly filter: StoredFilter;
  readonly order: Record<string, 1 | -1>;
  readonly projection: Record<string, 0 | 1>;
  readonly page: Page;
  /** Fields that follow the creation order in its index, and precede it in their own index. */
  readonly compared?: ReadonlySet<string>;
  /** The maintained totals of the collection; if undefined, the records are counted. */
  readonly all?: Total | undefined;
}

/** A call, as far as its deadline is concerned. */
export type Timed = Pick<Call, 'deadline'>;

/** A page of records with the exact total of all pages. */
interface CountedPage<T extends StoredRecord = StoredRecord> {
  readonly records: readonly T[];
  readonly total: number;
}

interface FoundPage {
  readonly records: StoredRecord[];
  /** The number of records found; a record deleted right afterwards is counted but not in `records`. */
  readonly count: number;
}

/**
 * Reads a page and the exact total of all pages. The last page determines the total by itself; otherwise it is the
 * maintained total if there is no condition, or one on a counted field, and an index count for any other.
 */
export function readPage<T extends StoredRecord>(
  model: RecordModel<T>,
  query: PageQuery,
  call: Timed,
): Promise<CountedPage<T>>;
export async function readPage(model: RecordModel, query: PageQuery, call: Timed): Promise<CountedPage> {
  // A maintained total is cheap to read, so it is read in parallel.
  const all = query.all?.read(query.filter, remainingMs(call));
  const found = isComparedInOrder(query) ? findInIndexes(model, query, call) : findPage(model, query, call);
  const [{ records, count }, total] = await Promise.all([found, all]);
  const known = knownTotal(query.page, count);
  if (known !== undefined) return { records, total: known };
  return { records, total: total ?? (await countByIndex(model, query.filter, call)) };
}

/** Returns the number of records that match: a maintained total if there is one, else an index count. */
export async function countRecords(
  model: RecordModel,
  { filter, all }: Pick<PageQuery, 'filter' | 'all'>,
  call: Timed,
): Promise<number> {
  return (await all?.read(filter, remainingMs(call))) ?? countByIndex(model, filter, call);
}

/** The maximum number of calls that share a page. */
const MAX_READERS = 1000;

/**
 * Creates a function like readPage for lists that are called often. Calls with equal queries share them: those that
 * arrive while a query runs are answered by the next one. The scope of the caller is part of the filter, so only callers
 * who may view the same records share a page. Its records must not be changed.
 * @param common the properties of the query that are the same for all calls
 */
export function sharePages(
  model: RecordModel,
  common: Pick<PageQuery, 'compared' | 'all'>,
): (query: PageQuery, call: Timed) => Promise<CountedPage> {
  const read = shareEqualQueries(
    ({ query }: Reader) => keyOf(query),
    MAX_READERS,
    (readers: readonly Reader[]) => {
      const deadline = Math.max(...readers.map(({ call }) => call.deadline));
      return readPage(model, { ...readers[0]!.query, ...common }, { deadline });
    },
  );
  return (query, call) => read({ query, call });
}

/** A call with the query of its page. */
interface Reader {
  readonly query: PageQuery;
  readonly call: Timed;
}

/** Returns the encoding of a query by which MongoDB receives it: equal only for equal queries. */
const keyOf = ({ filter, order, projection, page }: PageQuery): string =>
  Buffer.from(mongo.BSON.serialize({ filter, order, projection, page }, { ignoreUndefined: false })).toString('latin1');

function countByIndex(model: RecordModel, filter: StoredFilter, call: Timed): Promise<number> {
  const isAll = Object.keys(filter).length === 0;
  return model
    .countDocuments(filter, isAll ? { hint: { _id: 1 } } : {})
    .maxTimeMS(remainingMs(call))
    .exec();
}

async function findPage(model: RecordModel, query: PageQuery, call: Timed): Promise<FoundPage> {
  const { filter, order, projection, page } = query;
  const records = await model
    .find(filter, projection)
    .sort(order)
    .skip((page.number - 1) * page.size)
    .limit(page.size)
    .maxTimeMS(remainingMs(call))
    .lean();
  return { records, count: records.length };
}

/** A condition that every record meets; it lets MongoDB use the fields that follow the creation time in an index. */
const EVER = { created_at: { $gte: new Date(0) } };

/**
 * Finds the ids of a page from an index alone, then reads those records. MongoDB races the index in list order against
 * the index of the compared field and takes the first to finish; on a tie it prefers the covered plan.
 */
async function findInIndexes(model: RecordModel, query: PageQuery, call: Timed): Promise<FoundPage> {
  const filter = trust({ $and: [EVER, query.filter] });
  const found = await findPage(model, { ...query, filter, projection: { _id: 1 } }, call);
  const ids = found.records.map(({ _id }) => _id);
  const records = await model
    .find(trust({ _id: { $in: ids } }), query.projection)
    .hint({ _id: 1 })
    .sort(query.order)
    .maxTimeMS(remainingMs(call))
    .lean();
  return { records, count: ids.length };
}

/**
 * True if a page is in creation order and filtered by `compared` fields alone, at least one of them by more than a
 * single value.
 */
function isComparedInOrder({ filter, order, compared }: PageQuery): boolean {
  if (!compared?.size || order['created_at'] === undefined) return false;
  const conditions = conditionsOf(filter);
  return conditions.every(([path]) => compared.has(path) || path === 'created_at') && conditions.some(isComparison);
}

const isComparison = ([path, value]: [string, unknown]): boolean => path !== 'created_at' && Object(value) === value;

/** Flattens a filter into its conditions by field. `$or` is not flattened, since no index covers it. */
function conditionsOf(filter: StoredFilter): [string, unknown][] {
  return Object.entries(filter).flatMap(([path, value]) =>
    path === '$and' ? (value as StoredFilter[]).flatMap(conditionsOf) : [[path, value] as [string, unknown]],
  );
}

/** Returns the total if the page is the last one; undefined for a full page and for an empty page after the first. */
function knownTotal({ number, size }: Page, found: number): number | undefined {
  if (found === size || (found === 0 && number > 1)) return undefined;
  return (number - 1) * size + found;
}
