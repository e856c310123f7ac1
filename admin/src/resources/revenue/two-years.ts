import { addMonths, monthsBetween } from '../../fields/dates.ts';

/** The revenue of a month in one currency, in its smallest unit. */
export interface RevenueOfMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly currency: string;
  /** The amount without taxes; below 0 if more was credited than invoiced. */
  readonly net: number;
}

/** The revenue of twelve months and of the same months of the year before, in the smallest unit of the currency. */
export interface TwoYears {
  /** Twelve months, YYYY-MM. */
  readonly months: readonly string[];
  readonly current: readonly number[];
  readonly before: readonly number[];
}

const YEAR = 12;

/** Returns the first day of the two years that end with the month of a day (YYYY-MM-DD). */
export const startOfTwoYears = (day: string): string => `${addMonths(day.slice(0, 7), 1 - 2 * YEAR)}-01`;

/**
 * Arranges the revenue of one currency; a month without any has 0.
 * @param day a day of the last month, YYYY-MM-DD
 */
export function twoYearsOf(records: readonly RevenueOfMonth[], currency: string, day: string): TwoYears {
  const last = day.slice(0, 7);
  const months = monthsBetween(addMonths(last, 1 - YEAR), last);
  const known = new Map(records.filter((one) => one.currency === currency).map(({ month, net }) => [month, net]));
  const netOf = (month: string): number => known.get(month) ?? 0;
  return {
    months,
    current: months.map(netOf),
    before: months.map((month) => netOf(addMonths(month, -YEAR))),
  };
}
