import { defineRecords } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** The model of orders. */
export const orders = defineRecords('orders', {
  service: 'bms.crm.Orders',
  title: '_id',
  search: ['note'],
  own: ['created_by', 'owner_id'],
  portal: { view: ({ clientId }) => ({ client_id: clientId }) },
  fields: {
    client_id: Number,
    /** The user responsible for the client. */
    owner_id: Number,
    order_date: Date,
    note: String,
    status: String,
    /** ISO 4217; older records have none and are in the currency of the organization. */
    currency: String,
    total: Number,
    /** Unique: an estimate becomes at most one order. */
    estimate_id: { type: Number, index: { unique: true, sparse: true } },
    custom_fields: Schema.Types.Mixed,
  },
  indexes: [[{ client_id: 1, status: 1, created_at: -1, _id: -1 }]],
});
