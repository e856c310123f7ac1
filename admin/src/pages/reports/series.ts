import { type Bars, wholeUnits } from '../../charts/bars.ts';
import { monthsBetween } from '../../fields/dates.ts';
import { AGES, type Column, type Report, type ReportRow, type ReportView } from './definitions.ts';

/** The rows of one currency. */
export interface CurrencyRows {
  readonly currency: string;
  readonly rows: readonly ReportRow[];
}

/** Divides the rows of a report by currency, in their order. */
export const byCurrency = ({ records }: Report): CurrencyRows[] =>
  [...Map.groupBy(records, ({ currency }) => currency)].map(([currency, rows]) => ({ currency, rows }));

/** Returns the sum of a column. */
export const sumOf = (rows: readonly ReportRow[], { name }: Column): number =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0);

/** Returns the bars of a report in one currency; undefined if it has no chart. */
export function barsOf(
  { name }: ReportView,
  of: CurrencyRows,
  { from, to }: Omit<Report, 'records'>,
): Bars | undefined {
  if (name === 'receivables') return barsByAge(of);
  return name === 'revenue' ? barsByMonth(of, from, to) : undefined;
}

function barsByAge({ currency, rows }: CurrencyRows): Bars {
  const values = AGES.map((age) => wholeUnits(sumOf(rows, age), currency));
  return { labels: AGES.map(({ label }) => label), series: [{ label: 'Open amount', values }] };
}

/** Returns a bar for each month of the report, also of those without revenue. */
function barsByMonth({ currency, rows }: CurrencyRows, from: string | undefined, to: string): Bars {
  const known = new Map(rows.map((row) => [String(row['month']), row]));
  const months = monthsBetween((from ?? String(rows[0]!['month'])).slice(0, 7), to.slice(0, 7));
  const valuesOf = (name: string) => months.map((month) => wholeUnits(Number(known.get(month)?.[name] ?? 0), currency));
  return {
    labels: months,
    isStacked: true,
    series: [
      { label: 'Without tax', values: valuesOf('net') },
      { label: 'Tax', values: valuesOf('tax') },
    ],
  };
}
