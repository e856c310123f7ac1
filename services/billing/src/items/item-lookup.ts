import { type ItemLookup, type StoredFilter, type StoredRecord, scopeFilter } from '@bms/service-kit';
import { type Connection, trusted } from 'mongoose';
import { items } from './items.model.ts';

/** Returns a lookup of the titles and rates of the items that the caller may see. */
export function createItemLookup(db: Connection): ItemLookup {
  return async (ids, { caller }) => {
    const visible = scopeFilter(caller, 'view', { ...items, module: 'items' });
    return visible ? await findItems(db, ids, visible) : new Map();
  };
}

/** Returns the titles and rates of the items that match a filter; the others are left out. */
export async function findItems(
  db: Connection,
  ids: readonly number[],
  condition: StoredFilter,
): ReturnType<ItemLookup> {
  const chosen = { ...condition, _id: trusted({ $in: [...ids] }) };
  const found = await db.model<StoredRecord>(items.name).find(chosen, { title: 1, rate: 1 }).lean<StoredRecord[]>();
  return new Map(found.map(({ _id, title, rate }) => [_id, { title: String(title), rate: String(rate) }]));
}
