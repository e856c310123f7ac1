import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';

let environment: TestEnvironment;
let gateway: TestGateway;

beforeAll(async () => {
  environment = await startEnvironment();
  gateway = await environment.gateway({ PUBLIC_URL: 'https://bms.example.org' });
});
afterAll(() => environment.stop());

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

  test('is compressed, with an ETag of its own', async () => {
    const plain = await get('/api/docs', { 'accept-encoding': 'identity' });
    const gzipped = await get('/api/docs', { 'accept-encoding': 'gzip' });
    expect([plain.headers.get('content-encoding'), gzipped.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    expect(Number(gzipped.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 4);
    expect(await gzipped.json()).toEqual(await plain.json());
    expect(gzipped.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    expect(gzipped.headers.get('vary')).toMatch(/Accept.*Accept-Encoding/);
  });

  test.each(['/api/docs', '/llms.txt'])('is 304 for a client that has it: %s', async (path) => {
    for (const encoding of ['identity', 'gzip']) {
      const etag = (await get(path, { 'accept-encoding': encoding })).headers.get('etag')!;
      for (const known of [etag, `"other", W/${etag}`, '*']) {
        const again = await get(path, { 'if-none-match': known });
        expect([again.status, await again.text()]).toEqual([304, '']);
      }
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is a page for a browser that loads nothing from other origins', async () => {
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

  test('accepts no other method', async () => {
    expect((await fetch(`${gateway.url}/api/docs`, { method: 'POST' })).status).toBe(405);
  });
});

describe('/llms.txt', () => {
  test('describes the service and lists every operation of the document, as llmstxt.org specifies', async () => {
    const answer = await get('/llms.txt');
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^# Business management\n\n> \S.*\n\n/);
    expect(text).toMatch(/Authorization: Bearer/);
    const document = (await (await get('/api/docs')).json()) as { paths: Record<string, Record<string, object>> };
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((verb) => `${verb.toUpperCase()} ${path}`),
    );
    const [, ...sections] = text.split(/^## .*$/m);
    const links = sections.flatMap((section) => section.trim().split('\n'));
    const form = /^- \[([^\]]+)\]\((https:\/\/bms\.example\.org\/api\/docs[^)\s]*)\): \S/;
    expect(links.filter((link) => !form.test(link))).toEqual([]);
    expect(links.map((link) => form.exec(link)![1])).toEqual(expect.arrayContaining(operations));
  });

  test('links each operation to its place in the document', async () => {
    const text = await (await get('/llms.txt')).text();
    const document = (await (await get('/api/docs')).json()) as object;
    const pointer = /\[GET \/api\/things\/\{id\}\]\([^#]+#([^)]+)\)/.exec(text)![1]!;
    const parts = decodeURI(pointer).split('/').slice(1);
    const found = parts.reduce(
      (value, part) => (value as Record<string, unknown>)[part.replaceAll('~1', '/')],
      document as unknown,
    );
    expect(found).toMatchObject({ summary: 'Get a thing' });
  });
});

test('with NODE_ENV=production, a gateway does not start with a PUBLIC_URL that is not https', async () => {
  const start = environment.gatewayUnready({ NODE_ENV: 'production', PUBLIC_URL: 'http://bms.example.org' });
  await expect(start).rejects.toThrow(/setting PUBLIC_URL: it must be https/);
});
