/** Currencies whose number of decimals is not 2 (ISO 4217, amendment 176). */
const DECIMALS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const decimalsOf = new Map(
  Object.entries(DECIMALS).flatMap(([decimals, codes]) => codes.split(' ').map((code) => [code, Number(decimals)])),
);

/** Default currency of an organization. */
export const DEFAULT_CURRENCY = 'EUR';

/** Returns the decimals of a currency (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD. */
export function currencyDecimals(currency: string): number {
  return decimalsOf.get(currency) ?? 2;
}

/** Formatting options of an amount. */
export interface MoneyStyle {
  /** Currency code (ISO 4217). */
  readonly currency: string;
  /** Language tag (BCP 47); defaults to `en`. */
  readonly locale?: string;
  /** Additional decimals, shown if the amount has them; rates have 4. */
  readonly more?: number;
}

/**
 * Formats an amount with its currency, without rounding through a double: 137875 in EUR is "€1,378.75" in `en`.
 * @param amount in minor units of the currency; a decimal text for fractions of them, such as a rate of "12.5"
 * @see docs/adr/0170-amounts-and-currencies.md
 */
export function formatMoney(amount: number | string, { currency, locale = 'en', more = 0 }: MoneyStyle): string {
  const text = toMajorUnits(String(amount), currencyDecimals(currency));
  return formatOf(locale, currency, more).format(text as Intl.StringNumericLiteral);
}

/** Converts a decimal text from minor to major units: "137875" to "1378.75". */
export function toMajorUnits(amount: string, decimals: number): string {
  return shift(amount, -decimals);
}

/** Converts a decimal text from major to minor units: "1378.75" to "137875". */
export function toMinorUnits(amount: string, decimals: number): string {
  return shift(amount, decimals);
}

function shift(amount: string, places: number): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === '') return amount;
  const point = whole.length + places;
  const digits = (whole + fraction)
    .padEnd(point, '0')
    .padStart(whole.length + fraction.length - Math.min(0, point - 1), '0');
  const at = Math.max(1, point);
  const left = digits.slice(0, at).replace(/^0+(?=\d)/, '');
  const right = digits.slice(at).replace(/0+$/, '');
  return `${sign}${left}${right && `.${right}`}`;
}

/** Cache of formatters: they are few, and creating one takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, currency: string, more: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${more}`;
  const known = formats.get(key);
  if (known) return known;
  const decimals = currencyDecimals(currency);
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals + more,
  });
  formats.set(key, made);
  return made;
}
