import { expect, test } from '@jest/globals';
import { mailRequest } from './mail-values.ts';

const before = { to: ['a@example.com', 'b@example.com'], subject: 'Invoice 1', message: 'Hello,' };

test('a request has the addresses and the changed texts', () => {
  expect(mailRequest(before, before, 20)).toEqual({ to: before.to });
  const changed = { ...before, to: ['c@example.com'], message: 'Dear Ms Anders,' };
  expect(mailRequest(before, changed, 20)).toEqual({ to: ['c@example.com'], message: 'Dear Ms Anders,' });
});

test('without recipients, a request has no addresses', () => {
  const nobody = { ...before, to: [] };
  expect(mailRequest(nobody, nobody, 20)).toEqual({});
});

test('more default recipients than a request can name are left to the service, and others to its check', () => {
  expect(mailRequest(before, before, 1)).toEqual({});
  expect(mailRequest(before, { ...before, to: [...before.to, 'c@example.com'] }, 1)).toMatchObject({
    to: { length: 3 },
  });
});
