import { invalid } from '@bms/contracts';
import { Decimal } from 'decimal.js';

/** Two factors of 15 digits have 30 in their product, and the sum of 500 such lines 33: nothing is rounded on the way. */
const Exact = Decimal.clone({ precision: 40 });

/** A decimal as text, or as the database has it. */
type DecimalText = string | { toString(): string };

/** What the amount of a line follows from. */
export interface LineAmounts {
  readonly quantity: DecimalText;
  readonly rate: DecimalText;
}

/** Quantity times rate, exact, in plain notation, e.g. `199.9999999`. */
export function lineTotal(line: LineAmounts): string {
  return product(line).toFixed();
}

/**
 * The total of some lines: their exact sum, rounded half up once to an integer, in the unit of the rates.
 * @param field the field that holds the lines, for the error
 * @throws ApiError validation_failed where the total is past the integers that JSON numbers hold exactly
 */
export function sumOfLines(lines: readonly LineAmounts[], field = 'items'): number {
  const sum = lines.reduce((subtotal, line) => subtotal.plus(product(line)), new Exact(0));
  const total = sum.toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  if (total.lte(Number.MAX_SAFE_INTEGER)) return total.toNumber();
  const message = `The total of ${field} is above ${Number.MAX_SAFE_INTEGER}.`;
  throw invalid({ field, code: 'out_of_range', message });
}

function product({ quantity, rate }: LineAmounts): Decimal {
  return new Exact(quantity.toString()).times(rate.toString());
}
