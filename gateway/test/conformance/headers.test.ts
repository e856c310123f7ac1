import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Client, clientOf, faults } from '../support/client.ts';
import { startEnvironment, type TestEnvironment, type TestGateway } from '../support/environment.ts';
import { transports, useTransport } from '../support/transport.ts';

describe.each(transports)('over %s', (transport) => {
  let environment: TestEnvironment;
  let gateway: TestGateway;
  let call: Client;
  let token: string;

  beforeAll(async () => {
    environment = await startEnvironment({ servesStreams: transport === 'streams' });
    gateway = await environment.gateway();
    call = clientOf(gateway.url);
    token = environment.identity.signIn({ userId: 12, isAdmin: true });
    await useTransport(transport, environment, () => call('GET', '/api/things/5', { token }));
  });
  afterAll(() => environment.stop());

  const seen = () => environment.echo.seen.at(-1)!;

  test('all responses of a deprecated operation say since when, and from when it may be gone', async () => {
    for (const [sent, status] of [
      [token, 200],
      [undefined, 401],
    ] as const) {
      const answer = await call('GET', '/api/things/special', { token: sent });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('deprecation')).toBe('@1796083200');
      expect(answer.headers.get('sunset')).toBe('Tue, 01 Jun 2027 00:00:00 GMT');
      expect(answer.headers.get('link')).toBe('</api/docs>; rel="deprecation"; type="text/html"');
    }
    expect((await call('GET', '/api/things/5', { token })).headers.has('deprecation')).toBe(false);
  });

  describe('a success', () => {
    test('has the status of its policy', async () => {
      expect((await call('POST', '/api/things', { token, body: { title: 'a' } })).status).toBe(201);
      expect((await call('POST', '/api/things/5/touch', { token })).status).toBe(200);
    });

    test('of a record has its version as a strong ETag', async () => {
      expect((await call('GET', '/api/things/5', { token })).headers.get('etag')).toBe('"3"');
      expect((await call('PATCH', '/api/things/5', { token, body: {} })).headers.get('etag')).toBe('"4"');
    });

    test('of a list has the hash of its content as a weak ETag', async () => {
      const tagOf = async (path: string) => (await call('GET', path, { token })).headers.get('etag');
      const tag = await tagOf('/api/things?limit=2');
      expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
      expect(await tagOf('/api/things?limit=2')).toBe(tag);
      for (const path of ['/api/things?limit=2&page=2', '/api/things?limit=2&fields=id'])
        expect(await tagOf(path)).not.toBe(tag);
    });

    test('with an ETag can be revalidated by the cache of the caller alone, any other is not stored', async () => {
      const headersOf = async (method: string, path: string, body?: object) =>
        (await call(method, path, { token, body })).headers;
      for (const path of ['/api/things/5', '/api/things?limit=1']) {
        const headers = await headersOf('GET', path);
        expect(headers.get('cache-control')).toBe('private, no-cache');
        expect(headers.get('vary')).toMatch(/Authorization, X-Auth-Token, Cookie/);
      }
      for (const [method, path, body] of [
        ['PATCH', '/api/things/5', {}],
        ['POST', '/api/things', { title: 'a' }],
        ['GET', '/api/large?bytes=1'],
        ['GET', '/api/things/404'],
      ] as const)
        expect((await headersOf(method, path, body)).get('cache-control')).toBe('no-store');
    });

    test('has security headers', async () => {
      const { headers } = await call('GET', '/api/things/5', { token });
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'private, no-cache',
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'strict-transport-security': expect.stringContaining('max-age='),
        'referrer-policy': 'no-referrer',
      });
      expect(headers.get('x-powered-by')).toBeNull();
    });

    test('is compressed if large, never if it contains a secret', async () => {
      const encoding = async (path: string) =>
        (
          await fetch(gateway.url + path, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' } })
        ).headers.get('content-encoding');
      expect(await encoding('/api/large?bytes=100000')).toBe('gzip');
      expect(await encoding('/api/things/5')).toBeNull();
    });
  });

  describe('If-Match', () => {
    const patch = (ifMatch: string) =>
      call('PATCH', '/api/things/5', { token, body: {}, headers: { 'if-match': ifMatch } });

    test.each([
      ['"3"', 200],
      ['*', 200],
      ['"1", "3"', 200],
      ['"3", "4"', 200],
      ['"4", "5"', 412],
      [Array(51).fill('"3"').join(), 400],
      ['"3" , W/"9"', 200],
      ['"2"', 412],
      ['"abc"', 412],
      ['W/"3"', 412],
      ['""', 412],
      ['"9007199254740993"', 412],
      ['3', 400],
      ['"3', 400],
      ['"3" "4"', 400],
      ['', 400],
    ])('%s is %i', async (ifMatch, status) => {
      expect((await patch(ifMatch)).status).toBe(status);
    });

    test('applies to every method that changes a record, and to no other', async () => {
      for (const [method, path] of [
        ['PUT', ''],
        ['DELETE', ''],
        ['POST', '/touch'],
        ['POST', '/notes'],
      ] as const) {
        const body = method === 'PUT' ? { title: 'a' } : path === '/notes' ? { note: 'a' } : undefined;
        expect(
          (await call(method, `/api/things/5${path}`, { token, body, headers: { 'if-match': '"2"' } })).status,
        ).toBe(412);
      }
      expect((await call('GET', '/api/things/5', { token, headers: { 'if-match': '"2"' } })).status).toBe(200);
    });
  });

  describe('If-None-Match', () => {
    test('of an unchanged list is 304 without content, of a changed one 200', async () => {
      const first = await call('GET', '/api/things?limit=2', { token });
      const tag = first.headers.get('etag')!;
      const again = (path: string) => call('GET', path, { token, headers: { 'if-none-match': tag } });
      const unchanged = await again('/api/things?limit=2');
      expect([unchanged.status, unchanged.text, unchanged.headers.get('etag')]).toEqual([304, '', tag]);
      expect(unchanged.headers.get('cache-control')).toBe('private, no-cache');
      expect((await again('/api/things?limit=3')).status).toBe(200);
    });

    const get = (ifNoneMatch: string, path = '/api/things/5') =>
      call('GET', path, { token, headers: { 'if-none-match': ifNoneMatch } });

    test.each([
      ['"3"', 304],
      ['W/"3"', 304],
      ['"1", "3"', 304],
      ['*', 304],
      ['"2"', 200],
      ['3', 200],
      ['', 200],
    ])('%s is %i for a record of version 3', async (ifNoneMatch, status) => {
      const response = await get(ifNoneMatch);
      expect([response.status, response.headers.get('etag')]).toEqual([status, '"3"']);
      if (status === 304) expect(response.text).toBe('');
    });

    test('is ignored for records without version and on other methods', async () => {
      expect((await get('*', '/api/thing-lines')).status).toBe(200);
      const headers = { 'if-none-match': '*' };
      expect((await call('PATCH', '/api/things/5', { token, body: {}, headers })).status).toBe(200);
    });
  });

  describe('Location', () => {
    test('names the path of the created record, and only responses to creates have it', async () => {
      const created = await call('POST', '/api/things', { token, body: { title: 'a' } });
      expect(created.headers.get('location')).toBe('/api/things/7');
      for (const [method, path] of [
        ['GET', '/api/things/5'],
        ['POST', '/api/things/5/touch'],
        ['DELETE', '/api/things/5'],
      ] as const)
        expect((await call(method, path, { token })).headers.get('location')).toBeNull();
    });
  });

  describe('Idempotency-Key', () => {
    const post = (key: string) =>
      call('POST', '/api/things', { token, body: { title: 'a' }, headers: { 'idempotency-key': key } });

    test('is passed to the service with a POST', async () => {
      expect((await post('a key, 1')).status).toBe(201);
      expect(seen().headers['idempotency-key']).toBe('a key, 1');
      expect((await post('x'.repeat(255))).status).toBe(201);
    });

    test('causes Idempotent-Replayed if the service repeats its response', async () => {
      expect((await post('new')).headers.get('idempotent-replayed')).toBeNull();
      expect((await post('used before')).headers.get('idempotent-replayed')).toBe('true');
    });

    test.each(['', 'x'.repeat(256), 'é'])('%p is 422 and named', async (key) => {
      expect(faults(await post(key))).toEqual(['Idempotency-Key:invalid_format']);
    });

    test('is ignored without a caller and on other methods', async () => {
      const headers = { 'idempotency-key': 'k' };
      await call('POST', '/api/sign-in', { body: { text: 'a' }, headers });
      expect(seen().headers).not.toHaveProperty('idempotency-key');
      await call('PATCH', '/api/things/5', { token, body: {}, headers });
      expect(seen().headers).not.toHaveProperty('idempotency-key');
    });
  });

  describe('X-Request-Id', () => {
    test.each(['a', 'req-1_2.3:4', 'x'.repeat(128)])('%s is taken, returned and passed on', async (id) => {
      const response = await call('GET', '/api/things/5', { token, headers: { 'x-request-id': id } });
      expect([response.headers.get('x-request-id'), seen().headers['x-request-id']]).toEqual([id, id]);
      expect(gateway.lines.some((line) => line['requestId'] === id && line['status'] === 200)).toBe(true);
    });

    test.each(['', 'x'.repeat(129), 'a b', 'a"b', 'ä'])('%p is replaced by a new one', async (id) => {
      const response = await call('GET', '/api/nothing', { headers: { 'x-request-id': id } });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(response.json['request_id']).toBe(response.headers.get('x-request-id'));
    });
  });

  describe('the metadata of a call', () => {
    test('is the caller, the client address and the trace', async () => {
      const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
      await call('GET', '/api/things/5', { token, headers: { traceparent } });
      expect(seen()).toMatchObject({
        caller: { kind: 'user', userId: 12, isAdmin: true },
        headers: { traceparent, 'x-client-address': '127.0.0.1' },
      });
      await call('GET', '/api/things/5', { token, headers: { traceparent: 'nonsense' } });
      expect(seen().headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    });

    test('is no caller on a public route, with or without a token', async () => {
      for (const authorization of [`Bearer ${token}`, 'Bearer nonsense']) {
        expect((await call('GET', '/api/open', { headers: { authorization } })).status).toBe(200);
        expect(seen().caller.kind).toBe('public');
      }
    });

    test('is never taken from headers of the client', async () => {
      const headers = { 'x-client-address': '6.6.6.6', 'x-forwarded-for': '6.6.6.6', 'x-user-id': '1' };
      await call('GET', '/api/things/5', { token, headers });
      expect(seen().headers).toMatchObject({ 'x-client-address': '127.0.0.1' });
      expect(seen().headers).not.toHaveProperty('x-user-id');
    });
  });

  describe('the access log', () => {
    test('has one line per request, without paths, queries, tokens or bodies', async () => {
      await call('GET', '/api/things?search=needle-in-query', { token });
      await call('GET', '/api/keys/needle-in-path', { token });
      await call('POST', '/api/sign-in', { body: { text: 'needle-in-body' } });
      const line = gateway.lines.findLast(({ route }) => route === '/api/keys/{key}');
      expect(line).toMatchObject({
        method: 'GET',
        status: 200,
        userId: 12,
        ms: expect.any(Number),
        requestId: expect.any(String),
      });
      const text = JSON.stringify(gateway.lines);
      expect(text).not.toContain('needle');
      expect(text).not.toContain(token.slice(0, 60));
    });

    const lineOf = async (requestId: string, at: TestGateway, headers: Record<string, string> = {}) => {
      await clientOf(at.url)('GET', '/api/things/5', { token, headers: { 'x-request-id': requestId, ...headers } });
      return at.lines.find((line) => line['requestId'] === requestId && line['msg'] === 'request');
    };

    test('has the address of the client', async () => {
      expect(await lineOf('logged-1', gateway)).toMatchObject({ address: '127.0.0.1', route: '/api/things/{id}' });
      const proxied = await environment.gateway({ TRUSTED_PROXIES: 'loopback' });
      const headers = { 'x-forwarded-for': '192.0.2.9' };
      expect(await lineOf('logged-2', proxied, headers)).toMatchObject({ address: '192.0.2.9' });
    });

    test('warns once about X-Forwarded-For from an untrusted proxy, and never about a trusted one', async () => {
      const warnings = ({ lines }: TestGateway) => lines.filter(({ setting }) => setting === 'TRUSTED_PROXIES').length;
      const [direct, proxied] = [
        await environment.gateway(),
        await environment.gateway({ TRUSTED_PROXIES: 'loopback' }),
      ];
      for (const at of [direct, direct, proxied]) await lineOf('logged-3', at, { 'x-forwarded-for': '192.0.2.9' });
      expect([warnings(direct), warnings(proxied)]).toEqual([1, 0]);
    });
  });
});
