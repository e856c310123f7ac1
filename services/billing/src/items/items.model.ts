import { defineRecords } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** The model of the items that the business sells. */
export const items = defineRecords('items', {
  service: 'bms.billing.Items',
  title: 'title',
  search: ['title', 'description'],
  fields: {
    title: String,
    description: String,
    unit_type: String,
    rate: Schema.Types.Decimal128,
    category_id: Number,
  },
});
