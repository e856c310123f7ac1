import type { Migration } from '@bms/service-kit';
import { OWED } from '../invoices/balance.ts';
import { invoices } from '../invoices/invoices.model.ts';

/**
 * Makes the fees of reminders from before they were part of the balance owed by the invoices that are open. Those of
 * invoices that were settled without them count as waived on the day of the reminder, so that past balances stay.
 */
export const owedReminderFees: Migration = {
  name: '2026-11-26-owed-reminder-fees',
  up: async ({ db, log, signal }) => {
    signal.throwIfAborted();
    const charged = { 'reminders.fee': { $gt: 0 }, reminder_fees: null };
    const collection = db.collection(invoices.name);
    const owed = [{ $set: { reminder_fees: { $sum: '$reminders.fee' } } }];
    const { modifiedCount } = await collection.updateMany({ ...charged, status: { $in: OWED } }, owed);
    const waived = { $mergeObjects: ['$$one', { waived_on: '$$one.reminded_on' }] };
    const reminders = { $map: { input: '$reminders', as: 'one', in: waived } };
    await collection.updateMany(charged, [{ $set: { reminder_fees: 0, reminders } }]);
    log.info({ invoices: modifiedCount }, 'added the fees of reminders to open balances');
  },
};
