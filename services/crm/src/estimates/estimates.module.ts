import { createResource, crud, openOrganization, recordLookup, type ServiceModule } from '@bms/service-kit';
import { customValues } from '../custom-fields/custom-values.ts';
import { closeOfClient } from '../sales/close.ts';
import { createItems } from '../sales/items.ts';
import { estimateActions } from './actions.ts';
import { estimateRules } from './estimate-rules.ts';
import { estimates, OPEN } from './estimates.model.ts';

export const estimatesModule: ServiceModule = {
  service: estimates.service,
  models: estimates.models,
  setup: async (kit) => {
    const items = createItems(kit);
    const organization = await openOrganization(kit);
    const values = customValues(kit, estimates);
    const resource = createResource(kit, estimates, estimateRules(kit, { items, organization }, values));
    kit.references.provide('estimates', recordLookup(resource));
    const decline = closeOfClient(resource, { open: OPEN, closed: 'declined' });
    kit.consume({ name: 'estimates', from: kit.service, effects: { 'client.deleted': decline } });
    const operations = crud(resource);
    return {
      ...operations,
      Get: values.get(resource),
      Update: items.withPrefetch('estimate', operations.Update),
      ...estimateActions(resource),
    };
  },
};
