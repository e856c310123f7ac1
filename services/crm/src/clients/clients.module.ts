import { crud, openUsers, recordLookup, type ServiceModule } from '@bms/service-kit';
import { customValues } from '../custom-fields/custom-values.ts';
import { ownNames } from '../references/own-names.ts';
import { clientLocks } from '../sales/client.ts';
import { clientResource } from './client-resource.ts';
import { clients } from './clients.model.ts';
import { removeClient } from './remove-client.ts';

export const clientsModule: ServiceModule = {
  service: clients.service,
  models: clients.models,
  setup: async (kit) => {
    await openUsers(kit);
    await clientLocks(kit).prepare();
    const resource = clientResource(kit);
    kit.references.provide('clients', recordLookup(resource));
    kit.names.provide('clients', ownNames(resource));
    return {
      ...crud(resource),
      Get: customValues(kit, clients).get(resource),
      Delete: removeClient(resource),
    };
  },
};
