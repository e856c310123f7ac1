import type { CreditNote } from '@bms/contracts/types/billing';
import type { PrintedResource } from '@bms/printing';
import { dayText } from '@bms/service-kit';

/** Maps credit notes to their documents: a draft is dated today. */
export const printedCreditNote: PrintedResource = {
  kind: 'credit_note',
  sentStatuses: ['sent'],
  partsOf: (record) => {
    const { credit_note_number: number, status, created_at, invoice_number, reason } = record as unknown as CreditNote;
    const issued_on = status === 'draft' ? dayText(new Date()) : created_at;
    return { number, issued_on, corrects: { number: invoice_number }, note: reason };
  },
};
