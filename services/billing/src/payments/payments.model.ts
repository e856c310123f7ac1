import { defineModel, type RecordOf } from '@bms/service-kit';

/**
 * The model of payments. An invoice holds its payments for its balance; these records are written with it, to list the
 * payments of all invoices. They are visible to those who may view the invoice.
 */
export const payments = defineModel('payments', {
  service: 'bms.billing.Payments',
  title: 'invoice_number',
  search: ['invoice_number', 'method'],
  ownerFields: ['invoice_created_by', 'owner_id'],
  portal: { view: ({ clientId }) => ({ client_id: clientId }) },
  keepDeleted: true,
  fields: {
    /** The user responsible for the client. */
    owner_id: Number,
    /** The user who created the invoice. */
    invoice_created_by: Number,
    /** The payment provider that received it. */
    provider: String,
  },
});

/** A payment as stored. */
export type PaymentRecord = RecordOf<typeof payments>;
