import { invalid } from '@bms/contracts';
import {
  createResource,
  crud,
  type Kit,
  listDeleted,
  type RecordChange,
  recordEvents,
  recordLookup,
  recordModel,
  restore,
  type ServiceModule,
  type Transaction,
} from '@bms/service-kit';
import { items } from '../items/items.model.ts';
import { type ItemCategory, itemCategories } from './item-categories.model.ts';

export const itemCategoriesModule: ServiceModule = {
  service: itemCategories.service,
  models: itemCategories.models,
  setup: (kit) => {
    const resource = createResource(kit, itemCategories, {
      check: (change, tx) => refuseInUse(kit, change, tx),
      events: recordEvents(itemCategories, {
        message: 'bms.billing.ItemCategoryEvent',
        resource: 'item_category',
        module: 'item_categories',
        data: ({ _id: id, version, title, created_by }) => ({ id, version, title, created_by }),
      }),
    });
    kit.references.provide('item_categories', recordLookup(resource));
    return { ...crud(resource), ListDeleted: listDeleted(resource), Restore: restore(resource) };
  },
};

async function refuseInUse(
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
