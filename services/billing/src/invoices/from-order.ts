import type { OrderEvent } from '@bms/contracts/types/crm';
import type { BatchHandler, BatchMember } from '@bms/events';
import { insertRecords, ownCall, type Resource, startOfDay } from '@bms/service-kit';
import { mongo, trusted } from 'mongoose';
import type { Invoice } from './invoices.model.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Creates one draft for each confirmed order, due `dueDays` later and owned by the creator of the order. Each draft
 * needs the counter of the invoice numbers, so waiting orders are handled as a batch.
 */
export function invoicesOfOrders(resource: Resource<Invoice>, dueDays: number): BatchHandler<'order.confirmed'> {
  const { kit, model } = resource;
  return async (members, { session }) => {
    const orders = members.map((member) => confirmedOrder(resource, member));
    const order_id = trusted({ $in: orders.map(({ order }) => order.id) });
    const invoiced = new Set(await model.distinct('order_id', { order_id }).session(session));
    const left = orders.filter(({ order }) => !invoiced.has(order.id));
    if (left.length === 0) return;
    // The owner of a client is read from the projection, so it is fetched if missing; a deleted client does not fail
    // the batch.
    const clients = [...new Set(left.map(({ order }) => order.client_id))];
    await kit.references.lookup('clients')(clients, left[0]!.call);
    const drafts = left.map(({ order, call, event, emit }) => ({
      values: draftOf(order, dueDate(event.occurredAt, dueDays)),
      call,
      emit,
    }));
    await insertRecords(resource, drafts, session);
  };
}

function confirmedOrder({ kit, rpc }: Resource<Invoice>, { event, emit }: BatchMember<'order.confirmed'>) {
  const { data: order, traceparent, requestId } = event;
  const call = ownCall(kit, { rpc: rpc('Create').path, userId: order.created_by, traceparent, requestId });
  return { order, call, event, emit };
}

const dueDate = (confirmedAt: Date, days: number): Date => new Date(startOfDay(confirmedAt).getTime() + days * DAY_MS);

function draftOf({ id, client_id, owner_id, items, currency }: OrderEvent, due_date: Date) {
  const lines = items.map(({ item_id, title, quantity, rate }) => ({
    ...(item_id > 0 && { item_id }),
    title,
    quantity: mongo.Decimal128.fromString(quantity),
    rate: mongo.Decimal128.fromString(rate),
  }));
  return { order_id: id, client_id, owner_id, currency, items: lines, due_date };
}
