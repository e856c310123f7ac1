import type { ItemLookup, StoredRecord } from '@bms/service-kit';
import { type Connection, trusted } from 'mongoose';
import { items } from './items.model.ts';

/** Finds the titles and rates that lines take from items. */
export function createItemLookup(db: Connection): ItemLookup {
  return async (ids) => {
    const chosen = { _id: trusted({ $in: [...ids] }) };
    const found = await db.model<StoredRecord>(items.name).find(chosen, { title: 1, rate: 1 }).lean<StoredRecord[]>();
    return new Map(found.map(({ _id, title, rate }) => [_id, { title: String(title), rate: String(rate) }]));
  };
}
