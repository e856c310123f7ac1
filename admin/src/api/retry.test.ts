import { expect, test } from '@jest/globals';
import { ApiFailure } from './problem.ts';
import { isTemporary, retryDelay } from './retry.ts';

const failure = (status: number, retryAfter: string | null = null) => new ApiFailure(status, {}, retryAfter);

test.each([
  [0, true],
  [503, true],
  [504, true],
  [500, false],
  [403, false],
])('a failure with status %d is temporary: %s', (status, expected) => {
  expect(isTemporary(failure(status))).toBe(expected);
});

test('a failed read is tried again later each time, at most half a minute later', () => {
  expect([1, 2, 3, 4, 20].map((failures) => retryDelay(failure(503), failures))).toEqual([
    1000, 2000, 4000, 8000, 30_000,
  ]);
});

test('a failed read is not tried again before the time that Retry-After names', () => {
  expect(retryDelay(failure(503, '5'), 1)).toBe(5000);
  expect(retryDelay(failure(503, '5'), 4)).toBe(8000);
  expect(retryDelay(failure(503, 'soon'), 1)).toBe(1000);
});
