import { type Kit, linesOf, type ResourceRules, type StoredRecord, statusEvents } from '@bms/service-kit';
import type { CustomValues } from '../custom-fields/custom-values.ts';
import type { Items } from '../sales/items.ts';
import { refuseLocked } from '../sales/locked.ts';
import { salesRules } from '../sales/sales-rules.ts';
import { orders } from './orders.model.ts';
import { orderStates, SETTLED } from './status.ts';

/** What makes a record an order, beyond what the contract says. */
export function orderRules(kit: Kit, items: Items, values: CustomValues): ResourceRules {
  const shared = salesRules(kit, items, 'order_date');
  return {
    ...shared,
    states: { status: orderStates },
    check: async (change, tx) => {
      refuseLocked(change, SETTLED, ['client_id', 'items']);
      await values.check(change, tx);
      await shared.check(change, tx);
    },
    events: statusEvents(orders, {
      message: 'bms.crm.OrderEvent',
      resource: 'order',
      module: 'orders',
      statuses: ['confirmed'],
      data: toldOrder,
    }),
  };
}

/** The order as others are told of it, with everything that an invoice needs. */
function toldOrder(order: StoredRecord): Record<string, unknown> {
  const { _id: id, version, client_id, total, owner_id, created_by } = order;
  const items = linesOf(order).map(({ item_id = 0, title, quantity, rate }) => ({
    item_id,
    title,
    quantity: String(quantity),
    rate: String(rate),
  }));
  return { id, version, client_id, items, total, owner_id, created_by };
}
