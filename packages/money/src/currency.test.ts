import { describe, expect, test } from '@jest/globals';
import { currencyDecimals, formatMoney, toMajorUnits, toMinorUnits } from './currency.ts';

describe('the decimals of a currency', () => {
  test.each([
    ['EUR', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['ISK', 0],
    ['CLF', 4],
    ['HUF', 2],
  ])('of %s are %i, as ISO 4217 says', (currency, decimals) => {
    expect(currencyDecimals(currency)).toBe(decimals);
  });
});

describe('an amount', () => {
  test.each([
    [137_875, 'EUR', 'en', '€1,378.75'],
    [137_875, 'EUR', 'de-DE', '1.378,75 €'],
    [5, 'EUR', 'en', '€0.05'],
    [-5, 'EUR', 'en', '-€0.05'],
    [5400, 'JPY', 'en', '¥5,400'],
    [5400, 'KWD', 'en', 'KWD 5.400'],
    [Number.MAX_SAFE_INTEGER, 'EUR', 'en', '€90,071,992,547,409.91'],
  ])('of %i in %s is written in %s as %s', (amount, currency, locale, text) => {
    expect(formatMoney(amount, { currency, locale }).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('that is a rate shows the parts of the smallest unit that it has', () => {
    expect(formatMoney('12.5', { currency: 'EUR', more: 4 })).toBe('€0.125');
    expect(formatMoney('10050', { currency: 'EUR', more: 4 })).toBe('€100.50');
  });

  test.each([
    ['137875', 2, '1378.75'],
    ['100', 2, '1'],
    ['0', 2, '0'],
    ['5', 3, '0.005'],
    ['-5', 2, '-0.05'],
    ['12.5', 2, '0.125'],
    ['5400', 0, '5400'],
    ['0.0001', 2, '0.000001'],
  ])('of %s in the smallest unit, with %i decimals, is %s whole units and back', (minor, decimals, major) => {
    expect(toMajorUnits(minor, decimals)).toBe(major);
    expect(toMinorUnits(major, decimals)).toBe(minor);
  });
});
