import type { Migration } from '@bms/service-kit';
import { creditNotes } from '../credit-notes/credit-notes.model.ts';

/**
 * Issues the credit notes from before drafts stopped counting: they reduced the balances of their invoices on the day of
 * their creation.
 */
export const issuedCreditNotes: Migration = {
  name: '2026-11-26-issued-credit-notes',
  up: async ({ db, log, signal }) => {
    signal.throwIfAborted();
    const day = { $dateTrunc: { date: '$created_at', unit: 'day' } };
    const status = { $cond: [{ $eq: ['$status', 'draft'] }, 'issued', '$status'] };
    const collection = db.collection(creditNotes.name);
    const { modifiedCount } = await collection.updateMany({ issued_on: null }, [{ $set: { issued_on: day, status } }]);
    log.info({ credit_notes: modifiedCount }, 'issued the credit notes that counted as drafts');
  },
};
