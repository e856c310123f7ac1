import { type IdempotentHandler, type IdempotentHandlers, sameHandler } from '@bms/events';
import type { Resource } from '@bms/service-kit';
import type { Order } from './orders.model.ts';

/** The events after which an order has an invoice. */
const MADE = ['invoice.made_of_order', 'invoice.restored'] as const;
type OfInvoice = (typeof MADE)[number] | 'invoice.deleted';

/**
 * Returns the handlers by which orders show their invoice. The version of the order stays, so that an update whose
 * If-Match is that of its confirmation does not conflict with them.
 */
export function followInvoices({ model, deleted }: Resource<Order>): IdempotentHandlers {
  const write = (changeOf: (invoiceId: number) => Change): IdempotentHandler<OfInvoice> => {
    return async (events) => {
      const operations = events.flatMap(({ data: { id, order_id }, version }) => {
        const earlier = [{ invoice_version: null }, { invoice_version: { $lt: version } }];
        const { $set, ...change } = changeOf(id);
        const update = { ...change, $set: { ...$set, invoice_version: version } };
        return order_id > 0 ? [{ updateOne: { filter: { _id: order_id, $or: earlier }, update } }] : [];
      });
      if (operations.length === 0) return;
      for (const { collection } of [model, deleted]) await collection.bulkWrite(operations as never);
    };
  };
  return {
    ...sameHandler(
      MADE,
      write((invoice_id) => ({ $set: { invoice_id } })),
    ),
    'invoice.deleted': write(() => ({ $unset: { invoice_id: 1 } })),
  };
}

/** A change of the stored id of an order's invoice. */
interface Change {
  readonly $set?: { readonly invoice_id: number };
  readonly $unset?: { readonly invoice_id: 1 };
}
