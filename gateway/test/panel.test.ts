import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempDir } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Client, clientOf } from './support/client.ts';
import { startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';

let environment: TestEnvironment;
let gateway: TestGateway;
let secure: TestGateway;
let call: Client;
let dir: Awaited<ReturnType<typeof tempDir>>;

beforeAll(async () => {
  dir = await tempDir();
  environment = await startEnvironment();
  const env = { PANEL_DIR: join(dir.path, 'dist'), PUBLIC_URL: 'http://127.0.0.1:4711' };
  [gateway, secure] = await Promise.all([
    environment.gateway(env),
    environment.gateway({ ...env, PUBLIC_URL: 'https://bms.example.org' }),
  ]);
  call = clientOf(gateway.url);
});
afterAll(async () => {
  await environment.stop();
  await dir.remove();
});

const PAGE = { 'x-session': 'cookie' };

test('the root serves a favicon if the panel is built', async () => {
  expect((await call('GET', '/favicon.ico')).status).toBe(404);
  await mkdir(join(dir.path, 'dist'), { recursive: true });
  await writeFile(join(dir.path, 'dist/favicon.ico'), 'icon');
  const { status, headers, text } = await call('GET', '/favicon.ico');
  expect([status, headers.get('content-type'), text]).toEqual([200, 'image/vnd.microsoft.icon', 'icon']);
});

describe('the session of a page', () => {
  const enter = (headers: Record<string, string>, to = call) =>
    to('POST', '/api/enter', { headers, body: { token: environment.identity.signIn() } });
  const cookieOf = async (): Promise<string> => (await enter(PAGE)).headers.get('set-cookie')!.split(';')[0]!;

  test('is an HttpOnly cookie; the response does not contain the token', async () => {
    const response = await enter(PAGE);
    expect(response.json).toEqual({ name: 'Nancy' });
    expect(response.headers.get('set-cookie')).toMatch(
      /^bms_session_4711=eyJ[^;]+; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  test('has a Secure cookie if the public URL is https', async () => {
    const response = await enter(PAGE, clientOf(secure.url));
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-bms_session=eyJ[^;]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  test('is not created for other clients, which receive the token and no cookie', async () => {
    const response = await enter({});
    expect(response.json['token']).toMatch(/^eyJ/);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('reads with the cookie alone, and writes only with a header that other origins cannot send', async () => {
    const cookie = await cookieOf();
    const status = async (method: string, headers: Record<string, string>) =>
      (await call(method, '/api/things/5', { headers: { cookie: `other=1; ${cookie}`, ...headers } })).status;
    expect(await status('GET', {})).toBe(200);
    expect(await status('DELETE', {})).toBe(401);
    expect(await status('DELETE', { 'x-session': 'yes' })).toBe(401);
    expect(await status('DELETE', PAGE)).toBe(200);
  });

  test('is overridden by a token in a header', async () => {
    const headers = { cookie: await cookieOf(), authorization: 'Bearer nonsense' };
    expect((await call('GET', '/api/things/5', { headers })).status).toBe(401);
  });

  test('ends with the cookie', async () => {
    const cookie = await cookieOf();
    const response = await call('POST', '/api/sign-out', { headers: { ...PAGE, cookie } });
    expect(response.headers.get('set-cookie')).toMatch(/^bms_session_4711=; .*Max-Age=0$/);
    expect((await call('GET', '/api/things/5', { headers: { cookie } })).status).toBe(401);
  });
});

describe('the panel', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(gateway.url + path, { headers, redirect: 'manual' });

  test('reports that it is not built, and is served once it is', async () => {
    expect((await get('/admin/')).status).toBe(503);
    await mkdir(join(dir.path, 'dist/assets'), { recursive: true });
    await writeFile(join(dir.path, 'dist/index.html'), '<meta content="__CSP_NONCE__">');
    for (const suffix of ['', '.br', '.gz'])
      await writeFile(join(dir.path, `dist/assets/a-1.js${suffix}`), `js${suffix}`);
    expect((await get('/admin/')).status).toBe(200);
    expect((await get('/admin')).headers.get('location')).toBe('/admin/');
  });

  test('is the target of a redirect from the root for browsers only', async () => {
    const browser = await get('/', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([browser.status, browser.headers.get('location')]).toEqual([302, '/admin/']);
    expect(browser.headers.get('vary')).toContain('Accept');
    for (const accept of ['*/*', 'application/json']) {
      const program = await get('/', { accept });
      expect([program.status, program.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    }
  });

  test('is one page for every path, revalidated each time, with a new nonce', async () => {
    const [one, other] = await Promise.all([get('/admin/'), get('/admin/things/5?tab=1')]);
    expect([one.status, other.status, one.headers.get('cache-control')]).toEqual([200, 200, 'no-cache']);
    const nonces = await Promise.all([one.text(), other.text()]);
    expect(nonces[0]).not.toBe(nonces[1]);
    const nonce = /content="([^"]+)"/.exec(nonces[0]!)![1];
    const policy = one.headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  test('is served under the path of the portal, too, without its files', async () => {
    const [panel, portal] = await Promise.all([get('/admin/'), get('/portal/change-password')]);
    expect([portal.status, portal.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const page = async (response: Response) => (await response.text()).replace(/content="[^"]+"/, '');
    expect(await page(portal)).toBe(await page(panel));
    expect(await (await get('/portal/assets/a-1.js')).text()).not.toContain('js.');
    expect((await get('/portal')).headers.get('location')).toBe('/portal/');
    expect((await get('/portals/')).status).toBe(404);
    expect((await fetch(`${gateway.url}/portal/`, { method: 'POST' })).status).toBe(405);
  });

  test('has a page of its own for links to documents, with the same policy', async () => {
    await writeFile(join(dir.path, 'dist/document.html'), '<title>Document</title>');
    const response = await get('/d/estimates/a-token');
    expect([response.status, await response.text()]).toEqual([200, '<title>Document</title>']);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await get('/d')).status).toBe(404);
    expect((await fetch(`${gateway.url}/d/estimates/a-token`, { method: 'POST' })).status).toBe(405);
  });

  test.each([
    ['br, gzip', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['identity', null, ''],
  ])('has its files compressed with %s and cached permanently', async (accepted, encoding, suffix) => {
    const response = await get('/admin/assets/a-1.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-length')).toBe(String(`js${suffix}`.length));
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    await response.arrayBuffer().catch(() => {});
  });

  test('serves nothing outside its folder, and accepts no other method', async () => {
    await writeFile(join(dir.path, 'secret.txt'), 'secret');
    for (const path of ['/admin/..%2fsecret.txt', '/admin/%2e%2e/secret.txt', '/admin/assets/../../secret.txt'])
      expect(await (await get(path)).text()).not.toContain('secret');
    expect((await get('/admin/assets/none-1.js')).status).toBe(404);
    const response = await fetch(`${gateway.url}/admin/`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
