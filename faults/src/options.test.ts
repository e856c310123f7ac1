import { expect, test } from '@jest/globals';
import { readOptions } from './options.ts';

test('a fault run has 500 faults and seed 1 by default', () => {
  expect(readOptions([])).toMatchObject({ faults: 500, seed: 1 });
  expect(readOptions(['--faults', '8', '--seed', '0'])).toMatchObject({ faults: 8, seed: 0 });
});

test('a fault run rejects a number of faults that is not a positive whole number', () => {
  for (const faults of ['0', '1.5', 'many'])
    expect(() => readOptions(['--faults', faults])).toThrow(`--faults must be a whole number from 1, not ${faults}`);
});
