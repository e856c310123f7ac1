import { invalid } from '@bms/contracts';
import { Decimal } from 'decimal.js';

/**
 * A precision without rounding: the product of two factors of 15 digits has 30 digits, the sum of 500 such lines 33.
 */
const Exact = Decimal.clone({ precision: 40 });

/** A decimal as text or as stored in the database. */
type DecimalText = string | { toString(): string };

/** The values that determine the amount of a line. */
export interface LineAmounts {
  readonly quantity: DecimalText;
  readonly rate: DecimalText;
}

/** Returns quantity times rate, exact, in plain notation, e.g. `199.9999999`. */
export function lineTotal(line: LineAmounts): string {
  return product(line).toFixed();
}

/**
 * Returns the total of lines: their exact sum, rounded half up once to an integer, in the unit of the rates.
 * @param field the field that holds the lines, for the error
 * @throws ApiError validation_failed if the total exceeds Number.MAX_SAFE_INTEGER
 */
export function sumOfLines(lines: readonly LineAmounts[], field = 'items'): number {
  const sum = lines.reduce((subtotal, line) => subtotal.plus(product(line)), new Exact(0));
  const total = sum.toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  if (total.lte(Number.MAX_SAFE_INTEGER)) return total.toNumber();
  const message = `The total of ${field} must not exceed ${Number.MAX_SAFE_INTEGER}.`;
  throw invalid({ field, code: 'out_of_range', message });
}

function product({ quantity, rate }: LineAmounts): Decimal {
  return new Exact(quantity.toString()).times(rate.toString());
}
