import { QUANTITY_DECIMALS } from '@bms/money';
import { moneyText } from '../fields/money.ts';
import type { SharedSupply } from './shared-document.ts';
import type { Texts } from './texts.ts';

/** Formats values in the language of the page. */
export interface Formats {
  /** @param amount in the smallest unit of the currency */
  money(amount: number | string): string;
  quantity(quantity: number): string;
  /** @param percent e.g. `19` */
  percent(percent: number): string;
  /** @param date `YYYY-MM-DD` */
  date(date: string): string;
  /** @param from `YYYY-MM-DD`, as `to` */
  period(from: string, to: string): string;
  /** @param time RFC 3339 */
  time(time: string): string;
}

/** @param currency ISO 4217 @param locale BCP 47 */
export function createFormats(currency: string, locale: string): Formats {
  const quantity = new Intl.NumberFormat(locale, { maximumFractionDigits: QUANTITY_DECIMALS });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const dayOf = (day: string) => new Date(`${day}T00:00:00Z`);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return {
    money: (amount) => moneyText(amount, { currency, locale }),
    quantity: (value) => quantity.format(value),
    percent: (value) => percent.format(value / 100),
    date: (day) => date.format(dayOf(day)),
    period: (from, to) => date.formatRange(dayOf(from), dayOf(to)),
    time: (instant) => time.format(new Date(instant)),
  };
}

/** Returns the labels and values of the days of a supply; none if they are unknown. */
export function supplyRows(
  { supply_date: day, supply_from: from, supply_to: to }: SharedSupply,
  texts: Pick<Texts, 'supplyDate' | 'supplyPeriod'>,
  formats: Pick<Formats, 'date' | 'period'>,
): [string, string][] {
  if (day) return [[texts.supplyDate, formats.date(day)]];
  return from && to ? [[texts.supplyPeriod, formats.period(from, to)]] : [];
}
