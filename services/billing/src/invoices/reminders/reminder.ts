import { type Organization, type StoredValues, startOfDay } from '@bms/service-kit';
import type { Invoice } from '../invoices.model.ts';

/** A reminder as stored. */
export type Reminder = Invoice['reminders'][number];

/** Returns the sum of the fees of an invoice's reminders. Older invoices have no reminders. */
export const feesOf = ({ reminders = [] }: Partial<Pick<Invoice, 'reminders'>>): number =>
  reminders.reduce((sum, { fee }) => sum + fee, 0);

/** Returns the next reminder of an invoice, with the fee of its step in the organization; without one, it is free. */
export function nextReminder(invoice: Invoice, { reminders: steps, currency }: Organization, now: Date): Reminder {
  const step = (invoice.reminders?.length ?? 0) + 1;
  const isInOwnCurrency = (invoice.currency || currency) === currency;
  return { step, reminded_on: startOfDay(now), fee: isInOwnCurrency ? (steps[step - 1]?.fee ?? 0) : 0 };
}

/** Returns the changes that add a reminder to an invoice, by stored name. */
export const withReminder = (invoice: Invoice, reminder: Reminder): StoredValues<Invoice> => ({
  reminders: [...(invoice.reminders ?? []), reminder],
  reminded: reminder.step,
  last_reminded_on: reminder.reminded_on,
});
