import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Surroundings, surround, type TestGateway } from './support/surroundings.ts';

let around: Surroundings;
let gateway: TestGateway;

beforeAll(async () => {
  around = await surround();
  gateway = await around.gateway({ PUBLIC_URL: 'https://bms.example.org' });
});
afterAll(() => around.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers });

describe('/api/docs', () => {
  test('is the OpenAPI document, without a token', async () => {
    const answer = await get('/api/docs');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('ratelimit-policy')).toMatch(/^"default"/);
    const document = (await answer.json()) as { openapi: string; servers: object[]; paths: Record<string, object> };
    expect(document.openapi).toMatch(/^3\.1/);
    expect(document.servers).toEqual([{ url: 'https://bms.example.org' }]);
    expect(Object.keys(document.paths)).toContain('/api/things/{id}');
    expect(Object.keys(document.paths)).toContain('/api/docs');
  });

  test('is not sent again to who has it', async () => {
    const etag = (await get('/api/docs')).headers.get('etag')!;
    const again = await get('/api/docs', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('is a page to a browser, which loads nothing from elsewhere', async () => {
    const answer = await get('/api/docs', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('vary')).toMatch(/Accept/);
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toMatch(/default-src 'none'; script-src 'self'; .*connect-src 'self'/);
    const html = await answer.text();
    expect(html).not.toMatch(/https?:|<script>|\son\w+=/);
    const scripts = [...html.matchAll(/src="([^"]+)"/g)].map(([, path]) => path!);
    expect(scripts).toHaveLength(2);
    for (const path of scripts) {
      const script = await get(path, { 'accept-encoding': 'gzip' });
      expect([script.status, script.headers.get('content-type'), script.headers.get('content-encoding')]).toEqual([
        200,
        'text/javascript; charset=utf-8',
        'gzip',
      ]);
      expect((await script.text()).length).toBeGreaterThan(100);
    }
  });

  test('takes no other verb', async () => {
    expect((await fetch(`${gateway.url}/api/docs`, { method: 'POST' })).status).toBe(405);
  });
});
