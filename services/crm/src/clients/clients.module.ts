import {
  anyToAny,
  createResource,
  crud,
  listDeleted,
  openUsers,
  type ResourceRules,
  recordEvents,
  restore,
  type ServiceModule,
} from '@bms/service-kit';
import { clients } from './clients.model.ts';
import { currencySymbol } from './currency.ts';
import { refuseUnknownCustomFields } from './custom-fields.ts';

/** What the rules of clients are beyond the contract. */
const rules: ResourceRules = {
  defaults: ({ caller }) => ({ owner_id: caller.userId }),
  computed: { currency_symbol: ({ currency }) => currencySymbol(String(currency ?? '')) },
  states: { status: anyToAny('active', 'inactive') },
  check: refuseUnknownCustomFields,
  events: recordEvents(clients, {
    message: 'bms.crm.ClientEvent',
    resource: 'client',
    module: 'clients',
    data: ({ _id: id, version, company_name: name, status, owner_id, created_by }) => ({
      id,
      version,
      name,
      status,
      owner_id,
      created_by,
    }),
  }),
};

export const clientsModule: ServiceModule = {
  service: clients.service,
  models: clients.models,
  setup: async (kit) => {
    await openUsers(kit);
    const resource = createResource(kit, clients, rules);
    return { ...crud(resource), ListDeleted: listDeleted(resource), Restore: restore(resource) };
  },
};
