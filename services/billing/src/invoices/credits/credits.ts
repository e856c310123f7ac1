import type { ClientCredit } from '@bms/contracts/types/billing';
import { currencyDecimals } from '@bms/money';
import {
  compilePopulateNames,
  type HandlerOf,
  type KnownOrganization,
  type Resource,
  remainingMs,
  scopeOf,
  trust,
} from '@bms/service-kit';
import { tooLarge } from '../../reports/period.ts';
import type { Invoice } from '../invoices.model.ts';

interface Sum {
  readonly _id: Pick<ClientCredit, 'client_id' | 'currency'>;
  readonly amount: number;
}

/** Creates the handler that returns what the invoices of clients are overpaid by, of those that the caller may view. */
export function credits(
  resource: Resource<Invoice>,
  organization: Pick<KnownOrganization, 'current'>,
): HandlerOf<'/bms.billing.Invoices/Credits'> {
  const records = resource.rpc('Credits').response.field('records')!;
  const most = records.rules.maxItems;
  const populateNames = compilePopulateNames(records.message!, resource.kit.names);
  return async (call) => {
    const { client_id } = call.request;
    const overpaid = [
      { refund_due: { $gt: 0 } },
      scopeOf(resource, call, 'view'),
      ...(client_id ? [{ client_id }] : []),
    ];
    const found = await resource.model
      .aggregate<Sum>([
        { $match: trust({ $and: overpaid }) },
        {
          $group: {
            _id: { client_id: '$client_id', currency: currencyOr(organization) },
            amount: { $sum: '$refund_due' },
          },
        },
        { $sort: { '_id.client_id': 1, '_id.currency': 1 } },
        { $limit: most + 1 },
      ])
      .option({ maxTimeMS: remainingMs(call) });
    if (found.length > most)
      throw tooLarge('client_id', `More than ${most} clients have a credit. Choose a client_id.`);
    const shown = found.map(({ _id, amount }) => ({
      ...{ ..._id, amount, client_name: '' },
      currency_decimals: currencyDecimals(_id.currency),
    }));
    return { records: await populateNames(shown, call) };
  };
}

/** Returns the expression of an invoice's currency; older invoices have that of the organization. */
const currencyOr = (organization: Pick<KnownOrganization, 'current'>): object => ({
  $cond: [{ $gt: ['$currency', ''] }, '$currency', organization.current().currency],
});
