import { callerOfClaims, createCallerVerifier, publicCaller, readSigner } from '@bms/contracts';
import { localSecrets } from '@bms/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createCallerTokens } from './caller-tokens.ts';

const secrets = localSecrets();
const tokens = createCallerTokens(readSigner(secrets.signingKey('gateway')));
const caller = callerOfClaims({ kind: 'user', uid: 7, grants: { 'things.view': 'o' } });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a caller token is created once per caller and service', () => {
  const token = tokens(caller, 'crm');
  expect(tokens(caller, 'crm')).toBe(token);
  expect(tokens(caller, 'work')).not.toBe(token);
  expect(tokens({ ...caller }, 'crm')).not.toBe(token);
  expect(createCallerVerifier(secrets.trustedKeys, 'crm')(token).caller).toEqual(caller);
  expect(() => createCallerVerifier(secrets.trustedKeys, 'work')(token)).toThrow();
});

test('a caller token is replaced before it expires', () => {
  const verify = createCallerVerifier(secrets.trustedKeys, 'crm');
  const token = tokens(publicCaller, 'crm');
  jest.advanceTimersByTime(44_000);
  expect(tokens(publicCaller, 'crm')).toBe(token);
  jest.advanceTimersByTime(2000);
  const next = tokens(publicCaller, 'crm');
  expect(next).not.toBe(token);
  expect(verify(next).expiresAt - verify(token).expiresAt).toBeGreaterThan(40_000);
});
