import {
  type LocalSecrets,
  type RpcOptions,
  type ServiceStub,
  type StartedPart,
  startNats,
  startOrganization,
} from '@bms/testing';
import { startBilling, type TestedBilling } from './billing.ts';
import { contract, startCrm, type TestedCrm, testSecrets } from './harness.ts';

/** A record of a client, such as an estimate, as the API returns it. */
export interface Shown {
  id: number;
  client_id: number;
  status: string;
  total: number;
  items: { item_id?: number; title: string; quantity: string; rate: string; total: string }[];
  created_by: number;
  [field: string]: unknown;
}

/** NATS and billing, without crm. */
export interface TestEnvironment {
  readonly billing: TestedBilling;
  /** A stub of identity that only knows the organization. */
  readonly identity: ServiceStub;
  readonly nats: StartedPart;
  readonly secrets: LocalSecrets;
  stop(): Promise<void>;
}

/** crm with NATS and a stub of billing. */
export interface TestedSales extends TestedCrm {
  readonly billing: TestedBilling;
  readonly natsUrl: string;
  /** Creates a client. @returns its id */
  newClient(client?: object): Promise<number>;
  create(resource: 'Estimates' | 'Orders', record: object, options?: RpcOptions): Promise<Shown>;
  show(resource: 'Estimates' | 'Orders' | 'Contracts', id: number, options?: RpcOptions): Promise<Shown>;
  /** Changes the fields in `record`, as a PATCH does. */
  change(resource: 'Estimates' | 'Orders' | 'Contracts', id: number, record: object): Promise<{ etag?: number }>;
}

const BODY = { Estimates: 'estimate', Orders: 'order', Contracts: 'contract' };
type One = { record: Shown };

/** Starts the local environment of crm for sales. */
export async function startEnvironment(): Promise<TestEnvironment> {
  const secrets = testSecrets();
  const { trustedKeys } = secrets;
  const identity = await startOrganization(contract, trustedKeys);
  const [nats, billing] = await Promise.all([startNats(), startBilling(trustedKeys)]);
  const stop = async () => {
    billing.close();
    identity.close();
    await nats.stop();
  };
  return { secrets, nats, billing, identity, stop };
}

/** Starts crm on a database of its own, with real events. */
export async function startSales(): Promise<TestedSales> {
  const environment = await startEnvironment();
  const { secrets, nats, billing } = environment;
  const crm = await startCrm(`billing=${billing.target}`, secrets, { NATS_URL: nats.url });
  return { ...crm, ...salesOf(crm), billing, natsUrl: nats.url, stop: () => crm.stop().then(environment.stop) };
}

/** Returns the operations of sales tests, made by rpcs. */
export function salesOf({
  call,
}: Pick<TestedCrm, 'call'>): Pick<TestedSales, 'newClient' | 'create' | 'show' | 'change'> {
  return {
    newClient: async (client = {}) => {
      const created = { company_name: 'Alfreds Futterkiste', type: 'organization', ...client };
      return (await call<One>('Clients/Create', { client: created })).message.record.id;
    },
    create: async (resource, record, options) =>
      (await call<One>(`${resource}/Create`, { [BODY[resource]]: record }, options)).message.record,
    show: async (resource, id, options) => (await call<One>(`${resource}/Get`, { id }, options)).message.record,
    change: (resource, id, record) => {
      const update_mask = { paths: Object.keys(record) };
      return call(`${resource}/Update`, { id, [BODY[resource]]: record, update_mask });
    },
  };
}
