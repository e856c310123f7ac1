import type { OrderEvent } from '@bms/contracts/types/crm';
import type { BatchHandler, PreparedBatch, ReceivedEvent } from '@bms/events';
import { insertRecords, ownCall, parseDay, type Resource } from '@bms/service-kit';
import { mongo, trusted } from 'mongoose';
import { confirmOrders } from './cancelled-orders.ts';
import { depositsOf, offsetOf } from './deposits/offset.ts';
import type { OpenInvoices } from './invoice-resource.ts';
import type { Invoice } from './invoices.model.ts';
import type { PaymentTerms } from './payment-terms.ts';

/**
 * Creates one draft for each confirmed order, due after the payment term and owned by the creator of the order. Each draft
 * needs the counter of the invoice numbers, so waiting orders are handled as a batch.
 */
export function invoicesOfOrders(
  { resource, events }: Pick<OpenInvoices, 'resource' | 'events'>,
  terms: PaymentTerms,
): PreparedBatch<'order.confirmed'> {
  const apply = applyConfirmed(resource, events, terms);
  return {
    // The owner of a client is read from the projection, so it is fetched if missing; a deleted client does not fail the
    // batch.
    prepare: async (confirmed) => {
      const clients = new Set(confirmed.map(({ data }) => data.client_id));
      const { call } = confirmedOrder(resource, confirmed[0]!);
      await resource.kit.references.lookup('clients')([...clients], call);
      return apply;
    },
  };
}

function applyConfirmed(
  resource: OpenInvoices['resource'],
  events: OpenInvoices['events'],
  terms: PaymentTerms,
): BatchHandler<'order.confirmed'> {
  const { kit, model } = resource;
  return async (members, { session }) => {
    const orders = members.map(({ event, emit }) => ({ ...confirmedOrder(resource, event), emit }));
    const orderIds = orders.map(({ order }) => order.id);
    const order_id = trusted({ $in: orderIds });
    const invoiced = new Set(await model.distinct('order_id', { order_id }).session(session));
    const confirmed = orders.map(({ order }) => order);
    const cancelled = await confirmOrders(kit, confirmed, session);
    const left = orders.filter(({ order: { id } }) => !invoiced.has(id) && !cancelled.has(id));
    if (left.length === 0) return;
    const termsOf = left.map(({ order, event }) => ({
      client_id: order.client_id,
      from: kit.days.of(event.occurredAt),
    }));
    const dates = await terms.dueDates(termsOf, session);
    const deposits = await depositsOf(resource, orderIds, session);
    const drafts = left.map(({ order, call, emit }, index) => ({
      values: { ...draftOf(order, dates[index]!), ...offsetOf(deposits.get(order.id) ?? [], order.client_id) },
      call,
      emit,
    }));
    const created = await insertRecords(resource, drafts, session);
    for (const [index, invoice] of created.entries()) drafts[index]!.emit(events.madeOfOrder(invoice));
  };
}

function confirmedOrder({ kit, rpc }: Resource<Invoice>, event: ReceivedEvent<'order.confirmed'>) {
  const { data: order, traceparent, requestId } = event;
  const call = ownCall(kit, { rpc: rpc('Create').path, userId: order.created_by, traceparent, requestId });
  return { order, call, event };
}

/** Returns the values of the draft. Events of orders from before taxes and discounts have none. */
function draftOf(order: OrderEvent, due_date: Date) {
  const { id, client_id, owner_id, items, currency, taxes, withheld, prices_include_tax, terms } = order;
  return {
    order_id: id,
    client_id,
    owner_id,
    currency,
    due_date,
    items: items.map(lineOf),
    taxes: taxes.map(({ rate, ...tax }) => ({ ...tax, rate: decimalOf(rate) })),
    withheld: withheld.map(({ rate, ...tax }) => ({ ...tax, rate: decimalOf(rate) })),
    ...discountOf(order),
    prices_include_tax,
    terms,
  };
}

function lineOf(line: OrderEvent['items'][number]) {
  const { item_id, title, quantity, rate, tax_ids, unit_type } = line;
  return {
    ...(item_id > 0 && { item_id }),
    title,
    quantity: decimalOf(quantity),
    rate: decimalOf(rate),
    tax_ids,
    ...discountOf(line),
    unit_type,
    ...supplyOfLine(line),
  };
}

function discountOf({ discount_percent, discount_amount }: Pick<OrderEvent, 'discount_percent' | 'discount_amount'>) {
  return {
    ...(discount_percent !== '' && { discount_percent: decimalOf(discount_percent) }),
    ...(discount_amount > 0 && { discount_amount }),
  };
}

const supplyOfLine = ({ supply_date, supply_from, supply_to }: OrderEvent['items'][number]) => ({
  ...(supply_date && { supply_date: parseDay(supply_date) }),
  ...(supply_from && { supply_from: parseDay(supply_from) }),
  ...(supply_to && { supply_to: parseDay(supply_to) }),
});

const decimalOf = (text: string) => mongo.Decimal128.fromString(text);
