import type { Model } from 'mongoose';
import type { StoredFilter, StoredRecord } from '../records/stored.ts';
import { trust } from '../scope/trust.ts';
import type { Call } from '../types.ts';
import { remainingMs } from '../writes/late.ts';

/** One page of a list. */
export interface Page {
  /** From 1. */
  readonly number: number;
  /** The most records it has. */
  readonly size: number;
}

interface PageQuery {
  readonly filter: StoredFilter;
  readonly order: Record<string, 1 | -1>;
  readonly projection: Record<string, 0 | 1>;
  readonly page: Page;
  /** Fields that stand behind the order of creation in its index, and with it in their own. */
  readonly compared?: ReadonlySet<string>;
}

interface Found {
  readonly records: StoredRecord[];
  /** How many records were found; one that is deleted a moment later is no more among them. */
  readonly count: number;
}

/**
 * Reads a page and how many records there are on all pages. A page that is not full tells the total by itself; counting is
 * left to the metadata of the collection where there is no condition, and to an index where there is one.
 */
export async function readPage(
  model: Model<StoredRecord>,
  query: PageQuery,
  call: Call,
): Promise<{ records: StoredRecord[]; total: number }> {
  const unconditional = Object.keys(query.filter).length === 0;
  // Reading the metadata costs next to nothing, so it does not wait for the page.
  const estimate = unconditional ? model.estimatedDocumentCount({ maxTimeMS: remainingMs(call) }) : undefined;
  const found = isComparedInOrder(query) ? findInIndexes(model, query, call) : findPage(model, query, call);
  const [{ records, count }, estimated] = await Promise.all([found, estimate]);
  const known = knownTotal(query.page, count);
  if (known !== undefined) return { records, total: known };
  const counted = estimated ?? (await model.countDocuments(query.filter).maxTimeMS(remainingMs(call)));
  return { records, total: counted };
}

async function findPage(model: Model<StoredRecord>, query: PageQuery, call: Call): Promise<Found> {
  const { filter, order, projection, page } = query;
  const records = await model
    .find(filter, projection)
    .sort(order)
    .skip((page.number - 1) * page.size)
    .limit(page.size)
    .maxTimeMS(remainingMs(call))
    .lean<StoredRecord[]>();
  return { records, count: records.length };
}

/** True of every record: lets MongoDB look at what stands behind the moment of creation in an index. */
const EVER = { created_at: { $gte: new Date(0) } };

/**
 * Finds the ids of a page without reading a record, then reads those records. MongoDB tries the index in the order of the list
 * against that of what is compared, and takes the one that is done first; of two equally fast it prefers the one that reads none.
 */
async function findInIndexes(model: Model<StoredRecord>, query: PageQuery, call: Call): Promise<Found> {
  const filter = trust({ $and: [EVER, query.filter] });
  const found = await findPage(model, { ...query, filter, projection: { _id: 1 } }, call);
  const ids = found.records.map(({ _id }) => _id);
  const records = await model
    .find(trust({ _id: { $in: ids } }), query.projection)
    .hint({ _id: 1 })
    .sort(query.order)
    .maxTimeMS(remainingMs(call))
    .lean<StoredRecord[]>();
  return { records, count: ids.length };
}

/** Whether a page is wanted in the order of creation, of records that are chosen by `compared` fields alone, not all of them by a value. */
function isComparedInOrder({ filter, order, compared }: PageQuery): boolean {
  if (!compared?.size || order['created_at'] === undefined) return false;
  const tests = testsOf(filter);
  return tests.every(([path]) => compared.has(path) || path === 'created_at') && tests.some(isComparison);
}

const isComparison = ([path, value]: [string, unknown]): boolean => path !== 'created_at' && Object(value) === value;

/** What a condition says of each field; alternatives stay what they are, no index tells them without a record. */
function testsOf(filter: StoredFilter): [string, unknown][] {
  return Object.entries(filter).flatMap(([path, value]) =>
    path === '$and' ? (value as StoredFilter[]).flatMap(testsOf) : [[path, value] as [string, unknown]],
  );
}

/** The total, where the page ends the list; an empty page past the first one says nothing. */
function knownTotal({ number, size }: Page, found: number): number | undefined {
  if (found === size || (found === 0 && number > 1)) return undefined;
  return (number - 1) * size + found;
}
