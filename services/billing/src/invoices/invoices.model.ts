import { defineModel, type RecordOf, type RecordWith } from '@bms/service-kit';

/** The statuses with an open balance: sent and not paid in full. */
export const OWED = ['sent', 'partially_paid'];

/** The statuses without an open balance. */
const NOT_OWED = ['draft', 'paid', 'cancelled'];

/** The statuses that are neither paid nor cancelled. */
export const OPEN = ['draft', ...OWED];

/** The statuses in which portal users see the invoices of their client. */
const BEYOND_DRAFT = [...OWED, 'paid', 'cancelled'];

/** The model of invoices. */
export const invoices = defineModel('invoices', {
  service: 'bms.billing.Invoices',
  title: 'invoice_number',
  search: ['invoice_number'],
  ownerFields: ['created_by', 'owner_id'],
  portal: { view: ({ clientId }) => ({ client_id: clientId, status: { $in: BEYOND_DRAFT } }) },
  keepDeleted: true,
  deletable: { statuses: ['draft'], noun: 'invoice', code: 'not_draft' },
  locked: [
    { rpc: 'Update', statuses: ['draft'], except: ['client_id', 'items', 'due_date'], message: sinceStatus },
    { rpc: 'Update', statuses: ['sent'], except: ['due_date'], message: sinceStatus },
    { rpc: 'Update', statuses: ['partially_paid', 'paid', 'cancelled'], message: sinceStatus },
  ],
  filters: { unpaid: (value) => ({ status: { $in: value ? OWED : NOT_OWED } }) },
  fields: {
    /** The user responsible for the client. */
    owner_id: Number,
    /** The due date of an invoice that has an open balance and is not overdue yet. */
    turns_overdue: Date,
    /** The overdue event has been published. */
    overdue_told: Boolean,
  },
  indexes: [
    [{ invoice_number: 1 }, { unique: true }],
    [{ order_id: 1 }, { unique: true, sparse: true }],
    [{ turns_overdue: 1 }, { sparse: true }],
    [{ client_id: 1, status: 1, created_at: 1 }],
    [{ overdue: 1, overdue_told: 1 }],
    // Sums of balances are read from it alone.
    [
      { status: 1, currency: 1, overdue: 1, total: 1, paid: 1, client_id: 1, owner_id: 1, created_by: 1 },
      { name: 'balances', partialFilterExpression: { status: { $in: OWED } } },
    ],
  ],
});

/**
 * An invoice as stored. `overdue` is as of the last change or the last overdue sweep. Older invoices have no `currency`
 * and are in that of the organization.
 */
export type Invoice = RecordOf<typeof invoices>;

function sinceStatus(field: string, { status }: RecordWith<{ status: string }>): string {
  return `${field} cannot be changed once the invoice is ${status}.`;
}
