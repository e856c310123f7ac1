import type { ReportedTax } from '@bms/contracts/types/billing';
import { currencyDecimals } from '@bms/money';
import { dayText, type HandlerOf } from '@bms/service-kit';
import { aggregate, type Coverage, coverageOf, documentsOf, mostRecords, type ReportDeps } from './coverage.ts';
import { assertFits, type Period, readPeriod } from './period.ts';

interface Sums extends Pick<ReportedTax, 'base' | 'amount' | 'accounting_base' | 'accounting_amount'> {
  readonly _id: Pick<ReportedTax, 'currency' | 'title' | 'category' | 'accounting_currency'> & {
    readonly rate: unknown;
  };
}

/** The lists of taxes that documents have. */
type TaxList = 'taxes' | 'withheld';

/** Reports the taxes of a period: those of the invoices sent less those of the credit notes issued in it. */
export function taxReport(deps: ReportDeps): HandlerOf<'/bms.billing.Reports/Taxes'> {
  return async (call) => {
    const period = readPeriod(call.request, deps.invoices.kit.days.today());
    const coverage = coverageOf(deps, call, call.request.client_id);
    const most = mostRecords(call);
    const find = async (list: TaxList) => {
      const stages = [...stagesOf(deps, coverage, period, list), { $limit: most + 1 }];
      return assertFits(await aggregate<Sums>(deps, stages, call), most, period).map(recordOf);
    };
    const [records, withheld] = await Promise.all([find('taxes'), find('withheld')]);
    return { records, withheld, from: dayText(period.from), to: dayText(period.to) };
  };
}

/** Returns the stages that sum up the taxes of the documents of a period. */
function stagesOf(deps: ReportDeps, coverage: Coverage, period: Period, list: TaxList): object[] {
  const taxes = `$${list}`;
  const documents = documentsOf(deps, coverage, period, {
    invoice: { currency: coverage.currency, accounting_currency: 1, taxes, sign: { $literal: 1 } },
    creditNote: { currency: 1, accounting_currency: 1, taxes, sign: { $literal: -1 } },
    offset: {
      ...{ currency: coverage.currency, taxes: `$deposits.${list}`, sign: { $literal: -1 } },
      accounting_currency: { $literal: deps.organization.current().currency },
    },
  });
  return [...documents, { $unwind: '$taxes' }, GROUP, SORT];
}

function recordOf({ _id: { accounting_currency, ...tax }, base, amount, ...accounting }: Sums) {
  return {
    ...tax,
    rate: String(tax.rate),
    currency_decimals: currencyDecimals(tax.currency),
    ...{ base, amount },
    ...(accounting_currency && { accounting_currency, ...accounting }),
  };
}

/** Documents with an exchange rate are apart from the others, whose taxes are unknown in the accounting currency. */
const GROUP = {
  $group: {
    _id: {
      ...{
        currency: '$currency',
        rate: '$taxes.rate',
        title: '$taxes.title',
        category: { $ifNull: ['$taxes.category', ''] },
      },
      accounting_currency: { $cond: [{ $gt: ['$taxes.accounting_amount', null] }, '$accounting_currency', ''] },
    },
    base: { $sum: { $multiply: ['$sign', '$taxes.base'] } },
    amount: { $sum: { $multiply: ['$sign', '$taxes.amount'] } },
    accounting_base: { $sum: { $multiply: ['$sign', '$taxes.accounting_base'] } },
    accounting_amount: { $sum: { $multiply: ['$sign', '$taxes.accounting_amount'] } },
  },
};

const SORT = { $sort: { '_id.currency': 1, '_id.rate': -1, '_id.title': 1, '_id.category': 1 } };
