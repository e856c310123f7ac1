import { invalid } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';
import type { Task } from './tasks.model.ts';

/** The part of a change of a task that its dates are checked by. */
interface TaskDates {
  readonly after: Pick<Task, 'start_date' | 'deadline'>;
  readonly changed: RecordChange<Task>['changed'];
}

/** Rejects a deadline before the start. @throws ApiError validation_failed naming the field that was sent */
export function assertDeadlineAfterStart({ after, changed }: TaskDates): void {
  const { start_date, deadline } = after;
  if (!start_date || !deadline || deadline >= start_date) return;
  const message = `deadline ${day(deadline)} must not be before start_date ${day(start_date)}.`;
  throw invalid({ field: changed.has('deadline') ? 'deadline' : 'start_date', code: 'before_start', message });
}

const day = (date: Date): string => date.toISOString().slice(0, 10);
