import type { Module } from '@bms/service-kit';
import { clientsModule } from './clients/clients.module.ts';
import { contactsModule } from './contacts/contacts.module.ts';
import { contractsModule } from './contracts/contracts.module.ts';
import { customFieldsModule } from './custom-fields/custom-fields.module.ts';
import { estimateFormsModule } from './estimate-forms/estimate-forms.module.ts';
import { estimateRequestsModule } from './estimate-requests/estimate-requests.module.ts';
import { estimatesModule } from './estimates/estimates.module.ts';
import { leadsModule } from './leads/leads.module.ts';
import { notesModule } from './notes/notes.module.ts';
import { ordersModule } from './orders/orders.module.ts';
import type { Crm } from './setup.ts';

/** The modules of crm: one for each gRPC service of the contract. */
export const modules: readonly Module<Crm>[] = [
  clientsModule,
  contactsModule,
  notesModule,
  customFieldsModule,
  leadsModule,
  estimateFormsModule,
  estimateRequestsModule,
  estimatesModule,
  ordersModule,
  contractsModule,
];
