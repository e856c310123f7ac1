import type { SharedDocument } from '@bms/contracts/types/api';
import { errorsOf, type StartedStripe, startStripe, stripeSettings } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from './harness.ts';
import { type Invoices, invoicesOf } from './invoices.ts';
import { visitor } from './payments.ts';

let stripe: StartedStripe;
let billing: TestedBilling;
let plain: TestedBilling;
let invoices: Invoices;

beforeAll(async () => {
  stripe = await startStripe();
  billing = await startBilling({ ...stripeSettings, STRIPE_API_URL: stripe.url });
  plain = await startBilling();
  invoices = invoicesOf(billing);
});
afterAll(async () => {
  await billing?.stop();
  await plain?.stop();
  await stripe?.stop();
});

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
  stripe.received.length = 0;
  expect(await checkout(token)).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  await checkout(token);
  const [first, second] = stripe.received;
  expect(first?.url).toBe('/v1/checkout/sessions');
  expect(Object.fromEntries(first!.form)).toMatchObject({
    mode: 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][unit_amount]': '150',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][product_data][name]': invoice_number,
    'metadata[invoice_id]': String(id),
    'payment_intent_data[metadata][invoice_id]': String(id),
    success_url: `http://127.0.0.1:8080/d/invoices/${token}?payment=completed`,
    cancel_url: `http://127.0.0.1:8080/d/invoices/${token}`,
  });
  expect(first!.headers['idempotency-key']).toMatch(/^[0-9a-f]{64}$/);
  expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key']);
  await invoices.pay(id, { amount: 50 });
  await checkout(token);
  expect(stripe.received.at(-1)!.headers['idempotency-key']).not.toBe(first!.headers['idempotency-key']);
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
  stripe.isDown = true;
  expect(await errorsOf(checkout(token))).toEqual(['unavailable']);
  stripe.isDown = false;
});
