import { unmetLink } from '@bms/document-links';
import { clientNames } from '@bms/projections';
import { defineModel, type RecordOf } from '@bms/service-kit';

/** The statuses in which credit notes count: they are final, and portal users see those of their client. */
export const ISSUED = ['issued', 'sent'];

/** The model of credit notes. */
export const creditNotes = defineModel('credit_notes', {
  service: 'bms.billing.CreditNotes',
  title: 'credit_note_number',
  search: ['credit_note_number', 'reason'],
  searchWords: ['client_names'],
  ownerFields: ['created_by', 'owner_id'],
  portal: { view: ({ clientId }) => ({ client_id: clientId, status: { $in: ISSUED } }) },
  keepDeleted: true,
  deletable: { statuses: ['draft'], noun: 'credit note', code: 'not_draft' },
  locked: [{ rpc: 'Update', statuses: ISSUED, message: sinceIssue }],
  preconditions: { CreateLink: unmetLink },
  fields: {
    /** The user responsible for the client. */
    owner_id: Number,
    ...clientNames,
    /** The amounts of the lines, which depend on what was credited before. */
    line_amounts: [
      {
        ...{ _id: false, amount: Number, net: Number, tax_total: Number },
        taxes: [{ _id: false, tax_id: Number, base: Number, amount: Number }],
      },
    ],
  },
  indexes: [
    [{ credit_note_number: 1 }, { unique: true }],
    // Reports read the credit notes of a period.
    [{ issued_on: 1 }, { sparse: true }],
  ],
});

/** A credit note as stored. */
export type CreditNote = RecordOf<typeof creditNotes>;

function sinceIssue(field: string): string {
  return `${field} cannot be changed: a credit note is final once it is issued.`;
}
