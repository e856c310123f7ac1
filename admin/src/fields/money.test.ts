import { describe, expect, test } from '@jest/globals';
import { amountText, moneyText, readAmount } from './money.ts';

const euro = { currency: 'EUR', locale: 'en' };
const german = { currency: 'EUR', locale: 'de' };

describe('an amount that is typed', () => {
  test.each([
    ['100.50', euro, '10050'],
    ['100,50', euro, '10050'],
    ['€1,378.75', euro, '137875'],
    ['1,378', euro, '137800'],
    ['1.378,75 €', german, '137875'],
    ['100.50', german, '10050'],
    ['1.378', german, '137800'],
    ['0.12345', euro, '12.345'],
    ['.5', euro, '50'],
    ['5,400', { currency: 'JPY', locale: 'en' }, '5400'],
    ['1.5', { currency: 'KWD', locale: 'en' }, '1500'],
  ])('as "%s" for %j is %s of the smallest unit', (typed, money, minor) => {
    expect(readAmount(typed, money)).toBe(minor);
  });

  test.each(['', '.', '1.2.3', '-5', '1.378,75.1'])('as "%s" is no amount', (typed) => {
    expect(readAmount(typed, euro)).toBeUndefined();
  });
});

describe('an amount that is shown', () => {
  test('has its currency, and in an input only its digits', () => {
    expect(moneyText(137_875, euro)).toBe('€1,378.75');
    expect(moneyText('12.5', euro)).toBe('€0.125');
    expect(moneyText(undefined, euro)).toBe('');
    expect(amountText(10_050, euro)).toBe('100.50');
    expect(amountText(137_875, german)).toBe('1.378,75');
  });
});
