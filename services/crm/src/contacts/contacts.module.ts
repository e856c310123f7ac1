import { defineModule } from '@bms/service-kit';
import { followClients } from '../parts-of-clients/follow-clients.ts';
import { partHandlers } from '../parts-of-clients/part-handlers.ts';
import type { Crm } from '../setup.ts';
import { contactResource } from './contact-resource.ts';
import { contacts } from './contacts.model.ts';

export const contactsModule = defineModule({
  service: contacts.service,
  models: contacts.models,
  setup: ({ kit, clients }: Crm) => {
    const resource = contactResource(kit, clients);
    kit.consume({ name: 'contacts', from: kit.service, effects: followClients(resource) });
    return partHandlers(resource, clients);
  },
});
