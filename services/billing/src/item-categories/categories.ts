import { invalid } from '@bms/contracts';
import { holdRecord, recordModel, type Transaction, unknownReference } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { itemCategories } from './item-categories.model.ts';

const categoriesOf = (db: Connection) => recordModel(db, itemCategories);

/**
 * Locks a category against deletion until the transaction that assigns it to an item ends.
 * @throws ApiError validation_failed if the category has just been deleted
 */
export async function holdCategory(db: Connection, id: number, tx: Transaction): Promise<void> {
  if (await holdRecord({ model: categoriesOf(db) }, id, tx)) return;
  throw invalid(unknownReference('category_id', id));
}
