import { defineModel, type RecordOf } from '@bms/service-kit';

/** The model of taxes. */
export const taxes = defineModel('taxes', {
  service: 'bms.billing.Taxes',
  title: 'title',
  search: ['title'],
  // At most one tax is the default.
  indexes: [[{ is_default: 1 }, { name: 'default', unique: true, partialFilterExpression: { is_default: true } }]],
});

/** A tax as stored. */
export type Tax = RecordOf<typeof taxes>;
