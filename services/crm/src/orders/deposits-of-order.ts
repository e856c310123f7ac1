import { ApiError, invalid } from '@bms/contracts';
import { type Call, contextKey, type Message, type RecordChange, type Resource } from '@bms/service-kit';
import type { Order } from './orders.model.ts';

const ORDER_DEPOSITS = '/bms.billing.Invoices/OrderDeposits';

/** Keeps the client of orders with deposit invoices: their money and documents belong to that client. */
export interface DepositGuard {
  /** Asks billing, if the client changes. */
  prepare(sent: Message, call: Call): Promise<void>;
  /** Asserts that the order has no deposit invoices if its client changes. @throws ApiError validation_failed, unavailable */
  assert(change: RecordChange<Order>): void;
}

/** @param resource returns the orders, which are created with the rules that check */
export function createDepositGuard(resource: () => Resource<Order>): DepositGuard {
  const found = contextKey<number | ApiError>('number of deposit invoices');
  return {
    prepare: async (sent, call) => {
      const { id } = call.request as { readonly id: number };
      if (!call.mask.includes('client_id')) return;
      const stored = await resource().model.findById(id, { client_id: 1 }).lean();
      if (!stored || stored.client_id === Number(sent['client_id'])) return;
      call.context.set(found, await countDeposits(resource(), id, call));
    },
    assert: ({ kind, changed, call }) => {
      if (kind !== 'updated' || !changed.has('client_id')) return;
      const deposits = call.context.get(found) ?? 0;
      if (deposits instanceof ApiError) throw deposits;
      if (deposits === 0) return;
      const message = 'client_id cannot be changed while the order has deposit invoices.';
      throw invalid({ field: 'client_id', code: 'locked', message });
    },
  };
}

/** Returns the number of deposit invoices, or the error that it is unknown: billing is unavailable. */
async function countDeposits({ kit }: Resource<Order>, order_id: number, call: Call): Promise<number | ApiError> {
  try {
    const { total } = await kit.request(ORDER_DEPOSITS, { order_id }, call);
    return Number(total);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
