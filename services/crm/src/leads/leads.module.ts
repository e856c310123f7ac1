import { crud, defineModule, openOrganization } from '@bms/service-kit';
import { customValues } from '../custom-fields/custom-values.ts';
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
      Get: customValues(kit, leads).get(resource),
      Convert: convert(kit, organization),
    };
  },
});
