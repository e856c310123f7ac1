/** A line of an invoice and the like, as a form holds it: numbers, or what stands for none. */
export interface LineValues {
  readonly quantity?: unknown;
  readonly rate?: unknown;
}

/** Decimals that the service takes: 3 of a quantity, 4 of a rate; a product has 7 at most. */
const DIGITS = 7;
const ONE = 10n ** BigInt(DIGITS);

/**
 * What the lines come to: each quantity times its rate, added up exactly and rounded half up once, as the service does it.
 * Lines that are not filled in yet count for nothing.
 */
export function totalOf(lines: readonly LineValues[]): bigint {
  const exact = lines.reduce((sum, line) => sum + productOf(line), 0n);
  return (exact + ONE / 2n) / ONE;
}

/** Quantity times rate of one line as a decimal text without needless zeros, such as "2.5". */
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
