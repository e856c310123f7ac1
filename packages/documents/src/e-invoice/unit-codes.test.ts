import { expect, test } from '@jest/globals';
import { unitCodeOf } from './unit-codes.ts';

test.each([
  ['hours', 'HUR'],
  [' Stunden ', 'HUR'],
  ['Tage', 'DAY'],
  ['kg', 'KGM'],
  ['m²', 'MTK'],
  ['bouteilles', 'XBO'],
  ['10 boxes x 20 bags', 'C62'],
  ['', 'C62'],
  [undefined, 'C62'],
])('the unit %p has the code %s', (unit, code) => {
  expect(unitCodeOf(unit)).toBe(code);
});
