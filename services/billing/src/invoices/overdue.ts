import { type StoredValues, startOfDay } from '@bms/service-kit';
import { OWED } from './status.ts';

/** Returns true if the invoice has an open balance after its due date (UTC). */
export function isOverdue({ status, due_date }: StoredValues, now: Date): boolean {
  return OWED.includes(String(status)) && due_date instanceof Date && due_date < startOfDay(now);
}

/**
 * Returns the stored fields by which overdue invoices are found in an index. They are refreshed later by the sweeps.
 */
export function overdueFields(invoice: StoredValues, now: Date): StoredValues {
  const overdue = isOverdue(invoice, now);
  const mayBecome = !overdue && OWED.includes(String(invoice['status']));
  return {
    overdue,
    turns_overdue: mayBecome ? invoice['due_date'] : undefined,
    overdue_told: invoice['overdue_told'] ?? false,
  };
}
