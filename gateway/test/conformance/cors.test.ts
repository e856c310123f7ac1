import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clientOf, rawRequest } from '../support/client.ts';
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
