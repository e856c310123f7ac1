import { invalid, type Violation } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';
import type { OrganizationRecord } from './organization.model.ts';

/** Asserts the rules of the organization that the contract does not state. @throws ApiError validation_failed */
export function assertOrganization({ after }: Pick<RecordChange<OrganizationRecord>, 'after'>): void {
  checkLocale(after);
  checkReminders(after);
  checkNumberFormat(after);
}

/** Rejects a locale or a time zone that is unknown. @throws ApiError validation_failed naming each field */
function checkLocale({ locale, time_zone }: Partial<OrganizationRecord>): void {
  const violations = [
    ...(isLocale(String(locale)) ? [] : [wrong('locale', 'must be a language tag (BCP 47), such as en or de-AT.')]),
    ...(isTimeZone(String(time_zone))
      ? []
      : [wrong('time_zone', 'must be a time zone of the IANA database, such as Europe/Berlin.')]),
  ];
  if (violations.length > 0) throw invalid(...violations);
}

const wrong = (field: string, rule: string): Violation => ({
  field,
  code: 'invalid_format',
  message: `${field} ${rule}`,
});

function isLocale(text: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}

/** Rejects offsets such as +01:00, which have no daylight saving time. */
function isTimeZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text })) && !/^[+-]/.test(text);
  } catch {
    return false;
  }
}

/**
 * Asserts that each step of the reminders is later than the one before. Older organizations have none.
 * @throws ApiError validation_failed naming the days of each wrong step
 */
function checkReminders({ reminders = [] }: Partial<Pick<OrganizationRecord, 'reminders'>>): void {
  const violations = reminders.flatMap(({ days_after_due }, index) => {
    const former = reminders[index - 1];
    if (!former || days_after_due > former.days_after_due) return [];
    const field = `reminders[${index}].days_after_due`;
    const message = `${field} must be above ${former.days_after_due}, that of the reminder before.`;
    return [{ field, code: 'out_of_range', message }];
  });
  if (violations.length > 0) throw invalid(...violations);
}

/** The beginning of a format whose numbers would equal provisional ones, `DRAFT-<id>`. */
const PROVISIONAL = 'DRAFT-{0';

/** Asserts that no invoice number can equal the provisional number of a draft. @throws ApiError validation_failed */
function checkNumberFormat({
  invoice_number_format: format = '',
}: Partial<Pick<OrganizationRecord, 'invoice_number_format'>>): void {
  if (!format.startsWith(PROVISIONAL)) return;
  const message = 'invoice_number_format must not begin with DRAFT-, which marks provisional numbers.';
  throw invalid({ field: 'invoice_number_format', code: 'not_allowed', message });
}
