import type { Order } from '@bms/contracts/types/crm';
import type { PrintedResource } from '@bms/printing';

/** Maps orders to their documents. The confirmation of an order never changes; before, the document follows the order. */
export const printedOrder: PrintedResource<Order> = {
  kind: 'order',
  sentStatuses: ['confirmed', 'completed'],
  keptOn: 'order.confirmed',
  numberField: 'order_number',
  dateFields: ['order_date', 'created_at'],
  partsOf: ({ order_number: number, order_date: issued_on, note }) => ({ number, issued_on, note }),
};
