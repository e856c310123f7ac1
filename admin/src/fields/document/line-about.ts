import { type Money, moneyText } from '../money.ts';

/** The details of a line that stand below its title. */
export interface LineAbout {
  readonly unit_type?: unknown;
  readonly discount_percent?: unknown;
  readonly discount_amount?: unknown;
  readonly supply_date?: string | null;
  readonly supply_from?: string | null;
  readonly supply_to?: string | null;
}

/** Returns the unit, the discount and the days of supply of a line; empty without any. */
export const detailsText = (line: LineAbout, money: Money): string =>
  [line.unit_type ? `Unit: ${line.unit_type}` : '', ...discountTexts(line, money), supplyText(line, money)]
    .filter(Boolean)
    .join(' · ');

/** Returns the discount of a line. */
export function discountTexts({ discount_percent, discount_amount }: LineAbout, money: Money): readonly string[] {
  return [
    discount_percent ? `${discount_percent} % discount` : '',
    discount_amount ? `${moneyText(discount_amount as number, money)} discount` : '',
  ];
}

/** Returns the day or the period of supply of a line; empty if it is unknown. */
export function supplyText({ supply_date: day, supply_from: from, supply_to: to }: LineAbout, { locale }: Money) {
  const [first, last] = [from ?? day, to ?? day].map((text) => (text ? new Date(`${text}T00:00:00Z`) : undefined));
  if (!first || !last) return '';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return `Supplied ${format.formatRange(first, last)}`;
}
