import { expect, test } from '@jest/globals';
import { ApiFailure } from './problem.ts';

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
