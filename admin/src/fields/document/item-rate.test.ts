import { expect, test } from '@jest/globals';
import { rateOfItem } from './item-rate.ts';

const item = { rate: 1800, currency: 'EUR', prices: [{ currency: 'JPY', rate: 2500 }] };

test.each([
  ['EUR', 1800],
  ['JPY', 2500],
  ['USD', null],
])('the rate of an item in %s is %j', (currency, rate) => {
  expect(rateOfItem(item, currency)).toBe(rate);
});

test('an item of a list has no rate in another currency', () => {
  expect(rateOfItem({ rate: 1800, currency: 'EUR' }, 'JPY')).toBeNull();
});
