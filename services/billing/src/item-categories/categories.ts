import { invalid } from '@bms/contracts';
import {
  type Kit,
  lockRecord,
  type RecordChange,
  recordModel,
  type Transaction,
  unknownReference,
} from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { items } from '../items/items.model.ts';
import { type ItemCategory, itemCategories } from './item-categories.model.ts';

const categoriesOf = (db: Connection) => recordModel(db, itemCategories);

/**
 * Locks a category against deletion until the transaction that assigns it to an item ends.
 * @throws ApiError validation_failed if the category has just been deleted
 */
export async function holdCategory(db: Connection, id: number, tx: Transaction): Promise<void> {
  if (await lockRecord({ model: categoriesOf(db) }, id, tx)) return;
  throw invalid(unknownReference('category_id', id));
}

/** Rejects the deletion of a category that an item has. @throws ApiError validation_failed */
export async function refuseInUse(
  { db }: Kit,
  { kind, before }: RecordChange<ItemCategory>,
  { session }: Transaction,
): Promise<void> {
  if (kind !== 'deleted') return;
  const used = recordModel(db, items).findOne({ category_id: before?._id }, { title: 1 });
  const item = await used.session(session).lean();
  if (!item) return;
  throw invalid({ field: 'id', code: 'in_use', message: `The category is in use by items such as ${item.title}.` });
}
