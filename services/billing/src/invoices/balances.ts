import type { InvoiceBalance } from '@bms/contracts/types/billing';
import { currencyDecimals } from '@bms/money';
import { type HandlerOf, type KnownOrganization, type Resource, remainingMs, scopeOf, trust } from '@bms/service-kit';
import { OWED } from './balance.ts';
import type { Invoice } from './invoices.model.ts';
import type { Sweeps } from './sweeps.ts';

type Sums = Omit<InvoiceBalance, 'currency' | 'currency_decimals'>;

/**
 * Sums up the open balances of the invoices that the caller may see and the refunds due, by currency. The balances are
 * read from a single index, the refunds from those few invoices that have one.
 */
export function balances(
  resource: Resource<Invoice>,
  sweeps: Sweeps,
  organization: KnownOrganization,
): HandlerOf<'/bms.billing.Invoices/Balances'> {
  return async (call) => {
    const { client_id } = call.request;
    const scope = scopeOf(resource, call, 'view');
    await sweeps.oncePerDay(resource.kit.days.today());
    const sumUp = (which: object, group: object) => {
      const chosen = [which, scope, ...(client_id ? [{ client_id }] : [])];
      return resource.model
        .aggregate<Partial<Sums> & { _id: string | null }>([{ $match: trust({ $and: chosen }) }, group])
        .option({ maxTimeMS: remainingMs(call) });
    };
    const found = (
      await Promise.all([sumUp({ status: { $in: OWED } }, GROUP), sumUp({ refund_due: { $gt: 0 } }, REFUNDS)])
    ).flat();
    // Older invoices have no currency and are in the currency of the organization.
    const byCurrency = Map.groupBy(found, ({ _id }) => _id || organization.current().currency);
    const records = [...byCurrency].map(([currency, sums]) => balanceOf(currency, sums));
    return { records: records.sort((a, b) => a.currency.localeCompare(b.currency)) };
  };
}

const orZero = (field: string) => ({ $ifNull: [`$${field}`, 0] });
const SETTLED = {
  $add: ['$paid', orZero('credited'), orZero('written_off'), orZero('deposited'), orZero('withheld_total')],
};
const ADDED = [orZero('reminder_fees'), orZero('refunded'), orZero('transferred')];
const OWES = { $subtract: [{ $add: ['$total', ...ADDED] }, SETTLED] };
const GROUP = {
  $group: {
    _id: '$currency',
    count: { $sum: 1 },
    balance: { $sum: OWES },
    overdue_count: { $sum: { $cond: ['$overdue', 1, 0] } },
    overdue_balance: { $sum: { $cond: ['$overdue', OWES, 0] } },
  },
};

const REFUNDS = { $group: { _id: '$currency', refund_count: { $sum: 1 }, refund_balance: { $sum: '$refund_due' } } };

function balanceOf(currency: string, sums: readonly Partial<Sums>[]): InvoiceBalance {
  const sum = (name: keyof Sums) => sums.reduce((all, one) => all + (one[name] ?? 0), 0);
  return {
    currency,
    currency_decimals: currencyDecimals(currency),
    count: sum('count'),
    balance: sum('balance'),
    overdue_count: sum('overdue_count'),
    overdue_balance: sum('overdue_balance'),
    refund_count: sum('refund_count'),
    refund_balance: sum('refund_balance'),
  };
}
