import { defineRecords, lineFields } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** What clients have ordered. */
export const orders = defineRecords('orders', {
  service: 'bms.crm.Orders',
  title: '_id',
  search: ['note'],
  own: ['created_by', 'owner_id'],
  portal: { view: ({ clientId }) => ({ client_id: clientId }) },
  fields: {
    client_id: Number,
    /** The user who looks after the client. */
    owner_id: Number,
    order_date: Date,
    items: lineFields,
    note: String,
    status: String,
    total: Number,
    /** No two orders come from one estimate. */
    estimate_id: { type: Number, index: { unique: true, sparse: true } },
    custom_fields: Schema.Types.Mixed,
  },
  indexes: [[{ client_id: 1, status: 1, created_at: -1, _id: -1 }]],
});
