import { defineModel, type RecordOf } from '@bms/service-kit';

/** The model of credit notes. */
export const creditNotes = defineModel('credit_notes', {
  service: 'bms.billing.CreditNotes',
  title: 'credit_note_number',
  search: ['credit_note_number', 'reason'],
  ownerFields: ['created_by', 'owner_id'],
  portal: { view: ({ clientId }) => ({ client_id: clientId, status: 'sent' }) },
  keepDeleted: true,
  fields: {
    /** The user responsible for the client. */
    owner_id: Number,
  },
  indexes: [[{ credit_note_number: 1 }, { unique: true }]],
});

/** A credit note as stored. */
export type CreditNote = RecordOf<typeof creditNotes>;
