const DAY_MS = 24 * 3600 * 1000;

/** Returns the number of days from one day to another, both `YYYY-MM-DD`; below 0 if the other is before it. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const SHORT = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const LONG = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** Returns a day as a person says it, such as "Dec 10", with the year if it is another than that of today. */
export function dayText(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return new Date(day).toLocaleDateString('en', isThisYear ? SHORT : { ...SHORT, year: 'numeric' });
}

/** Returns a day with its weekday, such as "Thursday, December 10". */
export function longDayText(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return new Date(day).toLocaleDateString('en', isThisYear ? LONG : { ...LONG, year: 'numeric' });
}

/** Returns when an amount is due, such as "due in 15 days", "due today" or "12 days late". */
export function dueText(due: string, today: string): string {
  const days = daysBetween(today, due);
  if (days === 0) return 'due today';
  if (days === 1) return 'due tomorrow';
  return days > 0 ? `due in ${days} days` : `${-days} ${days === -1 ? 'day' : 'days'} late`;
}
