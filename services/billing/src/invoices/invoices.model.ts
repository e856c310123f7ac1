import { defineRecords, lineFields } from '@bms/service-kit';
import { BEYOND_DRAFT } from './status.ts';

/** What clients are asked to pay. */
export const invoices = defineRecords('invoices', {
  service: 'bms.billing.Invoices',
  title: 'invoice_number',
  search: ['invoice_number'],
  own: ['created_by', 'owner_id'],
  portal: { view: ({ clientId }) => ({ client_id: clientId, status: { $in: BEYOND_DRAFT } }) },
  keepDeleted: true,
  fields: {
    invoice_number: { type: String, index: { unique: true } },
    client_id: Number,
    /** The user who looks after the client. */
    owner_id: Number,
    status: String,
    items: lineFields,
    due_date: Date,
    total: Number,
    paid: Number,
    payments: [
      {
        _id: Number,
        amount: Number,
        paid_on: Date,
        method: String,
        note: String,
        created_by: Number,
        created_at: Date,
      },
    ],
    order_id: { type: Number, index: { unique: true, sparse: true } },
    /** As of the last change or of the last look at the calendar. */
    overdue: Boolean,
    /** The due date of one that something is owed on and that is not overdue yet. */
    turns_overdue: { type: Date, index: { sparse: true } },
    /** Others were told that it is overdue. */
    overdue_told: Boolean,
  },
  indexes: [[{ client_id: 1, status: 1, created_at: 1 }], [{ overdue: 1, overdue_told: 1 }]],
});
