import { ApiError, type Contract } from '@bms/contracts';
import type { DomainEvent } from '@bms/events';
import { startPublisher, startServiceStub } from '@bms/testing';

/** A client as crm returns it to other services. */
interface ShownClient {
  company_name: string;
  status: string;
  owner_id: number;
  currency: string;
}

/** A line of an order. */
export interface OrderLine {
  item_id?: number;
  title: string;
  quantity: string;
  rate: string;
}

/** A stub of crm: stores clients, returns them, and publishes real events of clients and orders. */
export interface TestedCrm {
  /** gRPC target. */
  readonly target: string;
  /** Stores a client without publishing an event; active and owned by user 1 by default. */
  has(id: number, client?: Partial<ShownClient>): void;
  /** Publishes an event of a client, e.g. `client.updated`, with its stored values; the version is incremented. */
  publish(type: string, id: number, client?: Partial<ShownClient>): Promise<void>;
  /** Removes a client and publishes the event. */
  remove(id: number): Promise<void>;
  /** Publishes that an order was confirmed. */
  confirm(order: {
    id: number;
    client_id: number;
    items: OrderLine[];
    created_by?: number;
    currency?: string;
  }): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the stub of crm. */
export async function startCrm(contract: Contract, trustedKeys: string, natsUrl: string): Promise<TestedCrm> {
  const clients = new Map<number, ShownClient>();
  const versions = new Map<number, number>();
  const publisher = await startPublisher('crm', natsUrl);
  const server = await startServiceStub(contract, 'crm', trustedKeys, {
    'Clients/Get': ({ id }: { id: number }) => {
      const client = clients.get(id);
      if (!client) throw new ApiError('not_found');
      return { record: { id, ...client } };
    },
  });
  const has: TestedCrm['has'] = (id, client = {}) => {
    const before = clients.get(id) ?? { company_name: `Client ${id}`, status: 'active', owner_id: 1, currency: '' };
    clients.set(id, { ...before, ...client });
  };
  const emitClient = (type: string, id: number) => {
    const version = (versions.get(id) ?? 0) + 1;
    versions.set(id, version);
    const { company_name: name, status, owner_id, currency } = clients.get(id)!;
    const data = { id, version, name, status, owner_id, created_by: 1, currency };
    return publisher.publish({ message: 'bms.crm.ClientEvent', type, recordId: id, version, data });
  };
  return {
    target: server.target,
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
    stop: async () => {
      server.close();
      await publisher.stop();
    },
  };
}

function orderEvent({
  id,
  client_id,
  items,
  created_by = 1,
  currency = '',
}: Parameters<TestedCrm['confirm']>[0]): DomainEvent {
  const data = { id, version: 3, client_id, items, total: 0, owner_id: 1, created_by, currency };
  return { message: 'bms.crm.OrderEvent', type: 'order.confirmed', recordId: id, version: 3, data };
}
