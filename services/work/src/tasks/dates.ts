import { invalid } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';

/** Rejects a deadline before the start. @throws ApiError validation_failed naming the field that was sent */
export function refuseEarlyDeadline({ after, changed }: Pick<RecordChange, 'after' | 'changed'>): void {
  const { start_date, deadline } = after;
  if (!(start_date instanceof Date) || !(deadline instanceof Date) || deadline >= start_date) return;
  const message = `deadline ${day(deadline)} must not be before start_date ${day(start_date)}.`;
  throw invalid({ field: changed.has('deadline') ? 'deadline' : 'start_date', code: 'before_start', message });
}

const day = (date: Date): string => date.toISOString().slice(0, 10);
