import { crud, defineModule, openOrganization } from '@bms/service-kit';
import { convert } from './convert.ts';
import { leadResource } from './lead-resource.ts';
import { leads } from './leads.model.ts';

export const leadsModule = defineModule({
  service: leads.service,
  models: leads.models,
  setup: async (kit) => {
    const organization = await openOrganization(kit);
    const resource = leadResource(kit, organization);
    return {
      ...crud(resource),
      Convert: convert(kit, organization),
    };
  },
});
