import type { Supply } from '../printable-document.ts';
import type { DrawContext } from './context.ts';

/** Returns the labels and values of the days of a supply; none if they are unknown. */
export function supplyRows(
  { supply_date: day, supply_from: from, supply_to: to }: Supply,
  { formats, texts: { labels } }: Pick<DrawContext, 'formats' | 'texts'>,
): [string, string][] {
  if (day) return [[labels.delivery_date, formats.date(day)]];
  return from && to ? [[labels.delivery_period, formats.period(from, to)]] : [];
}
