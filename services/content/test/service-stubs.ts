import { ApiError, type Contract } from '@bms/contracts';
import type { DomainEvent } from '@bms/events';
import type { User } from '@bms/projections';
import { startPublisher, startServiceStub, testOrganization } from '@bms/testing';

/** Stubs of identity and crm for the calls that content makes. */
export interface ServiceStubs {
  /** The addresses of identity and crm, in the format of the setting UPSTREAMS. */
  readonly upstreams: string;
  /** Users by id: 1 to 50 are active staff, 60 and 61 portal users, 70 is inactive. */
  readonly users: Map<number, User>;
  /** The ids of existing roles. */
  readonly roles: Set<number>;
  /** The modules that users may not view, by user. */
  readonly hiddenModules: Map<number, readonly string[]>;
  /** The users of the requests for viewers that identity received, in order. */
  readonly viewersAsked: number[];
  /** The owner of client 5 in crm. */
  owner: number;
  /** The recipient requests that identity received, in order. */
  readonly recipientsAsked: object[];
  stop(): void;
}

/** Publishers that send real events of crm and billing. */
export interface Publishers {
  /** Publishes an event of a client that the user owns. */
  publishClient(id: number, ownerId: number): Promise<void>;
  /** Publishes an event of an invoice, e.g. `invoice.sent`. */
  publishInvoice(type: string, invoice: { id: number; client_id: number; owner_id: number }): Promise<void>;
  /** Publishes that an estimate request was submitted. */
  publishRequest(request: { id: number; assigned_to: number }): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the stubs of the services that content calls. */
export async function startServiceStubs(contract: Contract, trustedKeys: string): Promise<ServiceStubs> {
  const users = startingUsers();
  const roles = new Set([1, 2]);
  const recipientsAsked: object[] = [];
  const viewersAsked: number[] = [];
  const hiddenModules: ServiceStubs['hiddenModules'] = new Map();
  const identity = await startServiceStub(contract, 'identity', trustedKeys, {
    'Directory/Users': ({ ids }: { ids: number[] }) => ({
      users: ids.flatMap((id) => (users.has(id) ? [{ id, version: 1, ...users.get(id) }] : [])),
    }),
    'Directory/Organization': () => testOrganization,
    'Directory/Recipients': (request: object) => {
      recipientsAsked.push(request);
      const philip = { id: 60, name: 'Philip Cramer', user_type: 'client', job_title: '', client_id: 5 };
      const nancy = {
        id: 2,
        name: 'Nancy Davolio',
        user_type: 'staff',
        job_title: 'Sales Representative',
        client_id: 0,
      };
      return { recipients: [philip, nancy], total: 42 };
    },
    'Directory/Viewers': ({ user_ids, module }: { user_ids: number[]; module: string }) => {
      viewersAsked.push(...user_ids);
      return { user_ids: user_ids.filter((id) => !hiddenModules.get(id)?.includes(module)) };
    },
    'Directory/Roles': ({ ids }: { ids: number[] }) => ({
      roles: ids.filter((id) => roles.has(id)).map((id) => ({ id, title: `Role ${id}` })),
    }),
  });
  const crm = await startServiceStub(contract, 'crm', trustedKeys, {
    'Clients/Get': ({ id }: { id: number }) => {
      if (id !== 5) throw new ApiError('not_found');
      return { record: { id, company_name: 'Alfreds Futterkiste', status: 'active', owner_id: stubs.owner } };
    },
  });
  const stop = () => {
    identity.close();
    crm.close();
  };
  const upstreams = `identity=${identity.target},crm=${crm.target}`;
  const stubs: ServiceStubs = { upstreams, users, roles, hiddenModules, viewersAsked, owner: 3, recipientsAsked, stop };
  return stubs;
}

/** Starts the publishers of the events that content subscribes to. */
export async function startPublishers(natsUrl: string): Promise<Publishers> {
  const [crm, billing] = await Promise.all([startPublisher('crm', natsUrl), startPublisher('billing', natsUrl)]);
  return {
    publishClient: (id, ownerId) => crm.publish(clientEvent(id, ownerId)),
    publishInvoice: (type, invoice) => billing.publish(invoiceEvent(type, invoice)),
    publishRequest: (request) => crm.publish(requestEvent(request)),
    stop: async () => {
      await Promise.all([crm.stop(), billing.stop()]);
    },
  };
}

function startingUsers(): Map<number, User> {
  const user = (user_type: string, status = 'active'): User => ({ name: 'Somebody', status, user_type });
  const staff = Array.from({ length: 50 }, (_, index) => [index + 1, user('staff')] as const);
  return new Map([...staff, [60, user('client')], [61, user('client')], [70, user('staff', 'inactive')]]);
}

function clientEvent(id: number, owner_id: number): DomainEvent {
  const data = { id, version: 1, name: `Client ${id}`, status: 'active', owner_id, created_by: 1 };
  return { message: 'bms.crm.ClientEvent', type: 'client.updated', recordId: id, version: 1, data };
}

function invoiceEvent(type: string, invoice: { id: number; client_id: number; owner_id: number }): DomainEvent {
  const number = `INV-${String(invoice.id).padStart(6, '0')}`;
  const amounts = {
    status: 'sent',
    total: 12300,
    paid: 200,
    withheld_total: 100,
    reminder_fees: 500,
    due_date: '2026-03-31',
    order_id: 0,
    created_by: 1,
  };
  const data = { ...invoice, version: 2, invoice_number: number, currency: 'EUR', ...amounts };
  return { message: 'bms.billing.InvoiceEvent', type, recordId: invoice.id, version: 2, data };
}

function requestEvent({ id, assigned_to }: { id: number; assigned_to: number }): DomainEvent {
  const answers = [{ title: 'Company', value: 'Königlich Essen' }];
  const more = { form_id: 1, form_title: 'Boats', client_id: 0, status: 'new', contact: {}, answers, created_by: 1 };
  const data = { id, version: 1, assigned_to, ...more };
  return {
    message: 'bms.crm.EstimateRequestEvent',
    type: 'estimate_request.submitted',
    recordId: id,
    version: 1,
    data,
  };
}
