import { createPrivateKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import {
  ApiError,
  CALLER_TOKEN_SECONDS,
  type Caller,
  callerOfClaims,
  claimsOfCaller,
  createCallerVerifier,
  publicCaller,
  readSigner,
  signCallerToken,
} from '../index.ts';

interface Jwk extends JsonWebKey {
  kid: string;
}

function keyOf(kid: string, namedCurve = 'P-256'): Jwk {
  return { ...generateKeyPairSync('ec', { namedCurve }).privateKey.export({ format: 'jwk' }), kid };
}
const publicPart = ({ kty, crv, x, y, kid }: Jwk): JsonWebKey => ({ kty, crv, x, y, kid }) as JsonWebKey;

const keys = {
  gateway: keyOf('gateway'),
  crm: keyOf('crm'),
  identity: keyOf('local-identity'),
  stranger: keyOf('gateway'),
};
const trusted = JSON.stringify({ keys: [keys.gateway, keys.crm, keys.identity].map(publicPart) });
const signers = {
  gateway: readSigner(JSON.stringify(keys.gateway)),
  crm: readSigner(JSON.stringify(keys.crm)),
  identity: readSigner(JSON.stringify(keys.identity)),
  stranger: readSigner(JSON.stringify(keys.stranger)),
};
const verify = createCallerVerifier(trusted, 'crm');

const user: Caller = {
  kind: 'user',
  userId: 7,
  userType: 'staff',
  isAdmin: false,
  roleId: 3,
  clientId: 0,
  sessionId: 's',
  apiKeyId: 0,
  scimTokenId: 0,
  isReadOnly: false,
  needsFactorSetup: false,
  grants: { 'clients.view': 'all', 'clients.update': 'own' },
};
const service = callerOfClaims({ kind: 'service' });

/** Signs a token that is valid except for the given overrides. */
function tokenWith(
  options: jwt.SignOptions,
  claims: object = claimsOfCaller(user),
  key = createPrivateKey({ key: keys.gateway, format: 'jwk' }),
): string {
  const right: jwt.SignOptions = {
    algorithm: 'ES256',
    issuer: 'gateway',
    audience: 'crm',
    expiresIn: 60,
    header: { alg: 'ES256', typ: 'caller+jwt' },
  };
  const all = { ...right, ...options };
  for (const [name, value] of Object.entries(all))
    if (value === undefined) delete (all as Record<string, unknown>)[name];
  return jwt.sign(claims, key, all);
}

function code(token: string): string {
  try {
    verify(token);
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
  return 'taken';
}

test('a process may have several keys, as while they are exchanged, and no key of another process is one of them', () => {
  const next = keyOf('crm');
  const both = createCallerVerifier(JSON.stringify({ keys: [keys.crm, next, keys.gateway].map(publicPart) }), 'files');
  for (const key of [keys.crm, next]) {
    const token = signCallerToken(readSigner(JSON.stringify(key)), service, 'files');
    expect(both(token).caller).toMatchObject({ kind: 'service' });
  }
  for (const key of [keyOf('crm'), { ...keys.gateway, kid: 'crm' }]) {
    const token = signCallerToken(readSigner(JSON.stringify(key)), service, 'files');
    expect(() => both(token)).toThrow('valid caller token');
  }
});

describe('a caller token', () => {
  test.each([
    ['a user', user],
    ['an administrator', { ...user, isAdmin: true, grants: {} }],
    ['an API key', { ...user, kind: 'api_key', sessionId: '', apiKeyId: 9 }],
    ['a user of the portal', { ...user, userType: 'client', clientId: 4, roleId: 0 }],
    ['nobody', publicCaller],
    ['the gateway itself', callerOfClaims({ kind: 'gateway' })],
  ] as [string, Caller][])('says who calls: %s', (_who, caller) => {
    expect(verify(signCallerToken(signers.gateway, caller, 'crm')).caller).toEqual(caller);
  });

  test('expires after a minute', () => {
    const { expiresAt } = verify(signCallerToken(signers.gateway, user, 'crm'));
    expect(Math.abs(expiresAt - Date.now() - CALLER_TOKEN_SECONDS * 1000)).toBeLessThan(20_000);
  });

  test('of a service identifies the service, also with a key of the local start', () => {
    expect(verify(signCallerToken(signers.identity, service, 'crm')).caller).toEqual(service);
  });

  test('of a service contains no other caller', () => {
    const claims = { kind: 'service', adm: true, uid: 1, grants: { 'clients.view': 'a' } };
    expect(verify(tokenWith({ issuer: 'crm' }, claims, signers.crm.key)).caller).toEqual(service);
  });

  test.each([
    ['for another service', signCallerToken(signers.gateway, user, 'billing')],
    ['for several services', tokenWith({ audience: undefined }, { ...claimsOfCaller(user), aud: [] })],
    ['for no service', tokenWith({ audience: undefined })],
    ['of a stranger who calls himself gateway', signCallerToken(signers.stranger, user, 'crm')],
    ['of a process that nobody knows', tokenWith({ issuer: 'nobody' })],
    ['of a service that calls itself gateway', tokenWith({}, claimsOfCaller(user), signers.crm.key)],
    ['without issuer', tokenWith({ issuer: undefined })],
    ['whose issuer is no text', tokenWith({ issuer: undefined }, { ...claimsOfCaller(user), iss: { gateway: true } })],
    ['of a service that speaks for a user', signCallerToken(signers.crm, user, 'crm')],
    ['of a service that speaks for nobody', signCallerToken(signers.crm, publicCaller, 'crm')],
    [
      'of a service that speaks for the gateway',
      signCallerToken(signers.crm, callerOfClaims({ kind: 'gateway' }), 'crm'),
    ],
    ['that says of no kind who calls', tokenWith({}, { uid: 1, adm: true })],
    ['of a kind that nobody knows', tokenWith({}, { kind: 'root' })],
    ['that has expired', tokenWith({ expiresIn: -10 })],
    ['that is not valid yet', tokenWith({ notBefore: 60 })],
    ['that never expires', tokenWith({ expiresIn: undefined })],
    ['that lives too long', tokenWith({ expiresIn: '1y' })],
    [
      'that was made long ago',
      tokenWith({ expiresIn: undefined }, { ...claimsOfCaller(user), iat: 1, exp: Math.floor(Date.now() / 1000) + 60 }),
    ],
    ['that is a session token', tokenWith({ header: { alg: 'ES256', typ: 'JWT' } })],
    ['that is an access token', tokenWith({ header: { alg: 'ES256', typ: 'at+jwt' } })],
    [
      'without signature',
      jwt.sign({ ...claimsOfCaller(user), iss: 'gateway', aud: 'crm' }, null, {
        algorithm: 'none',
        header: { alg: 'none', typ: 'caller+jwt' },
      }),
    ],
    [
      'signed with a public key as a secret',
      jwt.sign({ ...claimsOfCaller(user), iss: 'gateway', aud: 'crm' }, JSON.stringify(publicPart(keys.gateway)), {
        algorithm: 'HS256',
        header: { alg: 'HS256', typ: 'caller+jwt' },
      }),
    ],
    [
      'that was changed',
      signCallerToken(signers.gateway, user, 'crm').replace(
        /\.[^.]+\./,
        `.${Buffer.from(JSON.stringify({ ...claimsOfCaller(user), adm: true, iss: 'gateway', aud: 'crm', exp: 9e9 })).toString('base64url')}.`,
      ),
    ],
    ['that is cut', signCallerToken(signers.gateway, user, 'crm').slice(0, -5)],
    ['that is a word', 'token'],
    ['that is empty', ''],
    ['of dots', '..'],
  ])('%s is rejected', (_what, token) => expect(code(token)).toBe('unauthenticated'));

  test('omits zero and empty claims', () => {
    expect(claimsOfCaller(publicCaller)).toEqual({ kind: 'public' });
    expect(claimsOfCaller(user)).toEqual({
      kind: 'user',
      uid: 7,
      typ: 'staff',
      rol: 3,
      sid: 's',
      grants: { 'clients.view': 'a', 'clients.update': 'o' },
    });
  });
});

describe('a signing key', () => {
  test('is named after its process, with or without the mark of the local start', () => {
    expect([signers.crm.issuer, signers.identity.issuer]).toEqual(['crm', 'identity']);
  });

  test.each([
    ['is no JSON', 'secret'],
    ['is public', JSON.stringify(publicPart(keys.crm))],
    ['has no name', JSON.stringify({ ...keys.crm, kid: undefined })],
    ['is of another curve', JSON.stringify(keyOf('crm', 'P-384'))],
    ['is no key', JSON.stringify({ kid: 'crm', d: 'x' })],
    ['is null', 'null'],
  ])('that %s is rejected without showing its content', (_what, json) => {
    expect(() => readSigner(json)).toThrow(/^a private EC P-256 key as a JWK with a kid is needed$/);
  });
});

test.each([
  ['are no JSON', '{'],
  ['are no key set', '[]'],
  ['hold a key without a name', JSON.stringify({ keys: [{ ...publicPart(keys.crm), kid: undefined }] })],
  ['hold a key that is none', JSON.stringify({ keys: [{ kid: 'crm' }] })],
])('trusted keys that %s are rejected', (_what, jwks) => {
  expect(() => createCallerVerifier(jwks, 'crm')).toThrow(/^trusted keys are a JWK set, each key with a kid$/);
});
