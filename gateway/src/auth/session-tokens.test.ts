import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { ApiError } from '@bms/contracts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { createKeySet } from './keys.ts';
import { createSessionVerifier } from './session-tokens.ts';

const pairs = new Map(['old', 'new'].map((kid) => [kid, generateKeyPairSync('ec', { namedCurve: 'P-256' })]));
let published: string[];
let asked: number;
let verify: ReturnType<typeof createSessionVerifier>;

beforeEach(() => {
  jest.useFakeTimers();
  [published, asked] = [['old', 'new'], 0];
  const ask = async (): Promise<string> => {
    asked += 1;
    const jwkOf = (kid: string) => ({ ...pairs.get(kid)!.publicKey.export({ format: 'jwk' }), kid });
    return JSON.stringify({ keys: published.map(jwkOf) });
  };
  verify = createSessionVerifier(createKeySet(ask));
});
afterEach(() => void jest.useRealTimers());

const sign = (kid: string, key: KeyObject = pairs.get(kid)!.privateKey): string =>
  jwt.sign({ sid: `session-of-${kid}` }, key, {
    algorithm: 'ES256',
    header: { alg: 'ES256', typ: 'session+jwt', kid },
    issuer: 'identity',
    audience: 'gateway',
    subject: '7',
    expiresIn: 3600,
  });

test('rejects tokens of a withdrawn signing key within five minutes, including verified ones', async () => {
  const [old, other] = [sign('old'), sign('new')];
  for (const token of [old, other]) await verify(token);
  published = ['new'];
  await jest.advanceTimersByTimeAsync(301_000);
  // The first use after five minutes fetches the keys in the background.
  await verify(other);
  await jest.advanceTimersByTimeAsync(1);
  await expect(verify(old)).rejects.toEqual(new ApiError('unauthenticated'));
  await expect(verify(sign('old'))).rejects.toEqual(new ApiError('unauthenticated'));
  expect(await verify(other)).toMatchObject({ sessionId: 'session-of-new', userId: 7 });
});

test('verifies a token once and fetches the keys once', async () => {
  const token = sign('new');
  const first = await verify(token);
  expect(await verify(token)).toBe(first);
  expect(asked).toBe(1);
});
