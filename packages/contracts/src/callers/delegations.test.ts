import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { callerOfClaims } from './claims.ts';
import { readDelegation, signDelegation } from './delegations.ts';
import { type CallerSigner, signCallerToken } from './tokens.ts';

const signer = (): CallerSigner => ({
  issuer: 'gateway',
  key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
});
const caller = callerOfClaims({ kind: 'user', uid: 7, typ: 'staff', sid: 's1', grants: { 'clients.create': 'a' } });

test('a delegation names the caller to the service that it was signed for, without permissions', () => {
  const gateway = signer();
  const token = signDelegation(gateway, caller, 'files');
  expect(readDelegation(gateway, token, 'files')).toEqual({ userId: 7, apiKeyId: 0, sessionId: 's1' });
});

test('a delegation for another service, of another key, and a caller token are not valid', () => {
  const gateway = signer();
  const token = signDelegation(gateway, caller, 'files');
  expect(() => readDelegation(gateway, token, 'crm')).toThrow('not valid');
  expect(() => readDelegation(signer(), token, 'files')).toThrow('not valid');
  expect(() => readDelegation(gateway, signCallerToken(gateway, caller, 'files'), 'files')).toThrow('not valid');
});
