import { expect, test } from '@jest/globals';
import { createPaymentOf } from './shared-payment.ts';

const bankPaymentOf = createPaymentOf(undefined);

const invoice = { invoice_number: 'INV-000007', status: 'sent', balance: 12_345, currency: 'EUR' };
const seller = { name: 'Northwind Traders', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' };

test('names the account, the reference and the balance, with the content of a QR code', () => {
  expect(bankPaymentOf(invoice, seller)).toEqual({
    account_holder: 'Northwind Traders',
    iban: 'DE02 1203 0000 0000 2020 51',
    bic: 'BYLADEM1001',
    reference: 'INV-000007',
    amount: 12_345,
    qr_content: 'BCD\n002\n1\nSCT\nBYLADEM1001\nNorthwind Traders\nDE02120300000000202051\nEUR123.45\n\n\nINV-000007',
    has_checkout: false,
  });
});

test.each([
  ['another currency than EUR', { ...invoice, currency: 'USD' }, seller],
  ['an organization without IBAN', invoice, { ...seller, iban: '' }],
])('has no QR code for %s', (_what, payable, payee) => {
  expect(bankPaymentOf(payable, payee)?.qr_content).toBe('');
});

test.each(['draft', 'paid', 'cancelled'])('asks for no payment of an invoice that is %s', (status) => {
  expect(bankPaymentOf({ ...invoice, status }, seller)).toBeUndefined();
});

test('asks for no payment without a balance', () => {
  expect(bankPaymentOf({ ...invoice, balance: 0 }, seller)).toBeUndefined();
});

test('can be paid online if the provider accepts the amount', () => {
  const paymentOf = createPaymentOf({ accepts: (_amount, currency) => currency === 'EUR' });
  expect(paymentOf(invoice, seller)?.has_checkout).toBe(true);
  expect(paymentOf({ ...invoice, currency: 'KWD' }, seller)?.has_checkout).toBe(false);
});
