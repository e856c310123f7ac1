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
