import { type OidcProvider, startOidcProvider } from '@bms/testing/oidc-provider';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startPanel, type TestedPanel } from './support/panel.ts';

const KEY = 'northwind';
let panel: TestedPanel;
let origin: string;
let provider: OidcProvider;
let providerId: number;

beforeAll(async () => {
  panel = await startPanel();
  origin = panel.publicUrl;
  const people = { sara: { email: 'sara@northwind.example', given_name: 'Sara', family_name: 'Single' } };
  provider = await startOidcProvider({ origin, key: KEY }, people);
  const { issuer, clientId: client_id, clientSecret: client_secret } = provider;
  const record = { name: 'Northwind', issuer, client_id, client_secret, domains: ['northwind.example'] };
  const more = { create_accounts: true, default_role_id: 1 };
  const { status, body } = await panel.http.send('POST', '/api/admin/identity-providers', { ...record, ...more });
  expect([status, JSON.stringify(body)]).toEqual([201, expect.not.stringContaining(client_secret)]);
  providerId = (body as { record: { id: number } }).record.id;
});
afterAll(async () => {
  await provider?.stop();
  await panel?.stop();
});

test('a person without an account signs in with the identity provider, opens the page that was asked for, and signs out there, too', async () => {
  const page = await panel.page({ baseURL: origin });
  await page.goto('/admin/clients');
  await page.getByRole('link', { name: 'Continue with Northwind' }).click();
  await provider.signIn(page, 'sara');
  await page.waitForURL(/\/admin\/clients/);
  await page.getByRole('heading', { name: 'Clients' }).first().waitFor();
  const cookies = (await page.context().cookies(origin)).filter(({ name }) => name.startsWith('bms_'));
  expect(cookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite]).sort()).toEqual([
    [true, 'Lax'],
    [true, 'Strict'],
  ]);
  const me = await page.request.get('/api/auth/me');
  expect(await me.json()).toMatchObject({ email: 'sara@northwind.example', first_name: 'Sara', role_id: 1 });

  await page.evaluate(async () => {
    const headers = { 'X-Session': 'cookie', 'Content-Type': 'application/json' };
    const answer = await fetch('/api/auth/sso/logout', { method: 'POST', headers, body: '{}' });
    location.assign(((await answer.json()) as { logout_url: string }).logout_url);
  });
  await page.waitForURL(new RegExp(`^${provider.issuer}`));
  await page.locator('button[value=yes], button[name=logout]').first().click();
  await page.waitForURL(`${origin}/admin/**`);
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
});

test('a sign-in that fails leads back to the sign-in page, which says why', async () => {
  const page = await panel.page({ baseURL: origin });
  await page.goto(`/api/auth/sso/${KEY}/callback?state=made-up&code=made-up&session_state=ignored`);
  await page.getByText('The sign-in was not completed').waitFor();
  await page.getByRole('link', { name: 'Continue with Northwind' }).waitFor();
});

test('other clients get the problem as JSON, and the redirect without a cache', async () => {
  const failed = await panel.http.send('GET', `/api/auth/sso/${KEY}/callback?state=made-up&code=made-up`);
  expect([failed.status, failed.body]).toEqual([401, expect.objectContaining({ code: 'sso_failed' })]);
  const started = await fetch(`${origin}/api/auth/sso/${KEY}/start`, { redirect: 'manual' });
  expect([started.status, started.headers.get('cache-control')]).toEqual([303, 'no-store']);
  expect(started.headers.get('location')).toMatch(new RegExp(`^${provider.issuer}/auth\\?`));
  expect(started.headers.get('set-cookie')).toMatch(
    /^bms_browser(_\d+)?=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=900$/,
  );
});

test('back-channel logout takes a form, as providers send it', async () => {
  const body = new URLSearchParams({ logout_token: 'made-up', other: 'ignored' });
  const answer = await fetch(`${origin}/api/auth/sso/${KEY}/backchannel-logout`, { method: 'POST', body });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store']);
});

test.each([
  ['on a desk', 1280],
  ['on a phone', 390],
])('the page of a provider tests it and shows the addresses to register %s', async (_where, width) => {
  const page = await panel.adminPage({ baseURL: origin, viewport: { width, height: 844 } });
  await page.goto(`/admin/identity_providers/${providerId}`);
  await page.getByText(`${origin}/api/auth/sso/${KEY}/callback`).waitFor();
  await page.getByRole('button', { name: 'Test' }).click();
  await page.getByText('The provider responds as expected.').waitFor();
  await page.getByLabel('Client ID').fill('bms');
  await page.getByRole('textbox', { name: 'Name' }).fill(`Northwind ${width}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: `Northwind ${width}` }).waitFor();
  const { body } = await panel.http.send('GET', `/api/admin/identity-providers/${providerId}`);
  expect(body).toMatchObject({ record: { name: `Northwind ${width}`, client_id: 'bms', has_client_secret: true } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
});
