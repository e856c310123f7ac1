import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SharedDocument } from '@bms/contracts/types/api';
import { freePort, type RunningProcess, resolveProgram, startProcess, untilListening } from '@bms/parts';
import { errorsOf } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from './harness.ts';
import { type Invoices, invoicesOf } from './invoices.ts';
import { stripeSettings, visitor } from './payments.ts';

/** A request that Stripe received. */
interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly form: URLSearchParams;
}

let mock: RunningProcess;
let proxy: ReturnType<typeof createServer>;
let billing: TestedBilling;
let plain: TestedBilling;
let invoices: Invoices;
let isDown = false;
const received: Received[] = [];

beforeAll(async () => {
  const [{ binary }, port] = await Promise.all([resolveProgram('stripe-mock'), freePort()]);
  const env = { PATH: process.env['PATH'] ?? '' };
  mock = await startProcess({ file: binary, args: ['-http-addr', `127.0.0.1:${port}`], env });
  mock.unref();
  await untilListening(mock, port);
  proxy = recordBefore(port);
  await once(proxy, 'listening');
  const { port: own } = proxy.address() as AddressInfo;
  billing = await startBilling({ ...stripeSettings, STRIPE_API_URL: `http://127.0.0.1:${own}` });
  plain = await startBilling();
  invoices = invoicesOf(billing);
}, 300_000);
afterAll(async () => {
  await billing?.stop();
  await plain?.stop();
  proxy?.close();
  await mock?.stop();
});

/** Starts a server that records requests and forwards them to stripe-mock. */
function recordBefore(port: number): ReturnType<typeof createServer> {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ url: request.url!, headers: request.headers, form: new URLSearchParams(body) });
    if (isDown) return void response.writeHead(500).end('{}');
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const headers = { authorization, 'content-type': type };
    const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, { method: 'POST', headers, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  return server.listen(0, '127.0.0.1');
}

async function linkTo(id: number, { call }: Pick<TestedBilling, 'call'> = billing): Promise<string> {
  const { message } = await call<{ url: string }>('Invoices/CreateLink', { id, link: {} });
  return message.url.split('/').at(-1)!;
}
const checkout = async (token: string, { call }: Pick<TestedBilling, 'call'> = billing) =>
  (await call<{ url: string }>('Invoices/CheckoutByLink', { token }, visitor)).message.url;

test('the recipient of an invoice gets a checkout for the open balance, the same one when asked twice', async () => {
  const { id, invoice_number } = await invoices.sent();
  await invoices.pay(id, { amount: 50 });
  const token = await linkTo(id);
  const { message } = await billing.call<{ record: SharedDocument }>('Invoices/OpenLink', { token }, visitor);
  expect(message.record.payment).toMatchObject({ amount: 150, has_checkout: true });
  received.length = 0;
  expect(await checkout(token)).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  await checkout(token);
  const [first, second] = received;
  expect(first?.url).toBe('/v1/checkout/sessions');
  expect(Object.fromEntries(first!.form)).toMatchObject({
    mode: 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][unit_amount]': '150',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][product_data][name]': invoice_number,
    'metadata[invoice_id]': String(id),
    'payment_intent_data[metadata][invoice_id]': String(id),
    success_url: `http://127.0.0.1:8080/d/invoices/${token}`,
  });
  expect(first!.headers['idempotency-key']).toMatch(/^[0-9a-f]{64}$/);
  expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key']);
  await invoices.pay(id, { amount: 50 });
  await checkout(token);
  expect(received.at(-1)!.headers['idempotency-key']).not.toBe(first!.headers['idempotency-key']);
});

test('a paid invoice and an unknown link have no checkout', async () => {
  const { id } = await invoices.sent();
  const token = await linkTo(id);
  await invoices.pay(id, { amount: 200 });
  expect(await errorsOf(checkout(token))).toEqual(['status illegal_move']);
  expect(await errorsOf(checkout('A'.repeat(32)))).toEqual(['not_found']);
});

test('without a provider there is no checkout', async () => {
  const { id } = await invoicesOf(plain).sent();
  const token = await linkTo(id, plain);
  expect(await errorsOf(checkout(token, plain))).toEqual(['status illegal_move']);
});

test('a failing provider is unavailable', async () => {
  const { id } = await invoices.sent();
  const token = await linkTo(id);
  isDown = true;
  expect(await errorsOf(checkout(token))).toEqual(['unavailable']);
  isDown = false;
});
