import type { Organization, StoredValues } from '@bms/service-kit';
import { timeOf } from '../entries.ts';
import type { Invoice } from '../invoices.model.ts';

/** A reminder as stored. */
export type Reminder = Invoice['reminders'][number];

/** The reminders of an invoice; older invoices have none. */
type WithReminders = Partial<Pick<Invoice, 'reminders'>>;

/** Returns the fees of an invoice's reminders that are owed: those that are not waived. */
export const feesOf = ({ reminders = [] }: WithReminders): number =>
  owedOf(reminders).reduce((sum, { fee }) => sum + fee, 0);

const owedOf = (reminders: readonly Reminder[]) => reminders.filter(({ waived_on }) => !waived_on);

/** The paid amount of an invoice. */
type Paid = WithReminders &
  Pick<Invoice, 'paid'> &
  Partial<Pick<Invoice, 'payments' | 'refunded' | 'transfers' | 'transferred'>>;

/**
 * Returns the part of the fees that is paid. A payment covers the fees that were charged until its day first, as costs
 * come before the debt (section 367 (1) of the German civil code); it cannot cover later ones. A voided one
 * covers none, and a transfer to the invoice is like a payment.
 */
export function paidFeesOf({ reminders = [], paid, refunded = 0, transferred = 0, ...invoice }: Paid): number {
  const byDay = moneyOf(invoice).sort((one, other) => timeOf(one.paid_on) - timeOf(other.paid_on));
  const covered = byDay.reduce((sum, { amount, paid_on }) => {
    const charged = feesOf({ reminders: reminders.filter(({ reminded_on: on }) => timeOf(on) <= timeOf(paid_on)) });
    return Math.max(sum, Math.min(charged, sum + amount));
  }, 0);
  return Math.min(covered, paid - refunded - Math.min(0, transferred));
}

/** Returns the payments that count and the transfers to an invoice. */
function moneyOf({ payments = [], transfers = [] }: Pick<Paid, 'payments' | 'transfers'>) {
  const moved = transfers.filter(({ amount }) => amount < 0);
  return [
    ...payments.filter(({ voided_on }) => !voided_on),
    ...moved.map(({ amount, transferred_on }) => ({ amount: -amount, paid_on: transferred_on })),
  ];
}

/** Returns the changes that waive the fees of an invoice's reminders, by stored name; none if it owes no fees. */
export function withoutFees(invoice: WithReminders, waived_on: Date): StoredValues<Invoice> {
  const { reminders = [] } = invoice;
  if (feesOf(invoice) === 0) return {};
  return { reminders: reminders.map((one) => (one.fee > 0 && !one.waived_on ? { ...one, waived_on } : one)) };
}

/** Returns the next reminder of an invoice, with the fee of its step in the organization; without one, it is free. */
export function nextReminder(invoice: Invoice, { reminders: steps, currency }: Organization, today: Date): Reminder {
  const step = (invoice.reminders?.length ?? 0) + 1;
  const isInOwnCurrency = (invoice.currency || currency) === currency;
  return { step, reminded_on: today, fee: isInOwnCurrency ? (steps[step - 1]?.fee ?? 0) : 0 };
}

/** Returns the changes that add a reminder to an invoice, by stored name. */
export const withReminder = (invoice: Invoice, reminder: Reminder): StoredValues<Invoice> => ({
  reminders: [...(invoice.reminders ?? []), reminder],
  reminded: reminder.step,
  last_reminded_on: reminder.reminded_on,
});
