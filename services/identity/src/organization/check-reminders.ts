import { invalid } from '@bms/contracts';
import type { OrganizationRecord } from './organization.model.ts';

/**
 * Asserts that each step of the reminders is later than the one before. Older organizations have none.
 * @throws ApiError validation_failed naming the days of each wrong step
 */
export function checkReminders({ reminders = [] }: Partial<Pick<OrganizationRecord, 'reminders'>>): void {
  const violations = reminders.flatMap(({ days_after_due }, index) => {
    const former = reminders[index - 1];
    if (!former || days_after_due > former.days_after_due) return [];
    const field = `reminders[${index}].days_after_due`;
    const message = `${field} must be above ${former.days_after_due}, that of the reminder before.`;
    return [{ field, code: 'out_of_range', message }];
  });
  if (violations.length > 0) throw invalid(...violations);
}
