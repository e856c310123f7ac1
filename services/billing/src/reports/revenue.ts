import type { RevenueOfMonth } from '@bms/contracts/types/billing';
import { currencyDecimals } from '@bms/money';
import { dayText, type HandlerOf } from '@bms/service-kit';
import { aggregate, coverageOf, documentsOf, mostRecords, NET, type ReportDeps } from './coverage.ts';
import { assertFits, readPeriod } from './period.ts';

type Sums = Pick<RevenueOfMonth, 'invoice_count' | 'credit_note_count' | 'net' | 'total'>;

/**
 * Reports the revenue by month and currency: the invoices sent, less the deposits that they offset, less the credit notes
 * issued in the month.
 */
export function revenue(deps: ReportDeps): HandlerOf<'/bms.billing.Reports/Revenue'> {
  return async (call) => {
    const period = readPeriod(call.request, deps.invoices.kit.days.today());
    const coverage = coverageOf(deps, call, call.request.client_id);
    const most = mostRecords(call);
    const documents = documentsOf(deps, coverage, period, {
      invoice: { month: monthOf('$sent_on'), currency: coverage.currency, ...counts(1, 0), net: NET, total: '$total' },
      creditNote: {
        month: monthOf('$issued_on'),
        currency: '$currency',
        ...counts(0, 1),
        net: { $multiply: [-1, NET] },
        total: { $multiply: [-1, '$total'] },
      },
      offset: {
        month: monthOf('$sent_on'),
        currency: coverage.currency,
        ...counts(0, 0),
        net: { $multiply: [-1, '$deposits.net'] },
        total: { $multiply: [-1, '$deposits.total'] },
      },
    });
    const stages = [...documents, GROUP, { $sort: { _id: 1 } }, { $limit: most + 1 }];
    const found = await aggregate<Sums & { _id: { currency: string; month: string } }>(deps, stages, call);
    const records = assertFits(found, most, period).map(({ _id: { currency, month }, ...sums }) => ({
      month,
      currency,
      currency_decimals: currencyDecimals(currency),
      ...sums,
      tax: sums.total - sums.net,
    }));
    return { records, from: dayText(period.from), to: dayText(period.to) };
  };
}

const monthOf = (date: object | string) => ({ $dateToString: { date, format: '%Y-%m' } });

const counts = (invoices: number, creditNotes: number) => ({
  invoice_count: { $literal: invoices },
  credit_note_count: { $literal: creditNotes },
});

const GROUP = {
  $group: {
    _id: { currency: '$currency', month: '$month' },
    invoice_count: { $sum: '$invoice_count' },
    credit_note_count: { $sum: '$credit_note_count' },
    net: { $sum: '$net' },
    total: { $sum: '$total' },
  },
};
