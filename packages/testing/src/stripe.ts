import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort, resolveProgram, startProcess, untilListening } from '@bms/backing-services';

/** The settings of Stripe in tests; the key has the form of a test key. */
export const stripeSettings = { STRIPE_SECRET_KEY: 'sk_test_123', STRIPE_WEBHOOK_SECRET: 'whsec_test_secret' };

/** A request that Stripe received. */
export interface StripeRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly form: URLSearchParams;
}

/** stripe-mock, which validates requests as Stripe does, behind a server that records them. */
export interface StartedStripe {
  /** The value for STRIPE_API_URL. */
  readonly url: string;
  readonly received: StripeRequest[];
  /** While true, answers 500. */
  isDown: boolean;
  stop(): Promise<void>;
}

/** Starts stripe-mock on a free port. */
export async function startStripe(): Promise<StartedStripe> {
  const [{ binary }, port] = await Promise.all([resolveProgram('stripe-mock'), freePort()]);
  const env = { PATH: process.env['PATH'] ?? '' };
  const mock = await startProcess({ file: binary, args: ['-http-addr', `127.0.0.1:${port}`], env });
  mock.unref();
  await untilListening(mock, port);
  const state = { isDown: false };
  const received: StripeRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ url: request.url!, headers: request.headers, form: new URLSearchParams(body) });
    if (state.isDown) return void response.writeHead(500).end('{}');
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const headers = { authorization, 'content-type': type };
    const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, { method: 'POST', headers, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    get isDown() {
      return state.isDown;
    },
    set isDown(value) {
      state.isDown = value;
    },
    stop: async () => {
      server.close();
      await mock.stop();
    },
  };
}

/** The fields of a checkout session that a notification is about. */
export interface StripeSession {
  readonly invoice_id: number;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly payment_intent: string;
  /** The installation that created it, as in its metadata. */
  readonly installation: string;
  readonly currency?: string;
  readonly payment_status?: string;
}

/** Returns the body of a notification that a checkout is completed. */
export function stripeNotification({
  invoice_id,
  amount,
  payment_intent,
  installation,
  ...more
}: StripeSession): string {
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

/**
 * Returns the header Stripe-Signature of a notification.
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
export function stripeSignature(body: string, secret = stripeSettings.STRIPE_WEBHOOK_SECRET): string {
  const time = Math.floor(Date.now() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
