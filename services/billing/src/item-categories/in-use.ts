import { invalid } from '@bms/contracts';
import type { StoredRecord, Transaction } from '@bms/service-kit';
import { type Connection, trusted } from 'mongoose';
import { itemCategories } from './item-categories.model.ts';

/** Says which ids name no item category. */
export async function findMissingCategories(db: Connection, ids: readonly number[]): Promise<number[]> {
  const found = await categoriesOf(db)
    .find({ _id: trusted({ $in: [...ids] }) }, { _id: 1 })
    .lean<StoredRecord[]>();
  const known = new Set(found.map(({ _id }) => _id));
  return ids.filter((id) => !known.has(id));
}

/**
 * Keeps a category from being deleted until the transaction ends, in which an item gets it.
 * @throws ApiError validation_failed where the category has just been deleted
 */
export async function holdCategory(db: Connection, id: number, { session }: Transaction): Promise<void> {
  // A write, not a read: only a write collides with that of the deletion.
  const held = await categoriesOf(db).updateOne({ _id: id }, { $set: { locked_at: new Date() } }, { session });
  if (held.matchedCount > 0) return;
  const message = `category_id: there is no such record of item_categories: ${id}.`;
  throw invalid({ field: 'category_id', code: 'unknown_reference', message });
}

const categoriesOf = (db: Connection) => db.model<StoredRecord>(itemCategories.name);
