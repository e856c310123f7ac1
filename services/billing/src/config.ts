import { linkSettings } from '@bms/document-links';
import { externalMailSettings } from '@bms/document-mails';
import { assertPublicUrl, type Config, type Kit, type ServiceConfig, setting } from '@bms/service-kit';
import { z } from 'zod';
import { paymentSettings } from './payments/payment-settings.ts';

/** The settings of billing besides those that every service has. */
export const billingSettings = {
  links: linkSettings,
  externalMails: externalMailSettings,
  payments: paymentSettings,
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
    recurringIntervalMs: setting(
      'RECURRING_INVOICE_INTERVAL_SECONDS',
      z.coerce
        .number()
        .int()
        .min(1)
        .default(60)
        .transform((seconds) => seconds * 1000),
      'Interval of the job that creates the invoices of recurring invoices, in seconds',
    ),
    reminderIntervalMs: setting(
      'INVOICE_REMINDER_INTERVAL_SECONDS',
      z.coerce
        .number()
        .int()
        .min(1)
        .default(3600)
        .transform((seconds) => seconds * 1000),
      'Interval of the job that sends reminders of overdue invoices, in seconds',
    ),
  },
};

export type BillingConfig = Config<typeof billingSettings> & ServiceConfig;

/** Rejects settings that are only valid for local use, with NODE_ENV=production. @throws ConfigError naming the setting */
export function assertProduction(config: BillingConfig, log: Pick<Kit['log'], 'warn'>): void {
  if (config.environment === 'production') assertPublicUrl(config.links.publicUrl, log);
}
