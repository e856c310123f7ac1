/** A decimal as text, as a number, or as stored in the database. */
export type DecimalText = string | number | { toString(): string };

const DECIMAL = /^(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/**
 * Parses a decimal without rounding.
 * @param decimals the decimal places of the result's unit: "1.5" with 4 decimals is 15000n
 * @throws RangeError if the value is not a decimal of at least 0, or has more decimal places
 */
export function parseDecimal(value: DecimalText, decimals: number): bigint {
  const units = unitsOf(value, decimals);
  if (units === undefined) throw new RangeError(`${value} is not a decimal with at most ${decimals} decimal places`);
  return units;
}

/** Returns true for a decimal of at least 0 with at most that many decimal places. */
export function isDecimal(value: unknown, decimals: number): value is DecimalText {
  return value !== null && value !== undefined && unitsOf(value, decimals) !== undefined;
}

/** Formats a number of units as a decimal without trailing zeros: 15000n with 4 decimals is "1.5". */
export function formatDecimal(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const [whole, fraction] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  const significant = fraction.replace(/0+$/, '');
  return significant === '' ? whole : `${whole}.${significant}`;
}

/** Divides, and rounds half up to an integer. @param dividend at least minus half of the divisor */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

export const add = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

function unitsOf(value: DecimalText, decimals: number): bigint | undefined {
  const [, whole, fraction = '', exponent = '0'] = DECIMAL.exec(String(value)) ?? [];
  if (whole === undefined) return undefined;
  const digits = BigInt(whole + fraction);
  const places = decimals - fraction.length + Number(exponent);
  if (places >= 0) return digits * powerOfTen(places);
  const unit = powerOfTen(-places);
  return digits % unit === 0n ? digits / unit : undefined;
}

const POWERS = Array.from({ length: 16 }, (_, exponent) => 10n ** BigInt(exponent));
const powerOfTen = (exponent: number): bigint => POWERS[exponent] ?? 10n ** BigInt(exponent);
