import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { exchangeAmount, exchangePart } from './exchange.ts';

test.each([
  [10_000, '0.92', 'USD', 'EUR', 9200n],
  [1, '0.5', 'USD', 'EUR', 1n],
  [12_345, '0.00612345', 'JPY', 'EUR', 7559n],
  [10_000, '163.305', 'EUR', 'JPY', 16_331n],
  [1000, '3.25', 'KWD', 'USD', 325n],
])('%d at %s from %s to %s is %d', (amount, rate, from, to, expected) => {
  expect(exchangeAmount(amount, { rate, from, to })).toBe(expected);
});

test('the parts of an amount add up to the amount converted, in any steps', () => {
  const parts = fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 8 });
  const rate = fc.integer({ min: 1, max: 10 ** 10 }).map((units) => (units / 10 ** 8).toFixed(8));
  fc.assert(
    fc.property(parts, rate, (amounts, text) => {
      const exchange = { rate: text, from: 'USD', to: 'EUR' };
      let before = 0;
      let sum = 0;
      for (const part of amounts) {
        sum += exchangePart(part, before, exchange);
        before += part;
      }
      return BigInt(sum) === exchangeAmount(before, exchange);
    }),
  );
});
