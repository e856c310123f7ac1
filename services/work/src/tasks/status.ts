import type { StoredFilter } from '@bms/service-kit';
/** The statuses of open tasks; tasks in any other status are closed. */
export const OPEN = ['not_started', 'in_progress', 'on_hold'];
/** The statuses of closed tasks. */
const CLOSED = ['done', 'cancelled'];

/** Returns true if tasks of that status are open. */
export const isOpen = (status: string | undefined): boolean => status !== undefined && OPEN.includes(status);

/**
 * Returns the filter of tasks that are overdue, or are not: the deadline is before today (UTC) and the task is open.
 * @param now determines the current day
 */
export function overdueFilter(overdue: boolean, now: Date): StoredFilter {
  const isPast = { $lt: new Date(now.toISOString().slice(0, 10)) };
  if (overdue) return { deadline: isPast, status: { $in: OPEN } };
  return { $or: [{ deadline: { $not: isPast } }, { deadline: isPast, status: { $in: CLOSED } }] };
}
