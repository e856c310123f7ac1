import { type DecimalText, divideHalfUp, formatDecimal, parseDecimal } from './decimal.ts';

/** The decimal places of quantities, rates and percentages. */
export const QUANTITY_DECIMALS = 6;
const RATE_DECIMALS = 4;
const PERCENT_DECIMALS = 4;

/** The decimal places of a quantity times a rate. */
const TOTAL_DECIMALS = QUANTITY_DECIMALS + RATE_DECIMALS;

/** One unit of an amount, in the units of a quantity times a rate. */
export const ONE = 10n ** BigInt(TOTAL_DECIMALS);

/** 100 percent, in the units of a percentage. */
export const WHOLE = 100n * 10n ** BigInt(PERCENT_DECIMALS);

/** The price of a line. */
export interface LinePrice {
  /** At most 6 decimal places. */
  readonly quantity: DecimalText;
  /** The unit price in the smallest unit of the currency; at most 4 decimal places. */
  readonly rate: DecimalText;
}

/** A discount of a line or a document: a percentage or an amount, not both. Empty values and 0 are no discount. */
export interface Discount {
  /** From 0 to 100; at most 4 decimal places. */
  readonly discount_percent?: DecimalText | null;
  /** An integer in the smallest unit of the currency. */
  readonly discount_amount?: DecimalText | null;
}

/** Returns quantity times rate, exact and without trailing zeros, such as "199.9999999999". */
export function lineTotal(line: LinePrice): string {
  return formatDecimal(exactTotal(line), TOTAL_DECIMALS);
}

/** Returns quantity times rate, as a multiple of 1/ONE. */
export function exactTotal({ quantity, rate }: LinePrice): bigint {
  return parseDecimal(quantity, QUANTITY_DECIMALS) * parseDecimal(rate, RATE_DECIMALS);
}

/** Parses a percentage, such as the rate of a tax; WHOLE is 100 percent. */
export const parsePercent = (percent: DecimalText): bigint => parseDecimal(percent, PERCENT_DECIMALS);

/** Returns true if there is a discount above 0. */
export function hasDiscount(discount: Discount): boolean {
  const { percent, amount } = parseDiscount(discount);
  return percent > 0n || amount > 0n;
}

/**
 * Returns the limit of a discount that exceeds it; undefined for any other discount.
 * @param exact the amount before the discount, as a multiple of 1/unit
 */
export function exceededLimit(exact: bigint, unit: bigint, discount: Discount): bigint | undefined {
  const { percent, amount } = parseDiscount(discount);
  const limit = divideHalfUp(exact, unit);
  return amount > limit || percent > WHOLE ? limit : undefined;
}

/** One unit of an amount, in the units of exactAmount. */
export const EXACT_ONE = ONE * WHOLE;

/** Returns the amount of a line: quantity times rate less its discount, rounded half up once. */
export const lineAmount = (line: LinePrice & Discount): bigint => divideHalfUp(exactAmount(line), EXACT_ONE);

/** Returns the amount of a line without rounding, as a multiple of 1/EXACT_ONE. */
export function exactAmount(line: LinePrice & Discount): bigint {
  const { percent, amount } = parseDiscount(line);
  return exactTotal(line) * (WHOLE - percent) - amount * EXACT_ONE;
}

/** Returns a text that is the same for lines with the same price per unit after discount. */
export function priceKey(line: LinePrice & Discount): string {
  const { percent, amount } = parseDiscount(line);
  // A discount by amount is one of the whole line, so only the line as it is has its price.
  const whole = amount > 0n ? `${parseDecimal(line.quantity, QUANTITY_DECIMALS)}:${amount}` : '';
  return [parseDecimal(line.rate, RATE_DECIMALS), percent, whole].join(' ');
}

/** Returns the discount of a document, rounded half up once. @param sum the sum of its lines */
export function documentDiscount(sum: bigint, discount: Discount): bigint {
  const { percent, amount } = parseDiscount(discount);
  return amount > 0n ? amount : divideHalfUp(sum * percent, WHOLE);
}

/** @throws RangeError if both are above 0 */
function parseDiscount({ discount_percent, discount_amount }: Discount): { percent: bigint; amount: bigint } {
  const percent = isEmpty(discount_percent) ? 0n : parsePercent(discount_percent);
  const amount = isEmpty(discount_amount) ? 0n : parseDecimal(discount_amount, 0);
  if (percent > 0n && amount > 0n) throw new RangeError('a discount is a percentage or an amount, not both');
  return { percent, amount };
}

/** Returns the share of a part of a whole in an amount, rounded half up; 0 if the whole is 0. */
export const shareOf = (amount: number | bigint, part: bigint, whole: bigint): bigint =>
  whole === 0n ? 0n : divideHalfUp(BigInt(amount) * part, whole);

const isEmpty = (value: DecimalText | null | undefined): value is '' | null | undefined =>
  value == null || value === '';
