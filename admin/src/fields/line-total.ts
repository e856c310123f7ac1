/** A line of a document in a form: numbers, or empty values. */
export interface LineValues {
  readonly quantity?: unknown;
  readonly rate?: unknown;
}

/** The maximum number of decimals: 3 of a quantity, 4 of a rate; a product has 7 at most. */
const DIGITS = 7;
const ONE = 10n ** BigInt(DIGITS);

/**
 * Returns the total of the lines: each quantity times its rate, summed exactly and rounded half up once, as in the
 * service. Incomplete lines count as 0.
 */
export function totalOf(lines: readonly LineValues[]): bigint {
  const exact = lines.reduce((sum, line) => sum + productOf(line), 0n);
  return (exact + ONE / 2n) / ONE;
}

/** Returns quantity times rate of one line as a decimal text without trailing zeros, such as "2.5". */
export function lineTotal(line: LineValues): string {
  const product = productOf(line);
  const fraction = (product % ONE).toString().padStart(DIGITS, '0').replace(/0+$/, '');
  return `${product / ONE}${fraction && `.${fraction}`}`;
}

function productOf({ quantity, rate }: LineValues): bigint {
  const [left, right] = [decimalOf(quantity), decimalOf(rate)];
  if (!left || !right || left.scale + right.scale > DIGITS) return 0n;
  return left.digits * right.digits * 10n ** BigInt(DIGITS - left.scale - right.scale);
}

interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

function decimalOf(value: unknown): Decimal | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value ?? '')) ?? [];
  return whole === undefined ? undefined : { digits: BigInt(whole + fraction), scale: fraction.length };
}
