import type { Migration } from '@bms/service-kit';
import { creditNotes, ISSUED } from '../credit-notes/credit-notes.model.ts';
import { invoices } from '../invoices/invoices.model.ts';

/** Lists the issued credit notes of invoices from before they were listed. */
export const listedCreditNotes: Migration = {
  name: '2026-11-26-listed-credit-notes',
  up: async ({ db, signal }) => {
    signal.throwIfAborted();
    const note = { _id: '$_id', credit_note_number: '$credit_note_number', total: '$total' };
    const stages = [
      { $match: { status: { $in: ISSUED } } },
      { $sort: { issued_on: 1, _id: 1 } },
      { $group: { _id: '$invoice_id', credit_notes: { $push: note } } },
      { $merge: { into: invoices.name, on: '_id', whenMatched: 'merge', whenNotMatched: 'discard' } },
    ];
    await db.collection(creditNotes.name).aggregate(stages, { allowDiskUse: true }).toArray();
  },
};
