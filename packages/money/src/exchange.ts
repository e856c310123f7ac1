import { currencyDecimals } from './currency.ts';
import { type DecimalText, divideHalfUp, parseDecimal } from './decimal.ts';

/** The decimal places of an exchange rate. */
const RATE_DECIMALS = 8;

/** The conversion between two currencies. */
export interface Exchange {
  /** The price of one unit of the first currency in the second; at most 8 decimal places. */
  readonly rate: DecimalText;
  /** ISO 4217. */
  readonly from: string;
  /** ISO 4217. */
  readonly to: string;
}

/**
 * Converts an amount, rounded half up to the smallest unit of the other currency.
 * @param amount from 0, in the smallest unit of the first currency
 * @throws RangeError for a rate with more decimal places
 */
export function exchangeAmount(amount: number | bigint, { rate, from, to }: Exchange): bigint {
  const exact = BigInt(amount) * parseDecimal(rate, RATE_DECIMALS) * powerOfTen(currencyDecimals(to));
  return divideHalfUp(exact, powerOfTen(RATE_DECIMALS + currencyDecimals(from)));
}

/** Converts a part of an amount, so that the parts that follow each other add up to the whole amount converted. */
export const exchangePart = (part: number, before: number, exchange: Exchange): number =>
  Number(exchangeAmount(before + part, exchange) - exchangeAmount(before, exchange));

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);
