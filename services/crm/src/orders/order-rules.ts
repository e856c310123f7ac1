import type { Order as ShownOrder } from '@bms/contracts/types/crm';
import { linesOf } from '@bms/document-lines';
import type { PrintedResource, SentCapture } from '@bms/printing';
import {
  DEFAULT_NUMBER_FORMATS,
  dayText,
  formatNumber,
  type Kit,
  numberFormatOf,
  type ResourceRules,
  statusEvents,
} from '@bms/service-kit';
import type { CustomValues } from '../custom-fields/custom-values.ts';
import { salesRules } from '../sales/sales-rules.ts';
import type { DepositGuard } from './deposits-of-order.ts';
import { type Order, orders } from './orders.model.ts';

/** Maps orders to their documents. The confirmation of an order never changes; before, the document follows the order. */
export const printedOrder: PrintedResource<ShownOrder> = {
  kind: 'order',
  sentStatuses: ['confirmed', 'completed'],
  keptOn: 'order.confirmed',
  numberField: 'order_number',
  dateFields: ['order_date', 'created_at'],
  partsOf: ({ order_number: number, order_date: issued_on, note }) => ({ number, issued_on, note }),
};

/** The rules besides those of all sales records. */
interface MoreRules {
  readonly values: CustomValues;
  readonly capture: Pick<SentCapture, 'prepareStored' | 'follow'>;
  readonly deposits: Pick<DepositGuard, 'prepare' | 'assert'>;
}

/** Creates the rules of orders that the contract does not state. */
export function orderRules(kit: Kit, { values, capture, deposits }: MoreRules): ResourceRules<Order> {
  const shared = salesRules(kit, { sentStatuses: printedOrder.sentStatuses, dated: 'order_date' });
  return {
    ...shared,
    prepare: async (sent, call, isNew) => {
      await shared.prepare(sent, call, isNew);
      await deposits.prepare(sent, call);
      if (call.mask.includes('status') && isConfirmed(sent['status'])) await capture.prepareStored(call);
    },
    fallbacks: {
      ...shared.fallbacks,
      order_number: ({ _id }: Order) => formatNumber(DEFAULT_NUMBER_FORMATS.order_number_format, _id),
    },
    populate: async (created, session) => {
      await shared.populate(created, session);
      const format = numberFormatOf(kit.organization.current(), 'order_number_format');
      for (const order of created) order.order_number = formatNumber(format, order._id);
    },
    assert: async (change, tx) => {
      deposits.assert(change);
      await values.assert(change, tx);
      await shared.assert(change, tx);
    },
    show: values.show,
    follow: async (change, tx) => {
      await values.follow(change, tx);
      await capture.follow(change, tx);
    },
    events: statusEvents(orders, {
      message: 'bms.crm.OrderEvent',
      resource: 'order',
      module: 'orders',
      statuses: ['confirmed', 'cancelled'],
      data: (order) => orderData(order, kit.organization.current().currency),
    }),
  };
}

const isConfirmed = (status: unknown): boolean => printedOrder.sentStatuses.includes(String(status));

/**
 * Returns the data of an order's events, with everything that an invoice needs.
 * @param fallback the currency of older orders
 */
function orderData(order: Order, fallback: string): Record<string, unknown> {
  const { _id: id, version, client_id, total, owner_id, created_by, prices_include_tax, terms } = order;
  const items = linesOf(order).map((line) => ({
    item_id: line.item_id ?? 0,
    title: line.title,
    quantity: String(line.quantity),
    rate: String(line.rate),
    tax_ids: line.tax_ids ?? [],
    ...discountData(line),
    unit_type: line.unit_type ?? '',
    supply_date: dayText(line.supply_date),
    supply_from: dayText(line.supply_from),
    supply_to: dayText(line.supply_to),
  }));
  // Older orders have no taxes.
  const [taxes, withheld] = [order.taxes, order.withheld].map((all = []) =>
    all.map((tax) => ({ ...tax, rate: String(tax.rate) })),
  );
  const currency = order.currency || fallback;
  const amounts = { items, taxes, withheld, ...discountData(order), prices_include_tax, total, currency };
  return { id, version, client_id, owner_id, created_by, ...amounts, terms };
}

function discountData({ discount_percent, discount_amount }: WithDiscount): Record<string, unknown> {
  return {
    discount_percent: discount_percent === undefined ? '' : String(discount_percent),
    discount_amount: discount_amount ?? 0,
  };
}

type WithDiscount = Pick<Order, 'discount_percent' | 'discount_amount'>;
