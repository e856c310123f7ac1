/** The units of a recurrence rule. */
export type Unit = 'week' | 'month' | 'quarter' | 'year';

/** A recurrence rule: one occurrence every `interval` units, from `starts_on`. */
export interface RecurrenceRule {
  readonly every: Unit;
  /** The number of units between two occurrences, from 1. */
  readonly interval: number;
  /** Midnight (UTC) of the first occurrence. */
  readonly starts_on: Date;
  /** Midnight (UTC) of the last day on which an occurrence is possible; unset for no end. */
  readonly ends_on?: Date | undefined;
}

const DAY_MS = 24 * 3600 * 1000;
const WEEK_MS = 7 * DAY_MS;
const MONTHS: Readonly<Record<Exclude<Unit, 'week'>, number>> = { month: 1, quarter: 3, year: 12 };

/**
 * Returns the date of an occurrence, as midnight (UTC). In a month without the day of the first occurrence, it is the
 * last day: monthly from 31 January is 28 February, then 31 March.
 * @param index 0 for the first occurrence
 * @returns undefined after the end of the rule
 */
export function occurrenceAt({ every, interval, starts_on, ends_on }: RecurrenceRule, index: number): Date | undefined {
  const units = index * interval;
  const date =
    every === 'week' ? new Date(starts_on.getTime() + units * WEEK_MS) : addMonths(starts_on, units * MONTHS[every]);
  return ends_on && date > ends_on ? undefined : date;
}

/** Returns the days from an occurrence to the one after it, as midnight (UTC) of the first and the last. */
export function periodAt(rule: RecurrenceRule, index: number): { readonly from: Date; readonly to: Date } {
  const endless = { ...rule, ends_on: undefined };
  const [from, next] = [occurrenceAt(endless, index)!, occurrenceAt(endless, index + 1)!];
  return { from, to: new Date(next.getTime() - DAY_MS) };
}

/** Returns the index of the first occurrence on or after a day (midnight, UTC), also if the rule ends before it. */
export function indexFrom(rule: RecurrenceRule, day: Date): number {
  const endless = { ...rule, ends_on: undefined };
  const unitDays = rule.every === 'week' ? 7 : 28 * MONTHS[rule.every];
  const days = (day.getTime() - rule.starts_on.getTime()) / (WEEK_MS / 7);
  // A month has at least 28 days, so the estimate is too high by a part of the months; the search goes down from it.
  let index = Math.max(0, Math.ceil(days / (unitDays * rule.interval)));
  while (index > 0 && occurrenceAt(endless, index - 1)! >= day) index -= 1;
  return index;
}

function addMonths(date: Date, months: number): Date {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)));
}
