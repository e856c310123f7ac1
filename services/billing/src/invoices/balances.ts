import type { InvoiceBalance } from '@bms/contracts/types/billing';
import { currencyDecimals } from '@bms/money';
import { type HandlerOf, type KnownOrganization, type Resource, remainingMs, scopeOf, trust } from '@bms/service-kit';
import { OWED } from './balance.ts';
import type { Invoice } from './invoices.model.ts';
import type { Sweeps } from './sweeps.ts';

type Sums = Omit<InvoiceBalance, 'currency' | 'currency_decimals'>;

/**
 * Sums up the open balances of the invoices that the caller may see, by age, and the refunds due, by currency. The balances
 * are read from a single index, the refunds from those few invoices that have one.
 */
export function balances(
  resource: Resource<Invoice>,
  sweeps: Sweeps,
  organization: KnownOrganization,
): HandlerOf<'/bms.billing.Invoices/Balances'> {
  return async (call) => {
    const { client_id } = call.request;
    const scope = scopeOf(resource, call, 'view');
    const today = resource.kit.days.today();
    await sweeps.oncePerDay(today);
    const sumUp = (which: object, group: object) => {
      const chosen = [which, scope, ...(client_id ? [{ client_id }] : [])];
      return resource.model
        .aggregate<Partial<Sums> & { _id: string | null }>([{ $match: trust({ $and: chosen }) }, group])
        .option({ maxTimeMS: remainingMs(call) });
    };
    const found = (
      await Promise.all([
        sumUp({ status: { $in: OWED } }, groupByAge(today)),
        sumUp({ refund_due: { $gt: 0 } }, REFUNDS),
      ])
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

/** Returns the stage that sums up the balances by currency, with the ages of the receivables report. */
function groupByAge(today: Date): object {
  const late = { $dateDiff: { startDate: '$due_date', endDate: today, unit: 'day' } };
  const overdue = (...conditions: object[]) => ({ $sum: { $cond: [{ $and: ['$overdue', ...conditions] }, OWES, 0] } });
  const within = (first: number, last: number) => overdue({ $gte: [late, first] }, { $lte: [late, last] });
  return {
    $group: {
      _id: '$currency',
      count: { $sum: 1 },
      balance: { $sum: OWES },
      overdue_count: { $sum: { $cond: ['$overdue', 1, 0] } },
      overdue_balance: overdue(),
      overdue_1_30: within(1, 30),
      overdue_31_60: within(31, 60),
      overdue_61_90: within(61, 90),
      overdue_over_90: overdue({ $gt: [late, 90] }),
    },
  };
}

const REFUNDS = { $group: { _id: '$currency', refund_count: { $sum: 1 }, refund_balance: { $sum: '$refund_due' } } };

const SUMS = [
  ...['count', 'balance', 'overdue_count', 'overdue_balance'],
  ...['overdue_1_30', 'overdue_31_60', 'overdue_61_90', 'overdue_over_90', 'refund_count', 'refund_balance'],
] as const satisfies readonly (keyof Sums)[];

function balanceOf(currency: string, found: readonly Partial<Sums>[]): InvoiceBalance {
  const sumOf = (name: keyof Sums) => found.reduce((all, one) => all + (one[name] ?? 0), 0);
  const sums = Object.fromEntries(SUMS.map((name) => [name, sumOf(name)])) as Record<keyof Sums, number>;
  return { currency, currency_decimals: currencyDecimals(currency), ...sums };
}
