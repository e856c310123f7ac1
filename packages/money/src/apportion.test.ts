import { expect, test } from '@jest/globals';
import { split } from './apportion.ts';

test.each([[['8', '9', '10']], [['8,1', '9,1', '10,1']], [['2', '11', '100']]])(
  'of equal parts with the keys %j, the lowest id gets the remainder',
  (keys) => {
    const weights = keys.map(() => 1n);
    expect(split(1n, weights, keys)).toEqual([1n, 0n, 0n]);
    expect(split(2n, weights, [...keys].reverse())).toEqual([0n, 1n, 1n]);
  },
);
