import type { OrderEvent } from '@bms/contracts/types/crm';
import type { EffectHandler } from '@bms/events';
import { insertRecord, ownCall, type Resource, startOfDay } from '@bms/service-kit';
import { mongo } from 'mongoose';

const DAY_MS = 24 * 3600 * 1000;

/** Makes the one draft of a confirmed order, due some days after that; it belongs to who made the order. */
export function invoiceOfOrder(resource: Resource, dueDays: number): EffectHandler {
  const { kit, model, rpc } = resource;
  return async (event, tx) => {
    const order = event.data as unknown as OrderEvent;
    const { traceparent, requestId } = event;
    const call = ownCall(kit, { rpc: rpc('Create').path, userId: order.created_by, traceparent, requestId });
    if (await model.exists({ order_id: order.id }).session(tx.session)) return;
    // Who looks after the client is read from the copy, so there should be one; a client that is gone is no reason to stop.
    await kit.references.lookup('clients')([order.client_id], call);
    await insertRecord(resource, draftOf(order, dueDate(event.occurredAt, dueDays)), call, tx);
  };
}

const dueDate = (confirmedAt: Date, days: number): Date => new Date(startOfDay(confirmedAt).getTime() + days * DAY_MS);

function draftOf({ id, client_id, owner_id, items }: OrderEvent, due_date: Date) {
  const lines = items.map(({ item_id, title, quantity, rate }) => ({
    ...(item_id > 0 && { item_id }),
    title,
    quantity: mongo.Decimal128.fromString(quantity),
    rate: mongo.Decimal128.fromString(rate),
  }));
  return { order_id: id, client_id, owner_id, items: lines, due_date };
}
