import type { ServiceModule } from '@bms/service-kit';
import type { BillingConfig } from './config.ts';
import { invoicesModule } from './invoices/invoices.module.ts';
import { itemCategoriesModule } from './item-categories/item-categories.module.ts';
import { itemsModule } from './items/items.module.ts';

/** The modules of billing: one for each gRPC service of the contract. */
export const billingModules = (config: BillingConfig): readonly ServiceModule[] => [
  itemCategoriesModule,
  itemsModule,
  invoicesModule(config.invoices),
];
