import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clientOf, rawRequest, type Sent, type TestResponse } from '../support/client.ts';
import { startEnvironment, type TestEnvironment } from '../support/environment.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startEnvironment();
});
afterAll(() => environment.stop());

describe('CORS', () => {
  const preflight = { origin: 'https://app.example.com', 'access-control-request-method': 'PATCH' };

  test('is off by default', async () => {
    const response = await clientOf((await environment.gateway()).url)('OPTIONS', '/api/things/5', {
      headers: preflight,
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('allows the configured origins and no others', async () => {
    const other = await environment.gateway({ CORS_ORIGINS: 'https://app.example.com, https://b.example.com' });
    const allowed = await clientOf(other.url)('OPTIONS', '/api/things/5', { headers: preflight });
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example.com');
    const taken = allowed.headers.get('access-control-allow-headers')!.split(',');
    for (const name of ['Idempotency-Key', 'If-Match', 'If-None-Match', 'Last-Event-ID', 'Range'])
      expect(taken).toContain(name);
    const own = await clientOf(other.url)('GET', '/api/open', { headers: { origin: 'https://app.example.com' } });
    const exposed = own.headers.get('access-control-expose-headers')!.split(',');
    for (const name of [
      'Allow',
      'Content-Range',
      'Dry-Run',
      'ETag',
      'Idempotent-Replayed',
      'Location',
      'RateLimit',
      'Retry-After',
    ])
      expect(exposed).toContain(name);
    const read = await rawRequest(other.port, 'GET', '/api/open', { origin: 'https://evil.example.com' });
    expect(read.status).toBe(200);
    const evil = await clientOf(other.url)('GET', '/api/open', { headers: { origin: 'https://evil.example.com' } });
    expect(evil.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a route that a record opens to pages of its origins', () => {
  const origin = 'https://www.example.org';
  const allowed = (response: TestResponse) => response.headers.get('access-control-allow-origin');
  let url: string;
  beforeAll(async () => {
    ({ url } = await environment.gateway({ LIMITS: 'login=6/600', TRUSTED_PROXIES: '127.0.0.1' }));
  });
  const send = (method: string, path: string, sent: Sent = {}) =>
    clientOf(url)(method, path, { ...sent, headers: { origin, ...sent.headers } });
  const preflight = (path: string, method = 'POST') =>
    send('OPTIONS', path, { headers: { 'access-control-request-method': method } });

  test('lets pages read every answer but 403 and 404, and the service see their origin', async () => {
    const read = async (path: string) => {
      const response = await send('GET', path);
      expect(response.headers.get('vary')).toContain('Origin');
      return [response.status, allowed(response)];
    };
    expect(await read('/api/shown/5')).toEqual([200, origin]);
    expect(environment.echo.seen.at(-1)?.headers['x-client-origin']).toBe(origin);
    expect(await read('/api/shown/5?unknown=1')).toEqual([422, origin]);
    expect(await read('/api/shown/403')).toEqual([403, null]);
    expect(await read('/api/shown/404')).toEqual([404, null]);
    await send('GET', '/api/open');
    expect(environment.echo.seen.at(-1)?.headers['x-client-origin']).toBeUndefined();
  });

  test('lets pages read errors that come before the service: a large body, no JSON, too many requests', async () => {
    const bodies = ['{}', JSON.stringify({ text: 'x'.repeat(300) }), '{', JSON.stringify({ text: 'x'.repeat(150) })];
    const answers = [];
    for (const body of bodies) {
      const response = await send('POST', '/api/shown/5', { body });
      answers.push([response.status, allowed(response)]);
    }
    expect(answers).toEqual([200, 413, 400, 422].map((status) => [status, origin]));
    const more = [];
    for (let n = 0; n < 3; n++) more.push(await send('POST', '/api/shown/5', { body: {} }));
    const [last] = more.slice(-1);
    expect([last!.status, allowed(last!)]).toEqual([429, origin]);
    expect(Number(last!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last!.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  test('answers the preflight of a page only if the record allows its origin', async () => {
    const sent = await preflight('/api/shown/5');
    expect([sent.status, allowed(sent)]).toEqual([204, origin]);
    expect(sent.headers.get('access-control-allow-methods')).toBe('POST');
    expect(sent.headers.get('access-control-allow-headers')).toBe('Content-Type, Idempotency-Key');
    expect(sent.headers.get('access-control-allow-credentials')).toBeNull();
    expect(environment.echo.seen.at(-1)?.headers['x-client-origin']).toBe(origin);
    for (const path of ['/api/shown/403', '/api/shown/404', '/api/open', '/api/things/5'])
      expect(allowed(await preflight(path))).toBeNull();
    for (const method of ['DELETE', 'PATCH']) expect(allowed(await preflight('/api/shown/5', method))).toBeNull();
  });

  test('passes the Idempotency-Key of pages on, and reports a missing record before an invalid body', async () => {
    await send('POST', '/api/shown/6', {
      body: {},
      headers: { 'idempotency-key': 'once', 'x-forwarded-for': '192.0.2.9' },
    });
    expect(environment.echo.seen.at(-1)?.headers['idempotency-key']).toBe('once');
    const invalid = { body: { text: 'x'.repeat(150) }, headers: { 'x-forwarded-for': '192.0.2.9' } };
    expect((await send('POST', '/api/shown/404', invalid)).status).toBe(404);
  });
});
