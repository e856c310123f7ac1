import { type Config, type ServiceConfig, setting } from '@bms/service-kit';
import { z } from 'zod';

/** The settings of billing besides those that every service has. */
export const billingSettings = {
  invoices: {
    dueDays: setting(
      'INVOICE_DUE_DAYS',
      z.coerce.number().int().min(0).max(3650).default(30),
      'Payment term of invoices for orders, in days after the order is confirmed',
    ),
    overdueIntervalMs: setting(
      'INVOICE_OVERDUE_INTERVAL_SECONDS',
      z.coerce
        .number()
        .int()
        .min(1)
        .default(3600)
        .transform((seconds) => seconds * 1000),
      'Interval of the check for overdue invoices, in seconds',
    ),
  },
};

export type BillingConfig = Config<typeof billingSettings> & ServiceConfig;
