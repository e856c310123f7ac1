import { defineModel, type RecordOf } from '@bms/service-kit';

/** The model of recurring invoices. */
export const recurringInvoices = defineModel('recurring_invoices', {
  service: 'bms.billing.RecurringInvoices',
  title: '_id',
  search: ['note'],
  fields: {
    /** The index of the next occurrence of the schedule. */
    next_index: Number,
  },
  indexes: [[{ status: 1, next_on: 1 }]],
});

/** A recurring invoice as stored. */
export type RecurringInvoice = RecordOf<typeof recurringInvoices>;
