import { defineModel, type RecordOf } from '@bms/service-kit';

/** The model of the items that the business sells. */
export const items = defineModel('items', {
  service: 'bms.billing.Items',
  title: 'title',
  search: ['title', 'description'],
  refersTo: [{ field: 'category_id', collection: 'item_categories', isLocked: true }],
});

/** An item as stored. */
export type Item = RecordOf<typeof items>;
