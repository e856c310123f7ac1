import { formatMoney, toMajorUnits } from '@bms/money';
import { Decimal } from 'decimal.js';
import type { PrintableDocument } from '../printable-document.ts';

const Exact = Decimal.clone({ precision: 40 });

/** The most decimals of a rate beyond those of the currency. */
const RATE_DECIMALS = 4;

/** Formats values of a document in its language. */
export interface Formats {
  /** An amount without currency, e.g. `1,234.50`. @param amount in the smallest unit; fractions are rounded half up */
  amount(amount: number | string): string;
  /** An amount with its currency, e.g. `€1,234.50`. @param amount in the smallest unit */
  money(amount: number): string;
  /** An amount in another currency. @param amount in its smallest unit @param currency ISO 4217 */
  moneyIn(amount: number, currency: string): string;
  /** A unit price, with more decimals if it has them. @param rate in the smallest unit */
  rate(rate: string): string;
  quantity(quantity: string): string;
  /** @param percent decimal text, e.g. `19` */
  percent(percent: string): string;
  /** @param date `YYYY-MM-DD` */
  date(date: string): string;
  /** @param from `YYYY-MM-DD`, as `to` */
  period(from: string, to: string): string;
}

/** Creates the formats of a document's language, currency and locale. */
export function createFormats(document: PrintableDocument): Formats {
  const { currency, currency_decimals: decimals } = document;
  const locale = localeOf(document);
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, { useGrouping: 'always', ...options });
    return (text: string) => format.format(text as Intl.StringNumericLiteral);
  };
  const fixed = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const plain = number(fixed);
  const money = number({ ...fixed, style: 'currency', currency });
  const rate = number({ ...fixed, maximumFractionDigits: decimals + RATE_DECIMALS });
  const quantity = number({ maximumFractionDigits: 10 });
  const percent = number({ style: 'percent', maximumFractionDigits: 4 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const instant = (day: string) => new Date(`${day}T00:00:00Z`);
  return {
    amount: (amount) => plain(toMajorUnits(String(amount), decimals)),
    money: (amount) => money(toMajorUnits(String(amount), decimals)),
    moneyIn: (amount, other) => formatMoney(amount, { currency: other, locale }),
    rate: (text) => rate(toMajorUnits(text, decimals)),
    quantity: (text) => quantity(new Exact(text).toFixed()),
    percent: (text) => percent(new Exact(text).div(100).toFixed()),
    date: (day) => date.format(instant(day)),
    period: (from, to) => date.formatRange(instant(from), instant(to)).replaceAll('\u2009', ' '),
  };
}

/** Returns the locale of a document if it is of its language, else the language. */
function localeOf({ language, locale }: PrintableDocument): string {
  try {
    const known = new Intl.Locale(locale || language);
    return known.language === language ? known.toString() : language;
  } catch {
    return language;
  }
}
