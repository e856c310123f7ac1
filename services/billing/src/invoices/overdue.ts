import type { StoredValues } from '@bms/service-kit';
import { isOverdue, isOwed } from './balance.ts';
import type { Invoice } from './invoices.model.ts';

/**
 * Returns the stored fields by which overdue invoices are found in an index. They are refreshed later by the sweeps.
 */
export function overdueFields(invoice: StoredValues<Invoice>, today: Date): StoredValues<Invoice> {
  const overdue = isOverdue(invoice, today);
  const mayBecome = !overdue && isOwed(invoice.status);
  return {
    overdue,
    turns_overdue: mayBecome ? invoice.due_date : undefined,
    overdue_told: invoice.overdue_told ?? false,
  };
}
