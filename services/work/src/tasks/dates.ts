import { invalid } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';

/** Refuses a deadline before the start. @throws ApiError validation_failed naming the one that was sent */
export function refuseEarlyDeadline({ after, changed }: Pick<RecordChange, 'after' | 'changed'>): void {
  const { start_date, deadline } = after;
  if (!(start_date instanceof Date) || !(deadline instanceof Date) || deadline >= start_date) return;
  const message = `The deadline ${day(deadline)} is before the start ${day(start_date)}.`;
  throw invalid({ field: changed.has('deadline') ? 'deadline' : 'start_date', code: 'before_start', message });
}

const day = (date: Date): string => date.toISOString().slice(0, 10);
