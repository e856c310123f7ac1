import { expect, test } from '@jest/globals';
import { ApiFailure, isTemporary, retryDelay } from './problem.ts';

const errorsOf = (...errors: { field: string; message: string }[]) =>
  new ApiFailure(422, { errors: errors.map((error) => ({ ...error, code: 'any' })) }, null).body.errors;

test('an error is named by the path of its field in forms, without the name of the field', () => {
  expect(errorsOf({ field: 'items[1].rate', message: 'items[1].rate must be at least 0.' })).toEqual({
    'items.1.rate': 'Must be at least 0.',
  });
});

test('an error about several fields keeps their names', () => {
  const message = 'percent or amount is required.';
  expect(errorsOf({ field: 'percent', message })).toEqual({ percent: 'Percent or amount is required.' });
});

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
