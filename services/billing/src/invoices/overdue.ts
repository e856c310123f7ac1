import type { StoredValues } from '@bms/service-kit';
import { type Invoice, OWED } from './invoices.model.ts';

/** Returns true if the invoice has an open balance after its due date. */
export function isOverdue({ status, due_date }: StoredValues<Invoice>, today: Date): boolean {
  return isOwed(status) && due_date !== undefined && due_date < today;
}

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

const isOwed = (status: string | undefined): boolean => status !== undefined && OWED.includes(status);
