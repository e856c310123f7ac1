import { type Config, ConfigError, setting } from '@bms/service-kit';
import { z } from 'zod';

/** The settings of online payments. */
export const paymentSettings = {
  stripeSecretKey: setting(
    'STRIPE_SECRET_KEY',
    z.string().optional(),
    'Secret key of Stripe. Recipients of invoices can then pay online; requires STRIPE_WEBHOOK_SECRET',
  ),
  stripeWebhookSecret: setting(
    'STRIPE_WEBHOOK_SECRET',
    z.string().optional(),
    'Secret of the webhook endpoint in Stripe, <PUBLIC_URL>/api/payments/stripe, with the events checkout.session.completed and checkout.session.async_payment_succeeded',
  ),
  stripeApiUrl: setting(
    'STRIPE_API_URL',
    z.url().default('https://api.stripe.com'),
    'URL of the API of Stripe; another one in tests only',
  ),
};

export type PaymentSettings = Config<typeof paymentSettings>;

/** The credentials of Stripe. */
export interface StripeCredentials {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

/** Returns the credentials of Stripe; undefined if it is not configured. @throws ConfigError if only one secret is set */
export function stripeCredentials({
  stripeSecretKey: secretKey,
  stripeWebhookSecret: webhookSecret,
  stripeApiUrl: apiUrl,
}: PaymentSettings): StripeCredentials | undefined {
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret)
    throw new ConfigError('setting STRIPE_SECRET_KEY: it is needed together with STRIPE_WEBHOOK_SECRET');
  return { secretKey, webhookSecret, apiUrl };
}
