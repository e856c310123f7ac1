import { expect, test } from '@jest/globals';
import { formatDecimal, isDecimal, parseDecimal } from './decimal.ts';
import { lineTotal } from './lines.ts';

test.each([
  ['1.5', 4, 15_000n, '1.5'],
  ['0', 0, 0n, '0'],
  ['007', 0, 7n, '7'],
  ['19.5000', 4, 195_000n, '19.5'],
  ['1E-7', 7, 1n, '0.0000001'],
  ['1.2e3', 0, 1200n, '1200'],
  [0.1, 3, 100n, '0.1'],
])('%s with %i decimal places is %s units, and back', (text, decimals, units, plain) => {
  expect(parseDecimal(text, decimals)).toBe(units);
  expect(formatDecimal(units, decimals)).toBe(plain);
});

test.each(['', '-1', '1.', '.5', '1,5', 'NaN', '0.12345', null, undefined])(
  '%s is no decimal with 4 places',
  (text) => {
    expect(isDecimal(text, 4)).toBe(false);
  },
);

test('the total of a line is exact, without trailing zeros', () => {
  expect(lineTotal({ quantity: '2.500', rate: '10' })).toBe('25');
  expect(lineTotal({ quantity: '0.333', rate: '0.3333' })).toBe('0.1109889');
  expect(lineTotal({ quantity: '999999999999.999', rate: '99999999999.9999' })).toBe('99999999999999800000000.0000001');
});
