import { invalid } from '@bms/contracts';
import { dayText, defineModel, type RecordChange, type RecordOf, type StoredFilter } from '@bms/service-kit';

/** The model of tasks. */
export const tasks = defineModel('tasks', {
  service: 'bms.work.Tasks',
  title: 'title',
  search: ['title', 'description'],
  searchWords: ['labels'],
  ownerFields: ['assigned_to', 'created_by'],
  filters: { overdue: (overdue, _call, { days }) => overdueFilter(overdue === true, days.today()) },
  compared: ['status'],
  fields: {
    /** The users who were taken off because they are inactive; unset once the assignees are changed in another way. */
    taken_off: { type: [Number], default: undefined },
    /** The assignees before the first of them was taken off. */
    assigned_before: { type: [Number], default: undefined },
  },
  // Overdue tasks are many, and are counted without reading others.
  indexes: [[{ status: 1, deadline: 1 }]],
});

/** A task as stored. */
export type Task = RecordOf<typeof tasks>;

/** The statuses of open tasks; tasks in any other status are closed. */
export const OPEN = ['not_started', 'in_progress', 'on_hold'];
/** The statuses of closed tasks. */
const CLOSED = ['done', 'cancelled'];

/** Returns true if tasks of that status are open. */
export const isOpen = (status: string | undefined): boolean => status !== undefined && OPEN.includes(status);

/** Returns the filter of tasks that are overdue, or are not: the deadline is before today and the task is open. */
export function overdueFilter(overdue: boolean, today: Date): StoredFilter {
  const isPast = { $lt: today };
  if (overdue) return { deadline: isPast, status: { $in: OPEN } };
  return { $or: [{ deadline: { $not: isPast } }, { deadline: isPast, status: { $in: CLOSED } }] };
}

/** The part of a change of a task that its dates are checked by. */
interface TaskDates {
  readonly after: Pick<Task, 'start_date' | 'deadline'>;
  readonly changed: RecordChange<Task>['changed'];
}

/** Rejects a deadline before the start. @throws ApiError validation_failed naming the field that was sent */
export function assertDeadlineAfterStart({ after, changed }: TaskDates): void {
  const { start_date, deadline } = after;
  if (!start_date || !deadline || deadline >= start_date) return;
  const message = `deadline ${dayText(deadline)} must not be before start_date ${dayText(start_date)}.`;
  throw invalid({ field: changed.has('deadline') ? 'deadline' : 'start_date', code: 'before_start', message });
}
