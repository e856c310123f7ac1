import { type Kit, linesOf, type ResourceRules, statusEvents } from '@bms/service-kit';
import type { CustomValues } from '../custom-fields/custom-values.ts';
import { type SalesDeps, salesRules } from '../sales/sales-rules.ts';
import { type Order, orders } from './orders.model.ts';

/** Creates the rules of orders that the contract does not state. */
export function orderRules(kit: Kit, deps: SalesDeps, values: CustomValues): ResourceRules<Order> {
  const shared = salesRules(kit, deps, 'order_date');
  return {
    ...shared,
    check: async (change, tx) => {
      await values.check(change, tx);
      await shared.check(change, tx);
    },
    events: statusEvents(orders, {
      message: 'bms.crm.OrderEvent',
      resource: 'order',
      module: 'orders',
      statuses: ['confirmed'],
      data: (order) => orderData(order, deps.organization.current().currency),
    }),
  };
}

/**
 * Returns the data of an order's events, with everything that an invoice needs.
 * @param fallback the currency of older orders
 */
function orderData(order: Order, fallback: string): Record<string, unknown> {
  const { _id: id, version, client_id, total, owner_id, created_by } = order;
  const items = linesOf(order).map(({ item_id = 0, title, quantity, rate }) => ({
    item_id,
    title,
    quantity: String(quantity),
    rate: String(rate),
  }));
  const currency = order.currency || fallback;
  return { id, version, client_id, items, total, owner_id, created_by, currency };
}
