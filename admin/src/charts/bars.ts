import { currencyDecimals } from '@bms/money';

/** One figure of each label. */
export interface Series {
  readonly label: string;
  readonly values: readonly number[];
  /** True if it is only there to compare with. */
  readonly isMuted?: boolean;
}

/** The bars of a chart, in whole units of the currency. */
export interface Bars {
  /** Months (YYYY-MM) or words. */
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** True if the series are parts of one sum; by default they stand side by side. */
  readonly isStacked?: boolean;
}

/** Returns an amount for a chart, which is approximate: a floating point number is enough. @param amount in the smallest unit */
export const wholeUnits = (amount: number, currency: string): number => amount / 10 ** currencyDecimals(currency);
