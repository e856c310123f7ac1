import { currencyDecimals, formatMoney, toMajorUnits, toMinorUnits } from '@bms/money';

/** The format of amounts: a currency (ISO 4217) and a locale (BCP 47). */
export interface Money {
  readonly currency: string;
  readonly locale: string;
}

/** The additional decimals of rates beyond those of the currency. */
const RATE_DECIMALS = 4;

/**
 * Returns an amount with its currency, such as "€1,378.75"; empty if it is no number.
 * @param amount in the smallest unit
 */
export function moneyText(amount: unknown, { currency, locale }: Money, more = RATE_DECIMALS): string {
  const text = plainText(amount);
  return text === undefined ? '' : formatMoney(text, { currency, locale, more });
}

/** Returns an amount in the format of inputs, such as "1,378.75". @param amount in the smallest unit */
export function amountText(amount: unknown, { currency, locale }: Money): string {
  const text = plainText(amount);
  if (text === undefined) return '';
  const decimals = currencyDecimals(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals + RATE_DECIMALS };
  return new Intl.NumberFormat(locale, digits).format(toMajorUnits(text, decimals) as Intl.StringNumericLiteral);
}

/**
 * Parses an amount that a user typed, such as "100.50" or "1,378.75".
 * @returns the smallest units as a decimal text; undefined if it is no amount
 */
export function readAmount(typed: string, { currency, locale }: Money): string | undefined {
  const text = typed.replace(/[\s'’\u00a0\u202f]|[\p{Sc}]|[A-Za-z]/gu, '');
  const number = /^\d*([.,]\d*)*$/.test(text) && /\d/.test(text) ? withPoint(text, decimalSign(locale)) : undefined;
  return number === undefined ? undefined : toMinorUnits(number, currencyDecimals(currency));
}

/** Returns the decimal separator; the other one of the two groups thousands. */
const decimalSign = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';

/**
 * Returns the text with a decimal point. The locale's separator marks the decimals; the other one does so only where it
 * cannot group thousands.
 */
function withPoint(text: string, sign: string): string | undefined {
  const other = sign === ',' ? '.' : ',';
  const grouped = new RegExp(`^\\d{1,3}(\\${other}\\d{3})+(\\${sign}\\d*)?$`).test(text);
  const plain = grouped ? text.replaceAll(other, '') : text.replace(other, sign);
  const [whole = '', fraction = '', ...more] = plain.split(sign);
  if (more.length > 0 || fraction.includes(other)) return undefined;
  return `${whole || '0'}${fraction && `.${fraction}`}`;
}

/** Returns a number as text without an exponent. */
function plainText(amount: unknown): string | undefined {
  const text = String(amount ?? '');
  return /^-?\d+(\.\d+)?$/.test(text) ? text : undefined;
}
