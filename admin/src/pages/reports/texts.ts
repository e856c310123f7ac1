/** Returns a month (YYYY-MM) in words, such as "Jan 2026"; any other text as it is. */
export function monthText(text: string, locale: string): string {
  if (!/^\d{4}-\d{2}$/.test(text)) return text;
  return new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(text));
}

/** Returns a day (YYYY-MM-DD) in the format of a locale. */
export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
