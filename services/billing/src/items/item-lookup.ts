import { type ItemLookup, recordModel, type StoredFilter, scopeFilter } from '@bms/service-kit';
import { type Connection, trusted } from 'mongoose';
import { type Item, items } from './items.model.ts';

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
  condition: StoredFilter<Item>,
): ReturnType<ItemLookup> {
  const chosen = { ...condition, _id: trusted({ $in: [...ids] }) };
  const found = await recordModel(db, items).find(chosen, { title: 1, rate: 1 }).lean();
  return new Map(found.map(({ _id, title, rate }) => [_id, { title, rate: String(rate) }]));
}
