import { hash } from 'node:crypto';
import { type StripeSession, stripeNotification, stripeSettings, stripeSignature } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { start, startEnvironment, type TestEnvironment, type TestedCopy } from '../../test/harness.ts';
import { type Invoices, invoicesOf } from '../../test/invoices.ts';
import { notifierOf } from '../../test/payments.ts';
import { fromStripeAmount, toStripeAmount } from './stripe.ts';

const PUBLIC_URL = 'https://bms.example.com';
const installation = hash('sha256', PUBLIC_URL, 'hex').slice(0, 16);

let environment: TestEnvironment;
let billing: TestedCopy;
let other: TestedCopy;
let invoices: Invoices;
let count = 0;
beforeAll(async () => {
  environment = await startEnvironment();
  const env = { ...environment.env, ...stripeSettings, PUBLIC_URL };
  billing = await start(env, environment.secrets);
  other = await start(env, environment.secrets);
  invoices = invoicesOf(billing);
});
afterAll(async () => {
  await billing?.stop();
  await other?.stop();
  await environment?.stop();
});

const newPayment = (): string => {
  count += 1;
  return `pi_${count}`;
};
const notify = (session: Omit<StripeSession, 'installation'> & { installation?: string }, copy = billing) => {
  const body = stripeNotification({ installation, ...session });
  return notifierOf(copy, environment.secrets)(body, stripeSignature(body));
};

test('a received payment is recorded in its invoice', async () => {
  const { id } = await invoices.sent();
  const payment_intent = newPayment();
  expect(await notify({ invoice_id: id, amount: 200, payment_intent })).toEqual({
    status: 200,
    body: { success: true, message: 'Received.' },
  });
  const today = new Date().toISOString().slice(0, 10);
  expect(await invoices.show(id)).toMatchObject({
    status: 'paid',
    balance: 0,
    payments: [{ amount: 200, method: 'Stripe', note: payment_intent, paid_on: today, created_by: 0 }],
  });
});

test('a notification that is delivered many times, to several processes at once, is recorded once', async () => {
  const { id } = await invoices.sent();
  const session = { invoice_id: id, amount: 150, payment_intent: newPayment() };
  const copies = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? billing : other));
  const received = await Promise.all(copies.map((copy) => notify(session, copy)));
  expect(received.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await notify(session)).status).toBe(200);
  const invoice = await invoices.show(id);
  expect([invoice.status, invoice.paid, invoice.payments.length]).toEqual(['partially_paid', 150, 1]);
});

test('a payment after the invoice was paid otherwise, cancelled or written off is recorded; the surplus is to be refunded', async () => {
  const paid = await invoices.sent();
  await invoices.pay(paid.id, { amount: 200 });
  await notify({ invoice_id: paid.id, amount: 200, payment_intent: newPayment() });
  expect(await invoices.show(paid.id)).toMatchObject({ status: 'paid', paid: 400, balance: -200 });
  const written = await invoices.sent();
  await billing.call('Invoices/WriteOff', { id: written.id, write_off: { reason: 'Insolvent' } });
  await notify({ invoice_id: written.id, amount: 150, payment_intent: newPayment() });
  expect(await invoices.show(written.id)).toMatchObject({ status: 'paid', paid: 150, written_off: 50, balance: 0 });
  const cancelled = await invoices.sent();
  await billing.call('Invoices/Cancel', { id: cancelled.id });
  await notify({ invoice_id: cancelled.id, amount: 200, payment_intent: newPayment() });
  expect(await invoices.show(cancelled.id)).toMatchObject({ status: 'cancelled', paid: 200 });
});

test('a received payment is listed and cannot be voided', async () => {
  const { id } = await invoices.sent();
  const payment_intent = newPayment();
  await notify({ invoice_id: id, amount: 200, payment_intent });
  type Listed = { records: { id: number }[] };
  const { message } = await billing.call<Listed>('Payments/List', { invoice_id: id, method: 'Stripe' });
  expect(message.records).toMatchObject([{ amount: 200, note: payment_intent, created_by: 0 }]);
  const [payment] = message.records;
  await expect(
    billing.call('Payments/Void', { id: payment!.id, payment_void: { reason: 'Typing error' } }),
  ).rejects.toMatchObject({
    violations: [{ field: 'id', code: 'not_voidable', message: expect.stringContaining('Refund it with Stripe') }],
  });
  expect(await invoices.show(id)).toMatchObject({ status: 'paid', paid: 200 });
});

test.each([
  ['of another system that uses the same account', { installation: 'another' }],
  ['that is not paid yet', { payment_status: 'unpaid' }],
  ['in another currency', { currency: 'usd' }],
])('a checkout %s changes no invoice', async (_what, more) => {
  const { id } = await invoices.sent();
  expect((await notify({ invoice_id: id, amount: 200, payment_intent: newPayment(), ...more })).status).toBe(200);
  expect(await invoices.show(id)).toMatchObject({ status: 'sent', paid: 0 });
});

test('a notification without a valid signature is rejected', async () => {
  const { id } = await invoices.sent();
  const body = stripeNotification({ invoice_id: id, amount: 200, payment_intent: newPayment(), installation });
  const send = notifierOf(billing, environment.secrets);
  for (const signature of ['', 't=1,v1=00', stripeSignature(body, 'whsec_another'), stripeSignature(`${body} `)])
    expect(await send(body, signature)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  expect(await invoices.show(id)).toMatchObject({ status: 'sent' });
});

test('a notification that is too large is rejected', async () => {
  const send = notifierOf(billing, environment.secrets);
  expect((await send('x'.repeat(300_000), stripeSignature('x'))).status).toBe(413);
});

test.each([
  ['EUR', 12_345, 12_345],
  ['JPY', 500, 500],
  ['ISK', 500, 50_000],
  ['KWD', 12_340, 12_340],
])('amounts in %s are counted as Stripe counts them, and back', (currency, amount, counted) => {
  expect(toStripeAmount(amount, currency)).toBe(counted);
  expect(fromStripeAmount(counted, currency)).toBe(amount);
});

test('a third decimal that Stripe cannot charge is rejected', () => {
  expect(toStripeAmount(12_345, 'KWD')).toBeUndefined();
});
