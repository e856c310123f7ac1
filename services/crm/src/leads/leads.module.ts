import { crud, defineModule } from '@bms/service-kit';
import type { Crm } from '../setup.ts';
import { convert } from './convert.ts';
import { leads } from './leads.model.ts';

export const leadsModule = defineModule({
  service: leads.service,
  models: leads.models,
  setup: ({ leads: resource, clients }: Crm) => ({
    ...crud(resource),
    Convert: convert(resource, clients),
  }),
});
