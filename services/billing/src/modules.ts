import type { ServiceModule } from '@bms/service-kit';
import type { BillingConfig } from './config.ts';
import { creditNotesModule } from './credit-notes/credit-notes.module.ts';
import { invoicesModule } from './invoices/invoices.module.ts';
import { itemCategoriesModule } from './item-categories/item-categories.module.ts';
import { itemsModule } from './items/items.module.ts';
import { paymentNotificationsModule } from './payments/payment-notifications.module.ts';
import { paymentsModule } from './payments/payments.module.ts';
import { recurringInvoicesModule } from './recurring-invoices/recurring-invoices.module.ts';
import { refundsModule } from './refunds/refunds.module.ts';
import { reportsModule } from './reports/reports.module.ts';
import { taxesModule } from './taxes/taxes.module.ts';

/** The modules of billing: one for each gRPC service of the contract. */
export const modules = (config: BillingConfig): readonly ServiceModule[] => [
  itemCategoriesModule,
  itemsModule,
  taxesModule,
  invoicesModule(config),
  recurringInvoicesModule(config.invoices),
  creditNotesModule(config),
  paymentsModule,
  refundsModule,
  paymentNotificationsModule(config),
  reportsModule,
];
