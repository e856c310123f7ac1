import { anyToAny, createResource, type Kit, type Resource, recordEvents } from '@bms/service-kit';
import { customValues } from '../custom-fields/custom-values.ts';
import { clients } from './clients.model.ts';
import { currencySymbol } from './currency.ts';

/** Clients with what their rules are beyond the contract; for whatever makes or changes one. */
export function clientResource(kit: Kit): Resource {
  return createResource(kit, clients, {
    defaults: ({ caller }) => ({ owner_id: caller.userId }),
    computed: { currency_symbol: ({ currency }) => currencySymbol(String(currency ?? '')) },
    states: { status: anyToAny('active', 'inactive') },
    check: customValues(kit, clients).check,
    events: clientEvents,
  });
}

const clientEvents = recordEvents(clients, {
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
});
