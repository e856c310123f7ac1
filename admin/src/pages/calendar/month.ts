import { addMonths } from '../../fields/dates.ts';

/** A day as YYYY-MM-DD. Days are texts and are computed in UTC, so that no time zone moves them. */
export type Day = string;

const DAY_MS = 86_400_000;
const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** Returns the month of a parameter, YYYY-MM; that of today for anything else. */
export const monthOf = (text: string | null, today: Day): string =>
  text && /^(19|[2-9]\d)\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7);

/**
 * Returns the weeks that a month touches, each of seven days.
 * @param firstDay the weekday that begins a week, 1 for Monday to 7 for Sunday
 */
export function weeksOf(month: string, firstDay: number): Day[][] {
  const first = Date.parse(`${month}-01`);
  const last = Date.parse(`${addMonths(month, 1)}-01`) - DAY_MS;
  const weekday = new Date(first).getUTCDay() || 7;
  const weeks: Day[][] = [];
  for (let start = first - ((weekday - firstDay + 7) % 7) * DAY_MS; start <= last; start += 7 * DAY_MS)
    weeks.push(Array.from({ length: 7 }, (_, at) => dayOf(start + at * DAY_MS)));
  return weeks;
}

/** Returns the weekday that begins a week in a locale, 1 for Monday to 7 for Sunday; Monday if the browser does not know. */
export function firstDayOf(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    readonly weekInfo?: { readonly firstDay: number };
    getWeekInfo?(): { readonly firstDay: number };
  };
  return known.getWeekInfo?.().firstDay ?? known.weekInfo?.firstDay ?? 1;
}
