import { defineRecords, lineFields } from '@bms/service-kit';
import { BEYOND_DRAFT, NOT_OWED, OWED } from './status.ts';

/** The model of invoices. */
export const invoices = defineRecords('invoices', {
  service: 'bms.billing.Invoices',
  title: 'invoice_number',
  search: ['invoice_number'],
  own: ['created_by', 'owner_id'],
  portal: { view: ({ clientId }) => ({ client_id: clientId, status: { $in: BEYOND_DRAFT } }) },
  keepDeleted: true,
  filters: { unpaid: (value) => ({ status: { $in: value ? OWED : NOT_OWED } }) },
  fields: {
    invoice_number: { type: String, index: { unique: true } },
    client_id: Number,
    /** The user responsible for the client. */
    owner_id: Number,
    status: String,
    items: lineFields,
    due_date: Date,
    /** ISO 4217; older invoices have none and are in the currency of the organization. */
    currency: String,
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
    /** As of the last change or the last overdue sweep. */
    overdue: Boolean,
    /** The due date of an invoice that has an open balance and is not overdue yet. */
    turns_overdue: { type: Date, index: { sparse: true } },
    /** The overdue event has been published. */
    overdue_told: Boolean,
  },
  indexes: [
    [{ client_id: 1, status: 1, created_at: 1 }],
    [{ overdue: 1, overdue_told: 1 }],
    // Sums of balances are read from it alone.
    [
      { status: 1, currency: 1, overdue: 1, total: 1, paid: 1, client_id: 1, owner_id: 1, created_by: 1 },
      { name: 'balances', partialFilterExpression: { status: { $in: OWED } } },
    ],
  ],
});
