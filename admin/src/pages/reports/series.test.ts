import { describe, expect, test } from '@jest/globals';
import { REPORTS, type Report } from './definitions.ts';
import { barsOf, byCurrency, sumOf } from './series.ts';

const view = (name: string) => REPORTS.find((one) => one.name === name)!;
const month = (name: string, currency: string, net: number, tax: number) => ({
  ...{ month: name, currency, net, tax, total: net + tax, invoice_count: 1, credit_note_count: 0 },
});

describe('the bars of a report', () => {
  test('by month include months without revenue, in whole units of the currency', () => {
    const records = [
      month('2025-11', 'EUR', 10_000, 1900),
      month('2026-02', 'EUR', -500, 0),
      month('2026-01', 'JPY', 70, 7),
    ];
    const report: Report = { records, from: '2025-10-15', to: '2026-03-31' };
    const [euro, yen] = byCurrency(report);
    expect(barsOf(view('revenue'), euro!, report)).toEqual({
      labels: ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'],
      isStacked: true,
      series: [
        { label: 'Without tax', values: [0, 100, 0, 0, -5, 0] },
        { label: 'Tax', values: [0, 19, 0, 0, 0, 0] },
      ],
    });
    expect(barsOf(view('revenue'), yen!, report)?.series[0]?.values).toEqual([0, 0, 0, 70, 0, 0]);
  });

  test('by age are the sums of all clients', () => {
    const ages = { overdue_31_60: 0, overdue_61_90: 0, overdue_over_90: 300 };
    const records = [
      { currency: 'EUR', not_due: 1000, overdue_1_30: 50, ...ages },
      { currency: 'EUR', not_due: 500, overdue_1_30: 0, ...ages },
    ];
    const report: Report = { records, to: '2026-02-28' };
    expect(barsOf(view('receivables'), byCurrency(report)[0]!, report)?.series).toEqual([
      { label: 'Open amount', values: [15, 0.5, 0, 0, 6] },
    ]);
  });

  test('do not exist for taxes and statements', () => {
    const report: Report = { records: [{ currency: 'EUR' }], to: '2026-02-28' };
    for (const name of ['taxes', 'statement'])
      expect(barsOf(view(name), byCurrency(report)[0]!, report)).toBeUndefined();
  });
});

test('the sum of a column is that of its rows', () => {
  const rows = [
    { currency: 'EUR', total: 5 },
    { currency: 'EUR', total: -2 },
  ];
  expect(sumOf(rows, { name: 'total', label: 'Total', kind: 'money' })).toBe(3);
});
