import { publicCaller, readSigner } from '@bms/contracts';
import { createCallerTokens } from '@bms/rpc';
import type { LocalSecrets, RpcOptions } from '@bms/testing';
import Stripe from 'stripe';
import type { TestedCopy } from './harness.ts';

/** The settings of Stripe in tests; the key has the form of a test key. */
export const stripeSettings = { STRIPE_SECRET_KEY: 'sk_test_123', STRIPE_WEBHOOK_SECRET: 'whsec_test_secret' };

/** A recipient of a link. */
export const visitor: RpcOptions = { caller: publicCaller, headers: { 'x-client-address': '203.0.113.7' } };

/** The response to a notification. */
interface Received {
  readonly status: number;
  readonly body: unknown;
}

/** Sends notifications to a process of billing, as the gateway forwards them. */
export function notifierOf({ running }: Pick<TestedCopy, 'running'>, secrets: LocalSecrets) {
  const tokens = createCallerTokens(readSigner(secrets.signingKey('gateway')));
  return async (body: string, signature: string): Promise<Received> => {
    const response = await fetch(`http://127.0.0.1:${running.httpPort}/api/payments/stripe`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens(publicCaller, 'billing')}`,
        'content-type': 'application/json',
        'stripe-signature': signature,
      },
      body,
    });
    return { status: response.status, body: await response.json() };
  };
}

/** The fields of a checkout session that a notification is about. */
export interface SentSession {
  readonly invoice_id: number;
  readonly amount: number;
  readonly payment_intent: string;
  readonly installation: string;
  readonly currency?: string;
  readonly payment_status?: string;
}

/** Returns the body of a notification that a checkout is completed. */
export function notificationOf({ invoice_id, amount, payment_intent, installation, ...more }: SentSession): string {
  const object = {
    id: 'cs_test_1',
    object: 'checkout.session',
    amount_total: amount,
    currency: more.currency ?? 'eur',
    metadata: { invoice_id: String(invoice_id), installation },
    payment_intent,
    payment_status: more.payment_status ?? 'paid',
  };
  return JSON.stringify({
    id: 'evt_1',
    object: 'event',
    api_version: '2026-01-01',
    type: 'checkout.session.completed',
    data: { object },
  });
}

/** Signs a notification. */
export const signatureOf = (payload: string, secret = stripeSettings.STRIPE_WEBHOOK_SECRET): string =>
  new Stripe('sk_test_123').webhooks.generateTestHeaderString({ payload, secret });
