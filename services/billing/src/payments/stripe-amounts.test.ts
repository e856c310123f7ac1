import { expect, test } from '@jest/globals';
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts';

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
