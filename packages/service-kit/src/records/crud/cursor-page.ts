import type { RecordModel } from '../model/model.ts';
import type { StoredFilter, StoredRecord } from '../model/stored.ts';
import { trust } from '../scope/scope.ts';
import { remainingMs } from '../writes/deadline.ts';
import { afterPosition, type CursorOrder, type Position, positionOf } from './cursor.ts';
import { countRecords, type PageQuery, type Timed } from './page.ts';

/** The query of a page after a position. */
export interface CursorQuery extends Pick<PageQuery, 'filter' | 'projection' | 'all'> {
  readonly order: CursorOrder;
  /** Undefined for the first page. */
  readonly after: Position | undefined;
  /** The maximum number of records. */
  readonly size: number;
}

/** A page of records that follow a position. */
export interface CursorPage {
  readonly records: readonly StoredRecord[];
  /** The number of matching records when the first page was read. */
  readonly total: number;
  /** The position of the next page; undefined for the last one. */
  readonly next: Position | undefined;
}

/**
 * Reads the page after a position by the values of the order (keyset paging): records that are created or deleted while a
 * caller pages neither repeat others nor skip them. A record that changes in the meantime comes again in the order of
 * updates. Only the first page is counted.
 */
export async function readCursorPage(model: RecordModel, query: CursorQuery, call: Timed): Promise<CursorPage> {
  const { filter, projection, order, after, size } = query;
  const found = await model
    .find(after ? both(afterPosition(order, after), filter) : filter, withOrder(projection, order))
    .sort({ ...(order.field === '_id' ? {} : { [order.field]: order.direction }), _id: order.direction })
    // One more than a page tells whether it is the last.
    .limit(size + 1)
    .maxTimeMS(remainingMs(call))
    .lean();
  const records = found.slice(0, size);
  const isLast = found.length <= size;
  const total = after?.total ?? (isLast ? records.length : await countRecords(model, query, call));
  const last = records.at(-1);
  return { records, total, next: isLast || !last ? undefined : positionOf(order, last, total) };
}

const both = (first: StoredFilter, second: StoredFilter): StoredFilter =>
  trust(Object.keys(second).length === 0 ? first : { $and: [first, second] });

/** Adds the field of the order to the fields that are read; a projection that excludes fields reads it anyway. */
function withOrder(projection: PageQuery['projection'], { field }: CursorOrder): PageQuery['projection'] {
  return Object.values(projection).includes(1) ? { ...projection, [field]: 1 } : projection;
}
