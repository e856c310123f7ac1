import { invalid, type Violation } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';

/** Rejects a locale or a time zone that is unknown. @throws ApiError validation_failed naming each field */
export function checkLocale({ after }: Pick<RecordChange, 'after'>): void {
  const { locale, time_zone } = after;
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
