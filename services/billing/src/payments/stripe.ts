import { ApiError } from '@bms/contracts';
import type { Kit } from '@bms/service-kit';
import type Stripe from 'stripe';
import type { StripeCredentials } from './payment-settings.ts';
import type { PaymentProvider, ReceivedPayment } from './provider.ts';

/** The timeout of a request to Stripe, in milliseconds. */
const TIMEOUT_MS = 8000;

/** The events of a checkout that is paid: at once, or later by a method such as SEPA direct debit. */
const PAID = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/**
 * Creates the provider Stripe (Checkout).
 * @param installation identifies this system: other systems may use the same account
 */
export function createStripe(
  { secretKey, webhookSecret, apiUrl }: StripeCredentials,
  installation: string,
  log: Pick<Kit['log'], 'error'>,
): PaymentProvider {
  const client = openClient(secretKey, new URL(apiUrl));
  return {
    name: 'Stripe',
    accepts: (amount, currency) => toStripeAmount(amount, currency) !== undefined,
    createCheckout: async ({ invoiceId, invoiceNumber, amount, currency, successUrl, cancelUrl, idempotencyKey }) => {
      const metadata = { invoice_id: String(invoiceId), installation };
      const price_data = {
        currency: currency.toLowerCase(),
        unit_amount: toStripeAmount(amount, currency) ?? 0,
        product_data: { name: invoiceNumber },
      };
      try {
        const stripe = await client();
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [{ quantity: 1, price_data }],
            client_reference_id: String(invoiceId),
            metadata,
            payment_intent_data: { metadata, description: invoiceNumber },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey },
        );
        if (session.url) return session.url;
        throw new Error('the session has no url');
      } catch (err) {
        log.error({ err }, 'creating a checkout failed');
        throw new ApiError('unavailable');
      }
    },
    readNotification: async (body, signature) => {
      const stripe = await client();
      const event = verified(() => stripe.webhooks.constructEvent(body, signature, webhookSecret));
      if (!PAID.includes(event.type)) return undefined;
      return paymentOf(event.data.object as Stripe.Checkout.Session, installation);
    },
  };
}

/** Returns the client of Stripe, which is loaded with the first call: it takes 6 MB. */
function openClient(secretKey: string, { protocol, hostname, port }: URL): () => Promise<Stripe> {
  const open = async (): Promise<Stripe> => {
    const { default: Client } = await import('stripe');
    return new Client(secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port && { port }),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  };
  let opened: Promise<Stripe> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}

function verified<Event>(verify: () => Event): Event {
  try {
    return verify();
  } catch {
    throw new ApiError('bad_request', 'The signature of the notification is not valid.');
  }
}

/** Returns the payment of a checkout of this system; undefined for others, and while it is not paid. */
function paymentOf(session: Stripe.Checkout.Session, installation: string): ReceivedPayment | undefined {
  const { metadata, payment_status, payment_intent, amount_total, currency: code } = session;
  const invoiceId = Number(metadata?.['invoice_id']);
  const isOwn = metadata?.['installation'] === installation && Number.isSafeInteger(invoiceId) && invoiceId > 0;
  if (!isOwn || payment_status !== 'paid' || !payment_intent || !amount_total || !code) return undefined;
  const currency = code.toUpperCase();
  const reference = typeof payment_intent === 'string' ? payment_intent : payment_intent.id;
  return { reference, invoiceId, amount: fromStripeAmount(amount_total, currency), currency };
}

/**
 * Currencies that Stripe counts with two decimals although they have none (ISO 4217); amounts are multiples of 100.
 * @see https://docs.stripe.com/currencies#special-cases
 */
const AS_TWO_DECIMALS = ['ISK', 'UGX'];
/** Currencies with three decimals, of which Stripe charges two: amounts are multiples of 10. */
const THREE_DECIMALS = ['BHD', 'JOD', 'KWD', 'OMR', 'TND'];

/** Returns an amount as Stripe counts it; undefined if Stripe cannot charge it. @param currency ISO 4217 */
export function toStripeAmount(amount: number, currency: string): number | undefined {
  if (THREE_DECIMALS.includes(currency) && amount % 10 !== 0) return undefined;
  return AS_TWO_DECIMALS.includes(currency) ? amount * 100 : amount;
}

/** Returns an amount of Stripe in the smallest unit of the currency. @param currency ISO 4217 */
export const fromStripeAmount = (amount: number, currency: string): number =>
  AS_TWO_DECIMALS.includes(currency) ? Math.round(amount / 100) : amount;
