import { invalid } from '@bms/contracts';
import { mongo } from 'mongoose';
import type { Scan } from '../../runtime/call.ts';
import type { RecordModel } from '../model/model.ts';
import type { StoredFilter, StoredRecord } from '../model/stored.ts';
import { trust } from '../scope/scope.ts';
import { remainingMs } from '../writes/deadline.ts';
import { followingKeys, type KeysetOrder } from './keyset.ts';
import type { PageQuery, Timed } from './page.ts';

/** The query of a page of a scan. */
export interface ScanQuery extends Pick<PageQuery, 'filter' | 'projection'> {
  readonly order: KeysetOrder;
  readonly scan: Scan;
}

/** The maximum number of records of a page. */
const MAX_SIZE = 1000;
/** The maximum number of fields of the order: one with its index, and the id. */
const MAX_KEYS = 2;

/**
 * Reads a page of all records of a list in its order (keyset paging). Unlike a page by number, it takes the same time at
 * any depth; records that are created or deleted meanwhile neither repeat nor skip others. Nothing is counted.
 * @returns the records, and the `after` of the next page; empty at the end
 * @throws ApiError validation_failed naming `sort` if the list is sorted by several fields, which no index has
 * @see docs/adr/0228-exports-of-lists.md
 */
export async function readScanPage(
  model: RecordModel,
  { filter, order, projection, scan }: ScanQuery,
  call: Timed,
): Promise<{ readonly records: readonly StoredRecord[]; readonly next: string }> {
  if (Object.keys(order).length > MAX_KEYS) throw invalid(tooMany);
  const size = Math.min(scan.size, MAX_SIZE);
  const found = await model
    .find(
      scan.after === '' ? filter : both(followingKeys(order, decode(scan.after)), filter),
      withKeys(projection, order),
    )
    .sort(order)
    // One more than a page tells whether it is the last.
    .limit(size + 1)
    .maxTimeMS(remainingMs(call))
    .lean();
  const records = found.slice(0, size);
  const last = found.length > size ? records.at(-1) : undefined;
  return { records, next: last ? encode(Object.keys(order).map((path) => valueAt(last, path))) : '' };
}

const tooMany = { field: 'sort', code: 'too_many', message: 'With format, sort must be one field.' };

const both = (first: StoredFilter, second: StoredFilter): StoredFilter =>
  trust(Object.keys(second).length === 0 ? first : { $and: [first, second] });

/** Adds the fields of the order to those that are read: to an inclusion, or to what an exclusion leaves. */
function withKeys(projection: PageQuery['projection'], order: KeysetOrder): PageQuery['projection'] {
  const paths = Object.keys(order).filter((path) => path !== '_id');
  if (Object.values(projection).includes(1))
    return { ...projection, ...Object.fromEntries(paths.map((path) => [path, 1])) };
  const roots = new Set(paths.map((path) => path.split('.')[0]));
  return Object.fromEntries(Object.entries(projection).filter(([name]) => !roots.has(name)));
}

/** Returns the value at a path such as `sort_keys.title`; null for an unset one, which sorts alike. */
const valueAt = (record: StoredRecord, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as StoredRecord | null | undefined)?.[name], record) ?? null;

/** Encodes values in printable ASCII, with their types in the database. */
const encode = (values: readonly unknown[]): string =>
  Buffer.from(mongo.BSON.EJSON.stringify(values)).toString('base64url');

const decode = (after: string): readonly unknown[] =>
  mongo.BSON.EJSON.parse(Buffer.from(after, 'base64url').toString()) as unknown[];
