import type { CreditNote } from '@bms/contracts/types/billing';
import type { PrintedResource } from '@bms/printing';
import { type Days, dayText } from '@bms/service-kit';
import { ISSUED } from './credit-notes.model.ts';

/** Maps credit notes to their documents: a draft is dated today. */
export const printedCreditNote = (days: Days): PrintedResource => ({
  kind: 'credit_note',
  sentStatuses: ISSUED,
  partsOf: (record) => {
    const { credit_note_number: number, created_at, invoice_number, reason, ...note } = record as unknown as CreditNote;
    const issued_on = note.status === 'draft' ? dayText(days.today()) : note.issued_on || created_at;
    return { number, issued_on, corrects: { number: invoice_number }, note: reason };
  },
});
