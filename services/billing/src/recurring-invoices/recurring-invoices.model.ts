import { clientNames } from '@bms/projections';
import { defineModel, type RecordOf, statusNote } from '@bms/service-kit';

/**
 * The model of recurring invoices. They are standing orders: what is sent to a client is up to the user responsible for
 * it. A former owner of the client loses them, also those that this user created.
 */
export const recurringInvoices = defineModel('recurring_invoices', {
  service: 'bms.billing.RecurringInvoices',
  title: '_id',
  search: ['note'],
  searchWords: ['client_names'],
  ownerFields: ['creator_id', 'owner_id'],
  fields: {
    /** The user responsible for the client. */
    owner_id: Number,
    ...clientNames,
    /** The user who created it; unset once the client was taken from this user. */
    creator_id: Number,
    /** The index of the next occurrence of the schedule. */
    next_index: Number,
    ...statusNote,
  },
  indexes: [[{ status: 1, next_on: 1 }]],
});

/** A recurring invoice as stored. */
export type RecurringInvoice = RecordOf<typeof recurringInvoices>;
