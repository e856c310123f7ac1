import type { EffectHandler, ReceivedEvent } from '@bms/events';
import type { ClientEffects } from '@bms/projections';
import { insertRecord, ownCall, type Resource, recordModel, type Transaction } from '@bms/service-kit';
import { trusted } from 'mongoose';
import { type Estimate, estimates } from '../estimates/estimates.model.ts';
import { clientsOfSales } from '../sales/client.ts';
import type { Order } from './orders.model.ts';

/**
 * Creates one order for each accepted estimate; its creator is that of the estimate. The order of a deleted client is
 * created when the client is restored.
 */
export function orderOfEstimate(resource: Resource<Order>): EffectHandler {
  const { kit, model } = resource;
  const clients = clientsOfSales(kit);
  const source = recordModel(kit.db, estimates);
  return async (event, tx) => {
    const _id = Number(event.recordId);
    const estimate = await source.findById(_id).session(tx.session).lean();
    if (!estimate || (await model.exists({ estimate_id: _id }).session(tx.session))) return;
    if (await clients.findKept(estimate, tx.session)) await createOrder(resource, estimate, event, tx);
    else await source.updateOne({ _id }, { $set: { awaits_client_since: event.occurredAt } }, { session: tx.session });
  };
}

/** Creates the orders of estimates that were accepted when their client was deleted. */
export function createAwaitedOrders(resource: Resource<Order>): ClientEffects['takeBack'] {
  const source = recordModel(resource.kit.db, estimates);
  return async (client_id, { requestId, traceparent }, tx) => {
    const which = { client_id, status: 'accepted', awaits_client_since: trusted({ $exists: true }) } as const;
    for (const estimate of await source.find(which).session(tx.session).lean()) {
      const occurredAt = estimate.awaits_client_since!;
      await createOrder(resource, estimate, { occurredAt, requestId, traceparent }, tx);
      const waiting = { $unset: { awaits_client_since: 1 } } as const;
      await source.updateOne({ _id: estimate._id }, waiting, { session: tx.session });
    }
  };
}

type Cause = Pick<ReceivedEvent, 'occurredAt' | 'requestId' | 'traceparent'>;

async function createOrder(
  resource: Resource<Order>,
  estimate: Estimate,
  cause: Cause,
  tx: Transaction,
): Promise<void> {
  const {
    _id: estimate_id,
    client_id,
    currency,
    created_by: userId,
    items,
    discount_percent,
    discount_amount,
  } = estimate;
  const { taxes, withheld, prices_include_tax, terms } = estimate;
  const { requestId, traceparent } = cause;
  const call = ownCall(resource.kit, { rpc: resource.rpc('Create').path, userId, requestId, traceparent });
  const amounts = { items, taxes, withheld, discount_percent, discount_amount, prices_include_tax };
  const order_date = resource.kit.days.of(cause.occurredAt);
  await insertRecord(resource, { client_id, ...amounts, terms, currency, estimate_id, order_date }, call, tx);
}
