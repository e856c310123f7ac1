import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { type Client, clientOf } from './support/client.ts';
import { type Surroundings, surround } from './support/surroundings.ts';

let around: Surroundings;
let call: Client;
let token: string;

beforeAll(async () => {
  around = await surround();
  call = clientOf((await around.gateway()).url);
  token = around.identity.signIn({ userId: 7, isAdmin: true });
});
afterAll(() => around.stop());

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const get = (headers: Record<string, string>) => call('GET', '/api/things/5', { headers });
const asked = (rpc: string) => around.identity.seen.filter((one) => one.rpc === rpc).length;

describe('a token', () => {
  test('is taken from either header, Authorization first', async () => {
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
    const reply = await get(headers as Record<string, string>);
    expect([reply.status, reply.json['code']]).toEqual([401, 'unauthenticated']);
    expect(reply.headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each([
    ['another issuer', { issuer: 'gateway' }],
    ['another audience', { audience: 'crm' }],
    ['another type', { type: 'caller+jwt' }],
    ['a key that is unknown', { kid: 'nobody' }],
    ['an end in the past', { expiresIn: -1 }],
  ])('with %s is 401', async (_what, other) => {
    const wrong = around.identity.signIn({ isAdmin: true }, other);
    expect((await get({ authorization: `Bearer ${wrong}` })).status).toBe(401);
  });

  test('that is not signed, or signed by a shared secret, is 401', async () => {
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

  test('that is signed by HS256 with the public key as its secret is 401', async () => {
    const jwk = around.identity.publicKey();
    const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    const payload = jwt.decode(token) as object;
    for (const secret of [pem, JSON.stringify(jwk)]) {
      const unsigned = [{ alg: 'HS256', typ: 'session+jwt', kid: jwk.kid }, payload].map(encoded).join('.');
      const signature = createHmac('sha256', secret).update(unsigned).digest('base64url');
      expect((await get({ authorization: `Bearer ${unsigned}.${signature}` })).status).toBe(401);
    }
  });

  test('that brings its own key (jwk), or the address of one (jku), is 401 and fetches nothing', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { kid } = around.identity.publicKey();
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

  test('is resolved once, however many requests come at once', async () => {
    const fresh = around.identity.signIn();
    const before = asked('ResolveSession');
    const replies = await Promise.all(Array.from({ length: 20 }, () => get({ authorization: `Bearer ${fresh}` })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(asked('ResolveSession') - before).toBe(1);
  });

  test('of a new signing key is taken as soon as it comes; made-up keys are not asked for again and again', async () => {
    await eventually(async () => {
      around.identity.rotate();
      return (await get({ authorization: `Bearer ${around.identity.signIn()}` })).status === 200;
    });
    const before = asked('Keys');
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        get({ authorization: `Bearer ${around.identity.signIn({}, { kid: `made-up-${at}` })}` }),
      ),
    );
    expect(asked('Keys') - before).toBeLessThanOrEqual(2);
    expect((await get({ authorization: `Bearer ${token}` })).status).toBe(200);
  });
});

describe('a permission', () => {
  const status = async (grants: Record<string, 'none' | 'own' | 'all'>, method: string, path: string, body?: unknown) =>
    (await call(method, path, { token: around.identity.signIn({ grants }), body })).status;

  test('is needed for the module and the action', async () => {
    expect(await status({}, 'GET', '/api/things')).toBe(403);
    expect(await status({ 'things.view': 'none' }, 'GET', '/api/things')).toBe(403);
    expect(await status({ 'things.view': 'own' }, 'GET', '/api/things')).toBe(200);
    expect(await status({ 'things.view': 'all' }, 'POST', '/api/things', { title: 'a' })).toBe(403);
    expect(await status({ 'things.create': 'all' }, 'POST', '/api/things', { title: 'a' })).toBe(201);
    expect(await status({ 'clients.view': 'all' }, 'GET', '/api/things')).toBe(403);
  });

  test('goes to the service with its scope', async () => {
    await status({ 'things.view': 'own', 'things.update': 'all' }, 'GET', '/api/things');
    expect(around.echo.seen.at(-1)!.caller.grants).toEqual({ 'things.view': 'own', 'things.update': 'all' });
  });

  test('of administrators is theirs alone', async () => {
    expect(await status({ 'things.view': 'all' }, 'GET', '/api/manage')).toBe(403);
    expect((await call('GET', '/api/manage', { token })).status).toBe(200);
  });
});

describe('a call that ends the session', () => {
  test('kills this token at once and no other', async () => {
    const [mine, other] = [around.identity.signIn(), around.identity.signIn()];
    expect((await call('POST', '/api/sign-out', { token: mine })).status).toBe(200);
    expect((await call('GET', '/api/things/5', { token: mine })).status).toBe(401);
    expect((await call('GET', '/api/things/5', { token: other })).status).toBe(200);
  });
});
