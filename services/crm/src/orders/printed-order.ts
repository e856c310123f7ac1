import type { Order } from '@bms/contracts/types/crm';
import type { PrintedResource } from '@bms/printing';

/** Maps orders to their documents. Orders are not sent, so their documents follow their changes. */
export const printedOrder: PrintedResource = {
  kind: 'order',
  sentStatuses: [],
  partsOf: (record) => {
    const { order_number: number, order_date: issued_on, note } = record as unknown as Order;
    return { number, issued_on, note };
  },
};
