import { ApiError, type Contract } from '@bms/contracts';
import type { DomainEvent } from '@bms/events';
import { startPublisher, startServiceStub } from '@bms/testing';

/** A client as crm returns it to other services. */
interface ShownClient {
  company_name: string;
  status: string;
  owner_id: number;
  currency: string;
  due_days?: number;
  zip?: string;
  city?: string;
  email?: string;
  country?: string;
  country_code?: string;
  buyer_reference?: string;
  purchase_order?: string;
  cash_discounts?: { days: number; percent: string }[];
  language?: string;
  tax_exempt?: boolean;
  reverse_charge?: boolean;
  vat_number?: string;
}

/** A line of an order. */
export interface OrderLine {
  item_id?: number;
  title: string;
  quantity: string;
  rate: string;
  tax_ids?: number[];
  discount_percent?: string;
  discount_amount?: number;
  unit_type?: string;
  supply_date?: string;
}

/** An order as crm returns it to other services. */
export interface ShownOrder {
  id: number;
  order_number: string;
  client_id: number;
  created_by: number;
  status: string;
  currency: string;
  items: { title: string; quantity: string; rate: string; tax_ids: number[]; net: number; tax_total: number }[];
  taxes: { tax_id: number; title: string; rate: string; category: string; base: number; amount: number }[];
  withheld: { tax_id: number; title: string; rate: string; base: number; amount: number }[];
  subtotal: number;
  discount_total: number;
  total: number;
}

/** An order that was confirmed. */
interface ConfirmedOrder {
  id: number;
  client_id: number;
  items: OrderLine[];
  created_by?: number;
  currency?: string;
  taxes?: { tax_id: number; title: string; rate: string; category: string }[];
  withheld?: { tax_id: number; title: string; rate: string }[];
  discount_percent?: string;
  discount_amount?: number;
  prices_include_tax?: boolean;
  terms?: string;
}

/** A stub of crm: stores clients, returns them, and publishes real events of clients and orders. */
export interface TestedCrm {
  /** gRPC target. */
  readonly target: string;
  /** The orders that it returns, by id. */
  readonly orders: Map<number, ShownOrder>;
  /** Stores a client without publishing an event; active and owned by user 1 by default. */
  has(id: number, client?: Partial<ShownClient>): void;
  /** Publishes an event of a client, e.g. `client.updated`, with its stored values; the version is incremented. */
  publish(type: string, id: number, client?: Partial<ShownClient>): Promise<void>;
  /** Removes a client and publishes the event. */
  remove(id: number): Promise<void>;
  /** Publishes that an order was confirmed. */
  confirm(order: ConfirmedOrder): Promise<void>;
  /** Publishes that an order was cancelled after it was confirmed. */
  cancel(order: ConfirmedOrder): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the stub of crm. */
export async function startCrm(contract: Contract, trustedKeys: string, natsUrl: string): Promise<TestedCrm> {
  const clients = new Map<number, ShownClient>();
  const orders = new Map<number, ShownOrder>();
  const versions = new Map<number, number>();
  const publisher = await startPublisher('crm', natsUrl);
  const server = await startServiceStub(contract, 'crm', trustedKeys, {
    'Clients/Get': ({ id }: { id: number }) => {
      const client = clients.get(id);
      if (!client) throw new ApiError('not_found');
      return { record: { id, ...client } };
    },
    'Orders/Get': ({ id }: { id: number }) => {
      const record = orders.get(id);
      if (!record) throw new ApiError('not_found');
      return { record };
    },
  });
  const has: TestedCrm['has'] = (id, client = {}) => {
    const before = clients.get(id) ?? { company_name: `Client ${id}`, status: 'active', owner_id: 1, currency: '' };
    clients.set(id, { ...before, ...client });
  };
  const emitClient = (type: string, id: number) => {
    const version = (versions.get(id) ?? 0) + 1;
    versions.set(id, version);
    const { company_name: name, ...client } = clients.get(id)!;
    const data = { id, version, name, created_by: 1, ...client };
    return publisher.publish({ message: 'bms.crm.ClientEvent', type, recordId: id, version, data });
  };
  return {
    target: server.target,
    orders,
    has,
    publish: async (type, id, client = {}) => {
      has(id, client);
      await emitClient(type, id);
    },
    remove: async (id) => {
      await emitClient('client.deleted', id);
      clients.delete(id);
    },
    confirm: (order) => publisher.publish(orderEvent(order)),
    cancel: (order) => publisher.publish(orderEvent(order, 'order.cancelled', 4)),
    stop: async () => {
      server.close();
      await publisher.stop();
    },
  };
}

function orderEvent(
  { created_by = 1, currency = '', ...order }: ConfirmedOrder,
  type = 'order.confirmed',
  version = 3,
): DomainEvent {
  const data = { version, total: 0, owner_id: 1, created_by, currency, ...order };
  return { message: 'bms.crm.OrderEvent', type, recordId: order.id, version, data };
}
