import type { Formats } from './formats.ts';
import type { SharedSupply } from './shared-document.ts';
import type { Texts } from './texts.ts';

/** Returns the labels and values of the days of a supply; none if they are unknown. */
export function supplyRows(
  { supply_date: day, supply_from: from, supply_to: to }: SharedSupply,
  texts: Pick<Texts, 'supplyDate' | 'supplyPeriod'>,
  formats: Pick<Formats, 'date' | 'period'>,
): [string, string][] {
  if (day) return [[texts.supplyDate, formats.date(day)]];
  return from && to ? [[texts.supplyPeriod, formats.period(from, to)]] : [];
}
