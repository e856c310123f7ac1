import { invalid } from '@bms/contracts';
import { formatMoney } from '@bms/money';
import { dayText, parseDay, type Resource } from '@bms/service-kit';
import type { Invoice } from './invoices.model.ts';

/** Writes an amount of an invoice for an error, such as `€123.45`. @param minor in the smallest unit */
export function amountText({ shown }: Resource<Invoice>, invoice: Invoice, minor: number): string {
  return formatMoney(minor, { currency: String(shown['currency']!(invoice)) });
}

/**
 * Returns the stored date of an entry.
 * @param resource the invoices
 * @param field its name
 * @param sent YYYY-MM-DD; today if empty
 * @throws ApiError validation_failed naming the field for a day after today
 */
export function dayOf({ kit }: Resource<Invoice>, field: string, sent: string): Date {
  const today = kit.days.today();
  const day = sent ? parseDay(sent) : today;
  if (day <= today) return day;
  const message = `${field} must not be after today, ${dayText(today)}; it is ${sent}.`;
  throw invalid({ field, code: 'out_of_range', message });
}

/** Returns the time of a stored day, which every entry has. */
export const timeOf = (day: Date | undefined): number => day?.getTime() ?? 0;

/** Asserts that a list of an invoice can take one more entry. @throws ApiError validation_failed naming amount */
export function assertNotFull(
  { record }: Resource<Invoice>,
  list: 'payments' | 'refunds' | 'transfers',
  entries: readonly unknown[],
): void {
  const most = record.field(list)!.rules.maxItems;
  if (entries.length < most) return;
  const message = `An invoice can have at most ${most} ${list}.`;
  throw invalid({ field: 'amount', code: 'too_many', message });
}
