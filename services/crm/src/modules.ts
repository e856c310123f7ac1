import type { ServiceModule } from '@bms/service-kit';
import { clientsModule } from './clients/clients.module.ts';
import type { CrmConfig } from './config.ts';
import { contactsModule } from './contacts/contacts.module.ts';
import { contractsModule } from './contracts/contracts.module.ts';
import { customFieldsModule } from './custom-fields/custom-fields.module.ts';
import { estimateFormsModule } from './estimate-forms/estimate-forms.module.ts';
import { estimateRequestsModule } from './estimate-requests/estimate-requests.module.ts';
import { estimatesModule } from './estimates/estimates.module.ts';
import { leadsModule } from './leads/leads.module.ts';
import { ordersModule } from './orders/orders.module.ts';

/** The modules of crm: one for each gRPC service of the contract. */
export const modules = (config: CrmConfig): readonly ServiceModule[] => [
  clientsModule,
  contactsModule,
  customFieldsModule,
  leadsModule,
  estimateFormsModule(config),
  estimateRequestsModule,
  estimatesModule(config),
  ordersModule(config),
  contractsModule(config),
];
