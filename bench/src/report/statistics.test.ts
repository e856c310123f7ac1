import { describe, expect, test } from '@jest/globals';
import { median, mergeSorted, percentile } from './statistics.ts';

describe('a percentile', () => {
  const hundred = Float64Array.from({ length: 100 }, (_, index) => index + 1);

  test.each([
    [0.5, 51],
    [0.99, 100],
    [1, 100],
  ])('of 1 to 100 at %d is %d', (share, value) => {
    expect(percentile(hundred, share)).toBe(value);
  });

  test('of nothing is not a number', () => {
    expect(percentile(new Float64Array(), 0.5)).toBeNaN();
  });
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('merged durations are in ascending order', () => {
  expect([...mergeSorted([Float64Array.of(3, 1), Float64Array.of(20, 2)])]).toEqual([1, 2, 3, 20]);
});
