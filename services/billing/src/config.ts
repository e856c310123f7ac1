import { type Config, type ServiceConfig, setting } from '@bms/service-kit';
import { z } from 'zod';

/** The settings of billing besides those that every service has. */
export const billingSettings = {
  invoices: {
    dueDays: setting(
      'INVOICE_DUE_DAYS',
      z.coerce.number().int().min(0).max(3650).default(30),
      'How many days after its order was confirmed the invoice of an order is due',
    ),
    overdueIntervalMs: setting(
      'INVOICE_OVERDUE_INTERVAL_SECONDS',
      z.coerce
        .number()
        .int()
        .min(1)
        .default(3600)
        .transform((seconds) => seconds * 1000),
      'How often it is looked which invoices have become overdue, in seconds',
    ),
  },
};

export type BillingConfig = Config<typeof billingSettings> & ServiceConfig;
