import type { CreditNote } from '@bms/contracts/types/billing';
import type { PrintedResource } from '@bms/printing';
import { type Days, dayText } from '@bms/service-kit';
import { ISSUED } from './credit-notes.model.ts';

/** Maps credit notes to their documents: a draft is dated today. */
export const printedCreditNote = (days: Days): PrintedResource<CreditNote> => ({
  kind: 'credit_note',
  sentStatuses: ISSUED,
  keptOn: 'credit_note.issued',
  numberField: 'credit_note_number',
  dateFields: ['issued_on', 'created_at'],
  partsOf: ({ credit_note_number: number, created_at, invoice_number, reason, ...note }) => {
    const issued_on = note.status === 'draft' ? dayText(days.today()) : note.issued_on || created_at;
    return { number, issued_on, corrects: { number: invoice_number }, note: reason };
  },
});
