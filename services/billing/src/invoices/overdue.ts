import { type StoredValues, startOfDay } from '@bms/service-kit';
import { OWED } from './status.ts';

/** Whether something is still owed after the due date, by the calendar of UTC. */
export function isOverdue({ status, due_date }: StoredValues, now: Date): boolean {
  return OWED.includes(String(status)) && due_date instanceof Date && due_date < startOfDay(now);
}

/** What an invoice holds so that overdue ones are found by index. The calendar is looked at again later, see sweeps. */
export function overdueFields(invoice: StoredValues, now: Date): StoredValues {
  const overdue = isOverdue(invoice, now);
  const mayBecome = !overdue && OWED.includes(String(invoice['status']));
  return {
    overdue,
    turns_overdue: mayBecome ? invoice['due_date'] : undefined,
    overdue_told: invoice['overdue_told'] ?? false,
  };
}
