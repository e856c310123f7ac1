/** Formats a timestamp (RFC 3339) in the browser's locale, to the minute. */
export const formatTimestamp = (timestamp: string): string =>
  new Date(timestamp).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a timestamp (RFC 3339) in the browser's locale, to the second. */
export const formatToSecond = (timestamp: string): string =>
  new Date(timestamp).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** Formats the time of day of a timestamp (RFC 3339) in the browser's locale, to the second. */
export const formatTime = (timestamp: string): string =>
  new Date(timestamp).toLocaleTimeString(undefined, { timeStyle: 'medium' });

/** Formats the time of day of a timestamp (RFC 3339) in the browser's locale, to the minute. */
export const formatToMinute = (timestamp: string): string =>
  new Date(timestamp).toLocaleTimeString(undefined, { timeStyle: 'short' });

const DAY_MS = 86_400_000;

/** Returns the day a number of days after another one, both YYYY-MM-DD. @param days negative for a day before */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns a day (YYYY-MM-DD) in the format of a locale. */
export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** Returns a month (YYYY-MM) in words, such as "Jan 2026"; any other text as it is. */
export function monthText(text: string, locale: string): string {
  if (!/^\d{4}-\d{2}$/.test(text)) return text;
  return new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(text));
}

/** Returns the months from one to another (YYYY-MM), both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last && month.length === first.length; month = addMonths(month, 1))
    months.push(month);
  return months;
}

/** Returns the month some months after another one, or before it if they are negative (YYYY-MM). */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
