import { createResource, crud, defineModule, recordEvents, recordLookup } from '@bms/service-kit';
import { itemCategories } from './item-categories.model.ts';

export const itemCategoriesModule = defineModule({
  service: itemCategories.service,
  models: itemCategories.models,
  setup: ({ kit }) => {
    const resource = createResource(kit, itemCategories, {
      events: recordEvents(itemCategories, {
        message: 'bms.billing.ItemCategoryEvent',
        resource: 'item_category',
        module: 'item_categories',
        data: ({ _id: id, version, title, created_by }) => ({ id, version, title, created_by }),
      }),
    });
    kit.references.provide('item_categories', recordLookup(resource));
    return crud(resource);
  },
});
