import type { StoredFilter } from '@bms/service-kit';
import { CLOSED, OPEN } from './status.ts';

/**
 * Returns the filter of tasks that are overdue, or are not: the deadline is before today (UTC) and the task is open.
 * @param now determines the current day
 */
export function overdueFilter(overdue: boolean, now: Date): StoredFilter {
  const isPast = { $lt: new Date(now.toISOString().slice(0, 10)) };
  if (overdue) return { deadline: isPast, status: { $in: OPEN } };
  return { $or: [{ deadline: { $not: isPast } }, { deadline: isPast, status: { $in: CLOSED } }] };
}
