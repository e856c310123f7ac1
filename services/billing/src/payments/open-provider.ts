import { hash } from 'node:crypto';
import type { Kit } from '@bms/service-kit';
import type { BillingConfig } from '../config.ts';
import { stripeCredentials } from './payment-settings.ts';
import type { PaymentProvider } from './provider.ts';
import { createStripe } from './stripe.ts';

/** Returns the payment provider of the settings; undefined if none is configured. @throws ConfigError */
export function openPaymentProvider(
  { payments, links }: BillingConfig,
  { log }: Pick<Kit, 'log'>,
): PaymentProvider | undefined {
  const credentials = stripeCredentials(payments);
  const installation = hash('sha256', links.publicUrl, 'hex').slice(0, 16);
  return credentials && createStripe(credentials, installation, log);
}
