import { invalid } from '@bms/contracts';
import { holdRecord, type Lookup, type StoredRecord, type Transaction } from '@bms/service-kit';
import { type Connection, trusted } from 'mongoose';
import { itemCategories } from './item-categories.model.ts';

const categoriesOf = (db: Connection) => db.model<StoredRecord>(itemCategories.name);

/** Says which ids name no item category. */
export function categoryLookup(db: Connection): Lookup {
  return async (ids) => {
    const found = await categoriesOf(db).distinct('_id', { _id: trusted({ $in: [...ids] }) });
    return ids.filter((id) => !found.includes(id));
  };
}

/**
 * Keeps a category from being deleted until the transaction ends, in which an item gets it.
 * @throws ApiError validation_failed where the category has just been deleted
 */
export async function holdCategory(db: Connection, id: number, tx: Transaction): Promise<void> {
  if (await holdRecord({ model: categoriesOf(db) }, id, tx)) return;
  const message = `category_id refers to item_categories that are not there or cannot be used: ${id}.`;
  throw invalid({ field: 'category_id', code: 'unknown_reference', message });
}
