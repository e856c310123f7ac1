import type { Order } from '@bms/contracts/types/crm';
import type { PrintedResource } from '@bms/printing';

/** Maps orders to their documents. The confirmation of an order never changes; before, the document follows the order. */
export const printedOrder: PrintedResource = {
  kind: 'order',
  sentStatuses: ['confirmed', 'completed'],
  partsOf: (record) => {
    const { order_number: number, order_date: issued_on, note } = record as unknown as Order;
    return { number, issued_on, note };
  },
};
