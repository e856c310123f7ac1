import { defineModel } from '@bms/service-kit';

/** Titles that differ only in case are equal (Unicode Collation Algorithm, two levels). */
const ignoringCase = { locale: 'en', strength: 2 } as const;

/** The model of item categories. */
export const itemCategories = defineModel('item_categories', {
  service: 'bms.billing.ItemCategories',
  title: 'title',
  search: ['title', 'description'],
  indexes: [[{ title: 1 }, { unique: true, collation: ignoringCase }]],
  referencedBy: {
    noun: 'category',
    by: [{ collection: 'items', field: 'category_id', noun: 'item', title: 'title' }],
  },
});
