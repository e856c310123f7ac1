import type { Migration } from '@bms/service-kit';
import { invoices } from '../invoices/invoices.model.ts';

const orZero = (field: string) => ({ $ifNull: [`$${field}`, 0] });

/** More than the total was paid, credited, offset and written off, less what was refunded. */
const REFUND_DUE = {
  $subtract: [
    { $add: ['$paid', orZero('credited'), orZero('written_off'), orZero('deposited')] },
    { $add: ['$total', orZero('refunded')] },
  ],
};

/** Stores the amount to be refunded in the invoices from before it was stored. */
export const refundsDue: Migration = {
  name: '2026-11-26-refunds-due',
  up: async ({ db, log, signal }) => {
    signal.throwIfAborted();
    const overpaid = { status: 'paid', refund_due: null, $expr: { $gt: [REFUND_DUE, 0] } };
    const collection = db.collection(invoices.name);
    const { modifiedCount } = await collection.updateMany(overpaid, [{ $set: { refund_due: REFUND_DUE } }]);
    log.info({ invoices: modifiedCount }, 'stored the refunds due');
  },
};
