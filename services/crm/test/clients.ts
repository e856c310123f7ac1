import type { RpcOptions } from '@bms/testing';
import type { TestedCrm } from './harness.ts';

/** A client as the service returns it. */
export type Client = Record<string, unknown> & { id: number };

interface Shown {
  record: Client;
  custom_fields: Record<string, string>;
}

interface Listed {
  records: Client[];
  meta: { total: number };
}

/** A client with a value in every field that a create accepts. */
export const alfreds = {
  company_name: 'Alfreds Futterkiste',
  type: 'organization',
  address: 'Obere Str. 57',
  city: 'Berlin',
  state: '',
  zip: '12209',
  country: 'Germany',
  phone: '030-0074321',
  website: 'https://alfreds.example',
  currency: 'EUR',
  vat_number: 'DE123',
  group_ids: '1,22',
  labels: ['ALFKI', 'key account'],
};

/**
 * Returns calls about clients, made as an administrator by default.
 * @param crm returns the service, which is started later
 */
export function clientCalls(crm: () => TestedCrm) {
  return {
    /** @returns the created client */
    create: async (client: object, options?: RpcOptions): Promise<Client> =>
      (await crm().call<Shown>('Clients/Create', { client }, options)).message.record,
    show: (id: number) => crm().call<Shown>('Clients/Get', { id }),
    list: async (filters: object, query: object = {}): Promise<Listed> =>
      (await crm().call<Listed>('Clients/List', { list: query, ...filters })).message,
    /** @param paths the update mask: every sent member by default */
    change: (id: number, client: object, paths = Object.keys(client), options?: RpcOptions) =>
      crm().call('Clients/Update', { id, client, update_mask: { paths } }, options),
  };
}
