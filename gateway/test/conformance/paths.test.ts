import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Client, clientOf, faults, rawBytes, rawRequest } from '../support/client.ts';
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
    token = environment.identity.signIn();
    await useTransport(transport, environment, () => call('GET', '/api/things/5', { token }));
  });
  afterAll(() => environment.stop());

  /** Sends a path unchanged. */
  const send = (method: string, path: string) =>
    rawRequest(gateway.port, method, path, { authorization: `Bearer ${token}` });
  const seen = () => environment.echo.seen.at(-1)!;

  describe('a path', () => {
    test('matches a literal before a variable', async () => {
      await send('GET', '/api/things/special');
      expect(seen().rpc).toBe('Special');
      await send('GET', '/api/things/5');
      expect(seen()).toMatchObject({ rpc: 'Get', message: { id: 5 } });
    });

    test.each([
      ['/api/keys/a%20b', 'a b'],
      ['/api/keys/a%2Fb', 'a/b'],
      ['/api/keys/%C3%A9', 'é'],
      ['/api/keys/a+b', 'a+b'],
      ['/api/keys/a%3Fb', 'a?b'],
      ['/api/keys/%2E%2E', '..'],
      ['/api/keys/%25', '%'],
      ['/api/%6Beys/a', 'a'],
    ])('%s is decoded once: %s', async (path, key) => {
      expect((await send('GET', path)).status).toBe(200);
      expect(seen()).toMatchObject({ rpc: 'ByKey', message: { key } });
    });

    test('with several variables binds each', async () => {
      await send('GET', '/api/boxes/12/keys/k');
      expect(seen().message).toEqual({ box: 12, key: 'k' });
    });

    test.each(['/api/keys/%', '/api/keys/%zz', '/api/keys/%ff', '/api/keys/%C3', '/%'])('%s is 400', async (path) => {
      expect(await send('GET', path)).toMatchObject({ status: 400, text: expect.stringContaining('"bad_request"') });
    });

    test.each([
      '/',
      '/api',
      '/api/nothing',
      '/API/things',
      '//',
      '/api//things',
      '/api/things//',
      '/api/keys/',
      '/api/things/5//',
      '/api/things/5/touch/x',
      '/api/__proto__',
      '/api/constructor',
      '/..%2fapi/things',
    ])('%s is 404 for every caller', async (path) => {
      for (const headers of [{} as Record<string, string>, { authorization: `Bearer ${token}` }]) {
        const response = await rawRequest(gateway.port, 'GET', path, headers);
        expect(response).toMatchObject({ status: 404, text: expect.stringContaining('"unknown_path"') });
      }
    });

    test.each([
      ['GET', '/api/things/', 'List'],
      ['GET', '/api/things/5/', 'Get'],
      ['GET', '/api/keys/a/', 'ByKey'],
      ['DELETE', '/api/things/5/', 'Delete'],
    ])('with one trailing slash is the same path: %s %s', async (method, path, rpc) => {
      expect((await send(method, path)).status).toBe(200);
      expect(seen().rpc).toBe(rpc);
    });

    test('may be an absolute URL', async () => {
      expect((await send('GET', 'http://example.com/api/things/5?')).status).toBe(200);
      expect(await send('GET', 'http://[/api/things/5')).toMatchObject({
        status: 400,
        text: expect.stringContaining('"bad_request"'),
      });
    });

    test.each(['0', '-1', 'x', '1.0', '1e3', '9007199254740993', '٣', '%00', '01'])(
      'with the id %s is a record that does not exist',
      async (id) => {
        for (const [method, path] of [
          ['GET', ''],
          ['DELETE', ''],
          ['PATCH', ''],
          ['POST', '/touch'],
        ] as const) {
          const response = await send(method, `/api/things/${encodeURI(id)}${path}`);
          expect(response).toMatchObject({ status: 404, text: expect.stringContaining('"not_found"') });
        }
      },
    );

    test('with a text that is too long is 422', async () => {
      expect(faults(await call('GET', `/api/keys/${'x'.repeat(21)}`, { token }))).toEqual(['key:too_long']);
    });

    test('with a NUL in a text is 422', async () => {
      expect(faults(await call('GET', '/api/keys/a%00b', { token }))).toEqual(['key:invalid_text']);
    });
  });

  describe('a verb', () => {
    test.each([
      ['DELETE', '/api/things', 'GET, HEAD, OPTIONS, POST'],
      ['POST', '/api/things/5', 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT'],
      ['DELETE', '/api/things/special', 'GET, HEAD, OPTIONS'],
      ['TRACE', '/api/things/5/touch', 'OPTIONS, POST'],
      ['PROPFIND', '/api/open', 'GET, HEAD, OPTIONS'],
      ['TRACE', '/livez', 'GET, HEAD, OPTIONS'],
      ['POST', '/readyz?verbose', 'GET, HEAD, OPTIONS'],
    ])('%s on %s is 405 with the allowed methods', async (method, path, allow) => {
      const response = await rawRequest(gateway.port, method, path);
      expect(response).toMatchObject({ status: 405, allow, text: expect.stringContaining('"method_not_allowed"') });
    });

    test('HEAD is GET without the body', async () => {
      const [head, get] = await Promise.all([
        call('HEAD', '/api/things/5', { token }),
        call('GET', '/api/things/5', { token }),
      ]);
      expect([head.status, head.text]).toEqual([200, '']);
      for (const name of ['content-length', 'content-type', 'etag'])
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      expect((await call('HEAD', '/api/things/404', { token })).status).toBe(404);
      expect((await call('HEAD', '/api/things/5')).status).toBe(401);
    });

    test('OPTIONS is 204 with the allowed methods, without a token', async () => {
      const response = await call('OPTIONS', '/api/things/5');
      expect([response.status, response.text]).toEqual([204, '']);
      expect(response.headers.get('allow')).toBe('DELETE, GET, HEAD, OPTIONS, PATCH, PUT');
      expect((await call('OPTIONS', '/api/nothing')).status).toBe(404);
    });

    test('without a Host is a problem too', async () => {
      const text = await rawBytes(gateway.port, 'GET /api/open HTTP/1.1\r\n\r\n');
      expect(text).toMatch(/^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*"bad_request"/);
    });

    test('that HTTP does not know is a problem too', async () => {
      const text = await rawBytes(gateway.port, 'BREW /api/things HTTP/1.1\r\nHost: x\r\n\r\n');
      expect(text).toMatch(/^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*"bad_request"/);
    });
  });
});
