import type { Module } from '@bms/service-kit';
import { creditNotesModule } from './credit-notes/credit-notes.module.ts';
import { invoicesModule } from './invoices/invoices.module.ts';
import { itemCategoriesModule } from './item-categories/item-categories.module.ts';
import { itemsModule } from './items/items.module.ts';
import { paymentNotificationsModule } from './payments/payment-notifications.module.ts';
import { paymentsModule } from './payments/payments.module.ts';
import { recurringInvoicesModule } from './recurring-invoices/recurring-invoices.module.ts';
import { refundsModule } from './refunds/refunds.module.ts';
import { reportsModule } from './reports/reports.module.ts';
import type { Billing } from './setup.ts';
import { taxesModule } from './taxes/taxes.module.ts';

/** The modules of billing: one for each gRPC service of the contract. */
export const modules: readonly Module<Billing>[] = [
  itemCategoriesModule,
  itemsModule,
  taxesModule,
  invoicesModule,
  recurringInvoicesModule,
  creditNotesModule,
  paymentsModule,
  refundsModule,
  paymentNotificationsModule,
  reportsModule,
];
