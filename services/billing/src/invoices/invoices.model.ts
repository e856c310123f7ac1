import { clientNames } from '@bms/projections';
import { defineModel, type RecordOf, type RecordWith } from '@bms/service-kit';
import { OWED } from './balance.ts';
import { invoicePreconditions } from './preconditions.ts';

/** The statuses without an open balance. */
const NOT_OWED = ['draft', 'paid', 'cancelled'];

/** The statuses that are neither paid nor cancelled. */
export const OPEN = ['draft', ...OWED];

/** The statuses in which portal users see the invoices of their client. */
export const BEYOND_DRAFT = [...OWED, 'paid', 'cancelled'];

/** The fields of a draft that can be changed. */
const OF_DRAFTS = [
  'client_id',
  'items',
  'due_date',
  'note',
  'terms',
  'buyer_reference',
  'purchase_order',
  'contract_reference',
  'cash_discounts',
  'supply_date',
  'supply_from',
  'supply_to',
  'discount_percent',
  'discount_amount',
  'prices_include_tax',
  'exchange_rate',
] as const;

/** The model of invoices. */
export const invoices = defineModel('invoices', {
  service: 'bms.billing.Invoices',
  title: 'invoice_number',
  search: ['invoice_number'],
  searchWords: ['client_names'],
  ownerFields: ['created_by', 'owner_id'],
  // A draft can be cancelled, so the status alone does not tell that an invoice was sent.
  portal: {
    view: ({ clientId }) => ({ client_id: clientId, status: { $in: BEYOND_DRAFT }, sent_on: { $ne: null } }),
  },
  keepDeleted: true,
  deletable: { statuses: ['draft'], noun: 'invoice', code: 'not_draft' },
  preconditions: invoicePreconditions,
  locked: [
    { rpc: 'Update', statuses: ['draft'], except: OF_DRAFTS, message: sinceStatus },
    { rpc: 'Update', statuses: ['sent'], except: ['due_date'], message: sinceStatus },
    { rpc: 'Update', statuses: ['partially_paid', 'paid', 'cancelled'], message: sinceStatus },
  ],
  filters: {
    // Read by the unique index: an index of its own would be the same.
    order_id: (value) => ({ order_id: Number(value) }),
    unpaid: (value) => ({ status: { $in: value ? OWED : NOT_OWED } }),
    refund_due: (value) => ({ refund_due: value ? { $gt: 0 } : null }),
  },
  fields: {
    /** The user responsible for the client. */
    owner_id: Number,
    ...clientNames,
    /** The due date of an invoice that has an open balance and is not overdue yet. */
    turns_overdue: Date,
    /** The overdue event has been published. */
    overdue_told: Boolean,
    /** The amount to be refunded of an invoice with a balance below 0. */
    refund_due: Number,
    /** The number of reminders. */
    reminded: Number,
    /** The date of the last reminder. */
    last_reminded_on: Date,
    /** The credited amounts without taxes, and by tax. */
    credited_net: Number,
    /** The sum withheld by issued credit notes. With `credited`, the sum of their totals. */
    credited_withheld: Number,
    credited_taxes: [
      {
        ...{ _id: false, tax_id: Number, base: Number, amount: Number },
        ...{ accounting_base: Number, accounting_amount: Number },
      },
    ],
    /** The sum of the transfers that applied credit: above 0 to other invoices, below 0 to this one. */
    applied: Number,
    /** The number of refunds of its deposit invoices; each writes it, so that concurrent refunds of an order conflict. */
    deposit_refunds: Number,
  },
  indexes: [
    [{ invoice_number: 1 }, { unique: true }],
    [{ order_id: 1 }, { unique: true, sparse: true }],
    [{ deposit_of_order_id: 1 }, { sparse: true }],
    [{ turns_overdue: 1 }, { sparse: true }],
    [{ client_id: 1, status: 1, created_at: 1 }],
    [{ overdue: 1, overdue_told: 1 }],
    [{ overdue: 1, reminded: 1, due_date: 1 }],
    [{ refund_due: 1, overdue: 1 }],
    // The credits of a client.
    [{ client_id: 1, refund_due: 1 }, { partialFilterExpression: { refund_due: { $gt: 0 } } }],
    [{ created_at: -1, _id: -1, refund_due: 1 }, { partialFilterExpression: { refund_due: { $gt: 0 } } }],
    // Reports read the invoices of a period, and those with a payment after a day.
    [{ sent_on: 1, created_at: 1 }],
    [{ 'payments.paid_on': 1 }, { sparse: true }],
    [{ 'payments.voided_on': 1 }, { sparse: true }],
    [{ 'refunds.refunded_on': 1 }, { sparse: true }],
    [{ 'transfers.transferred_on': 1 }, { sparse: true }],
    [{ 'write_off.written_off_on': 1 }, { sparse: true }],
    [{ 'reminders.reminded_on': 1 }, { sparse: true }],
    [{ 'reminders.waived_on': 1 }, { sparse: true }],
    // Sums of balances are read from it alone.
    [
      {
        ...{
          status: 1,
          currency: 1,
          overdue: 1,
          due_date: 1,
          total: 1,
          paid: 1,
          credited: 1,
          refunded: 1,
          written_off: 1,
        },
        ...{ deposited: 1, transferred: 1, reminder_fees: 1, withheld_total: 1 },
        ...{ client_id: 1, owner_id: 1, created_by: 1 },
      },
      { name: 'balances_by_age', partialFilterExpression: { status: { $in: OWED } } },
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
