import type { Migration } from '@bms/service-kit';
import { OWED } from '../invoices/balance.ts';
import { invoices } from '../invoices/invoices.model.ts';

/**
 * Stores the day on which an invoice was sent in those that were sent before that day was stored: the day of their
 * creation. A cancelled invoice was sent if it was credited.
 */
export const sentDays: Migration = {
  name: '2026-11-23-sent-days',
  up: async ({ db, log, signal }) => {
    signal.throwIfAborted();
    const sent = { $or: [{ status: { $in: [...OWED, 'paid'] } }, { status: 'cancelled', credited: { $gt: 0 } }] };
    const day = { $dateTrunc: { date: '$created_at', unit: 'day' } };
    const collection = db.collection(invoices.name);
    const { modifiedCount } = await collection.updateMany({ sent_on: null, ...sent }, [{ $set: { sent_on: day } }]);
    log.info({ invoices: modifiedCount }, 'stored the day on which invoices were sent');
  },
};
