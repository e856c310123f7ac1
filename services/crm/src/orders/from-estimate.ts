import type { EffectHandler } from '@bms/events';
import { insertRecord, ownCall, type Resource, recordModel, startOfDay } from '@bms/service-kit';
import { estimates } from '../estimates/estimates.model.ts';
import { clientsOfSales } from '../sales/client.ts';
import type { Order } from './orders.model.ts';

/** Creates one order for each accepted estimate; its creator is that of the estimate. */
export function orderOfEstimate(resource: Resource<Order>): EffectHandler {
  const { kit, model, rpc } = resource;
  const clients = clientsOfSales(kit);
  return async (event, tx) => {
    const estimate_id = Number(event.recordId);
    const found = recordModel(kit.db, estimates).findById(estimate_id).session(tx.session);
    const estimate = await found.lean();
    if (!estimate || (await model.exists({ estimate_id }).session(tx.session))) return;
    // No order is created for a client that was deleted meanwhile.
    if (!(await clients.findKept(estimate, tx.session))) return;
    const { client_id, currency, created_by: userId, items, discount_percent, discount_amount } = estimate;
    const { taxes, prices_include_tax, terms } = estimate;
    const { requestId, traceparent } = event;
    const call = ownCall(kit, { rpc: rpc('Create').path, userId, requestId, traceparent });
    const amounts = { items, taxes, discount_percent, discount_amount, prices_include_tax };
    const order_date = startOfDay(event.occurredAt);
    const order = { client_id, ...amounts, terms, currency, estimate_id, order_date };
    await insertRecord(resource, order, call, tx);
  };
}
