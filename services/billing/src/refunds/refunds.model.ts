import { defineModel, type RecordOf } from '@bms/service-kit';

/** The model of refunds. They are written with their invoice and visible like it, as payments are. */
export const refunds = defineModel('refunds', {
  service: 'bms.billing.Refunds',
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
  },
});

/** A refund as stored. */
export type RefundRecord = RecordOf<typeof refunds>;
