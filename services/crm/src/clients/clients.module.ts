import { anyToAny, createResource, crud, recordEvents, type ServiceModule } from '@bms/service-kit';
import { clients } from './clients.model.ts';
import { currencySymbol } from './currency.ts';
import { refuseUnknownCustomFields } from './custom-fields.ts';

export const clientsModule: ServiceModule = {
  service: clients.service,
  models: clients.models,
  setup: (kit) =>
    crud(
      createResource(kit, clients, {
        defaults: ({ caller }) => ({ owner_id: caller.userId }),
        computed: { currency_symbol: ({ currency }) => currencySymbol(String(currency ?? '')) },
        states: { status: anyToAny('active', 'inactive') },
        check: refuseUnknownCustomFields,
        events: recordEvents(clients, {
          message: 'bms.crm.ClientEvent',
          resource: 'client',
          module: 'clients',
          data: ({ _id, version, company_name, status, owner_id, created_by }) => ({
            id: _id,
            version,
            name: company_name,
            status,
            owner_id,
            created_by,
          }),
        }),
      }),
    ),
};
