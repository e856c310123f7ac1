import { ApiError, invalid } from '@bms/contracts';
import type { Call, Handler, Message, RecordChange, Resource } from '@bms/service-kit';
import type { Order } from './orders.model.ts';

const ORDER_DEPOSITS = '/bms.billing.Invoices/OrderDeposits';

/** Keeps the client of orders with deposit invoices: their money and documents belong to that client. */
export interface DepositGuard {
  /** Wraps the update of orders: billing is asked before the transaction of a change of the client. */
  prepared(update: Handler<ChangeOrder>): Handler<ChangeOrder>;
  /** Asserts that the order has no deposit invoices if its client changes. @throws ApiError validation_failed, unavailable */
  check(change: RecordChange<Order>): void;
}

/** A change of an order, of the status, too. */
export type ChangeOrder = Message & {
  readonly id: number;
  readonly order?: { readonly client_id?: number; readonly status?: string } | null;
};

/** @param resource returns the orders, which are created with the rules that check */
export function createDepositGuard(resource: () => Resource<Order>): DepositGuard {
  const found = new WeakMap<Call, number | ApiError>();
  return {
    prepared: (update) => async (call) => {
      if (await changesClient(resource(), call)) found.set(call as Call, await countDeposits(resource(), call));
      return update(call);
    },
    check: ({ kind, changed, call }) => {
      if (kind !== 'updated' || !changed.has('client_id')) return;
      const deposits = found.get(call) ?? 0;
      if (deposits instanceof ApiError) throw deposits;
      if (deposits === 0) return;
      const message = 'client_id cannot be changed while the order has deposit invoices.';
      throw invalid({ field: 'client_id', code: 'locked', message });
    },
  };
}

async function changesClient({ model }: Resource<Order>, { mask, request }: Call<ChangeOrder>): Promise<boolean> {
  if (!mask.includes('client_id')) return false;
  const stored = await model.findById(request.id, { client_id: 1 }).lean();
  return stored !== null && stored.client_id !== Number(request.order?.client_id);
}

/** Returns the number of deposit invoices, or the error that it is unknown: billing is unavailable. */
async function countDeposits({ kit }: Resource<Order>, call: Call<ChangeOrder>): Promise<number | ApiError> {
  try {
    const { total } = await kit.request(ORDER_DEPOSITS, { order_id: call.request.id }, call);
    return Number(total);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
