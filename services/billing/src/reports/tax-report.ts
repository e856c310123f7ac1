import type { ReportedTax, TaxReportRequest } from '@bms/contracts/types/billing';
import { currencyDecimals } from '@bms/money';
import { dayText, type Handler } from '@bms/service-kit';
import { aggregate, coverageOf, documentsOf, mostRecords, type ReportDeps } from './coverage.ts';
import { assertFits, readPeriod } from './period.ts';

interface Sums extends Pick<ReportedTax, 'base' | 'amount'> {
  readonly _id: Pick<ReportedTax, 'currency' | 'title' | 'category'> & { readonly rate: unknown };
}

/** Reports the taxes of a period: those of the invoices sent less those of the credit notes issued in it. */
export function taxReport(deps: ReportDeps): Handler<TaxReportRequest> {
  return async (call) => {
    const period = readPeriod(call.request, deps.invoices.kit.days.today());
    const coverage = coverageOf(deps, call, call.request.client_id);
    const most = mostRecords(call);
    const documents = documentsOf(deps, coverage, period, {
      invoice: { currency: coverage.currency, taxes: 1, sign: { $literal: 1 } },
      creditNote: { currency: 1, taxes: 1, sign: { $literal: -1 } },
      offset: { currency: coverage.currency, taxes: '$deposits.taxes', sign: { $literal: -1 } },
    });
    const stages = [...documents, { $unwind: '$taxes' }, GROUP, SORT, { $limit: most + 1 }];
    const found = await aggregate<Sums>(deps, stages, call);
    const records = assertFits(found, most, period).map(({ _id: { currency, title, rate, category }, ...sums }) => ({
      title,
      rate: String(rate),
      category,
      currency,
      currency_decimals: currencyDecimals(currency),
      ...sums,
    }));
    return { records, from: dayText(period.from), to: dayText(period.to) };
  };
}

const GROUP = {
  $group: {
    _id: { currency: '$currency', rate: '$taxes.rate', title: '$taxes.title', category: '$taxes.category' },
    base: { $sum: { $multiply: ['$sign', '$taxes.base'] } },
    amount: { $sum: { $multiply: ['$sign', '$taxes.amount'] } },
  },
};

const SORT = { $sort: { '_id.currency': 1, '_id.rate': -1, '_id.title': 1, '_id.category': 1 } };
