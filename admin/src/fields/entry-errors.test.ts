import { expect, test } from '@jest/globals';
import { entryErrors } from './entry-errors.ts';

test('errors of entries are shown with the values of these entries', () => {
  const error = [undefined, { message: 'Must be an origin.' }];
  expect(entryErrors(error, ['https://a.example', 'https://b.example/contact'])).toBe(
    'https://b.example/contact: Must be an origin.',
  );
});

test('an error of the whole list, and none, are no errors of entries', () => {
  expect([entryErrors({ message: 'Please fill this in' }, ['a']), entryErrors(undefined, ['a'])]).toEqual(['', '']);
});
