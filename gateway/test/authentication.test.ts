import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { type Client, clientOf } from './support/client.ts';
import { natsChangesOf, startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';

let environment: TestEnvironment;
let gateway: TestGateway;
let call: Client;
let token: string;

beforeAll(async () => {
  environment = await startEnvironment();
  gateway = await environment.gateway();
  call = clientOf(gateway.url);
  token = environment.identity.signIn({ userId: 7, isAdmin: true });
});
afterAll(() => environment.stop());

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const get = (headers: Record<string, string>) => call('GET', '/api/things/5', { headers });
const asked = (rpc: string) => environment.identity.seen.filter((one) => one.rpc === rpc).length;

describe('a token', () => {
  test('is read from either header, Authorization first', async () => {
    const bearer = { authorization: `Bearer ${token}` };
    expect((await get(bearer)).status).toBe(200);
    expect((await get({ authorization: `bearer  ${token}` })).status).toBe(200);
    expect((await get({ 'x-auth-token': token })).status).toBe(200);
    expect((await get({ ...bearer, 'x-auth-token': 'nonsense' })).status).toBe(200);
    expect((await get({ authorization: 'Bearer nonsense', 'x-auth-token': token })).status).toBe(401);
    for (const authorization of ['Basic YTpi', 'Token abc', ''])
      expect((await get({ authorization, 'x-auth-token': token })).status).toBe(200);
    expect((await get({ authorization: 'Basic YTpi' })).status).toBe(401);
  });

  test.each([
    ['nothing', {}],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['an empty one', { authorization: 'Bearer ' }],
    ['no JWT', { authorization: 'Bearer abc' }],
    ['half a JWT', { authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.e30' }],
    ['bytes', { 'x-auth-token': 'eyJ\xff\xfe' }],
    ['an API key that nobody knows', { authorization: 'Bearer bms_1_abcdefghijklmnopqrstuvwxyz' }],
  ])('of %s is 401', async (_what, headers) => {
    const received = await get(headers as Record<string, string>);
    expect([received.status, received.json['code']]).toEqual([401, 'unauthenticated']);
    expect(received.headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each([
    ['another issuer', { issuer: 'gateway' }],
    ['another audience', { audience: 'crm' }],
    ['another type', { type: 'caller+jwt' }],
    ['a key that is unknown', { kid: 'nobody' }],
    ['an end in the past', { expiresIn: -1 }],
  ])('with %s is 401', async (_what, other) => {
    const wrong = environment.identity.signIn({ isAdmin: true }, other);
    expect((await get({ authorization: `Bearer ${wrong}` })).status).toBe(401);
  });

  test('is 401 if unsigned or signed with a shared secret', async () => {
    const { header, payload } = jwt.decode(token, { complete: true })!;
    const forge = (alg: string) =>
      `${Buffer.from(JSON.stringify({ ...header, alg })).toString('base64url')}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
    const symmetric = jwt.sign(payload as object, 'secret', {
      algorithm: 'HS256',
      header: { ...header, alg: 'HS256' },
    });
    for (const forged of [`${forge('none')}.`, `${forge('ES256')}.AAAA`, symmetric]) {
      expect((await get({ authorization: `Bearer ${forged}` })).status).toBe(401);
    }
    const [head, , signature] = token.split('.');
    const other = Buffer.from(JSON.stringify({ ...(payload as object), sub: '1' })).toString('base64url');
    expect((await get({ authorization: `Bearer ${head}.${other}.${signature}` })).status).toBe(401);
  });

  test('is 401 if signed with HS256 and the public key as secret', async () => {
    const jwk = environment.identity.publicKey();
    const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    const payload = jwt.decode(token) as object;
    for (const secret of [pem, JSON.stringify(jwk)]) {
      const unsigned = [{ alg: 'HS256', typ: 'session+jwt', kid: jwk.kid }, payload].map(encoded).join('.');
      const signature = createHmac('sha256', secret).update(unsigned).digest('base64url');
      expect((await get({ authorization: `Bearer ${unsigned}.${signature}` })).status).toBe(401);
    }
  });

  test('is 401 with a key (jwk) or key URL (jku) in its header, and nothing is fetched', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { kid } = environment.identity.publicKey();
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' };
    let fetched = 0;
    const server = createServer((_request, response) => {
      fetched += 1;
      response.end(JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const jku = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys.json`;
    for (const header of [{ jwk }, { jku }, { jku, kid: 'own' }, { jwk, jku, x5u: jku, kid: 'own' }]) {
      const forged = jwt.sign(jwt.decode(token) as object, privateKey, {
        algorithm: 'ES256',
        header: { alg: 'ES256', typ: 'session+jwt', kid, ...header } as jwt.JwtHeader,
      });
      expect((await get({ authorization: `Bearer ${forged}` })).status).toBe(401);
    }
    server.close();
    expect(fetched).toBe(0);
  });

  test('is resolved once for concurrent requests', async () => {
    const fresh = environment.identity.signIn();
    const [before, changes] = [asked('ResolveSession'), natsChangesOf([gateway])];
    const replies = await Promise.all(Array.from({ length: 20 }, () => get({ authorization: `Bearer ${fresh}` })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    if (natsChangesOf([gateway]) === changes) expect(asked('ResolveSession') - before).toBe(1);
  });

  test('is accepted with a new signing key at once; unknown keys are not fetched repeatedly', async () => {
    await eventually(async () => {
      environment.identity.rotate();
      return (await get({ authorization: `Bearer ${environment.identity.signIn()}` })).status === 200;
    });
    const before = asked('Keys');
    const start = performance.now();
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        get({ authorization: `Bearer ${environment.identity.signIn({}, { kid: `made-up-${at}` })}` }),
      ),
    );
    // At most one fetch a second.
    const seconds = Math.floor((performance.now() - start) / 1000);
    expect(asked('Keys') - before).toBeLessThanOrEqual(2 + seconds);
    expect((await get({ authorization: `Bearer ${token}` })).status).toBe(200);
  });
});

describe('a permission', () => {
  const status = async (grants: Record<string, 'none' | 'own' | 'all'>, method: string, path: string, body?: unknown) =>
    (await call(method, path, { token: environment.identity.signIn({ grants }), body })).status;

  test('is required for the module and the action', async () => {
    expect(await status({}, 'GET', '/api/things')).toBe(403);
    expect(await status({ 'things.view': 'none' }, 'GET', '/api/things')).toBe(403);
    expect(await status({ 'things.view': 'own' }, 'GET', '/api/things')).toBe(200);
    expect(await status({ 'things.view': 'all' }, 'POST', '/api/things', { title: 'a' })).toBe(403);
    expect(await status({ 'things.create': 'all' }, 'POST', '/api/things', { title: 'a' })).toBe(201);
    expect(await status({ 'clients.view': 'all' }, 'GET', '/api/things')).toBe(403);
  });

  test('goes to the service with its scope', async () => {
    await status({ 'things.view': 'own', 'things.update': 'all' }, 'GET', '/api/things');
    expect(environment.echo.seen.at(-1)!.caller.grants).toEqual({ 'things.view': 'own', 'things.update': 'all' });
  });

  test('for administrators is granted to no role', async () => {
    expect(await status({ 'things.view': 'all' }, 'GET', '/api/manage')).toBe(403);
    expect((await call('GET', '/api/manage', { token })).status).toBe(200);
  });
});

describe('a call that ends the session', () => {
  test('invalidates this token at once and no other', async () => {
    const [mine, other] = [environment.identity.signIn(), environment.identity.signIn()];
    expect((await call('POST', '/api/sign-out', { token: mine })).status).toBe(200);
    expect((await call('GET', '/api/things/5', { token: mine })).status).toBe(401);
    expect((await call('GET', '/api/things/5', { token: other })).status).toBe(200);
  });
});
