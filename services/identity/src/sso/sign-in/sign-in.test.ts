import { administrator, errorsOf } from '@bms/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../../test/harness.ts';
import { type Forger, startForger } from '../../../test/sso/forger.ts';
import { newBrowser, signInsThrough, ssoEnv } from '../../../test/sso/sign-ins.ts';

let identity: TestedIdentity;
let forger: Forger;
let other: Forger;
const { start, back, addProvider, signIn, me } = signInsThrough(() => identity.call);
let key: string;
let otherKey: string;

beforeAll(async () => {
  [identity, forger, other] = await Promise.all([startIdentity(ssoEnv), startForger(), startForger()]);
  const domains = ['example.com'];
  const more = { domains, default_role_id: 2, create_accounts: true };
  ({ key } = await addProvider(forger, { ...more, redirect_uris: ['com.example.app:/in', 'http://127.0.0.1/in'] }));
  ({ key: otherKey } = await addProvider(other, { ...more, name: 'Südwind GmbH', client_secret: 'secret' }));
});
afterEach(() => {
  forger.reset();
  other.reset();
});
afterAll(async () => {
  await identity.stop();
  await Promise.all([forger.stop(), other.stop()]);
});

const person = (sub: string, more: object = {}) => ({
  sub,
  email: `${sub}@example.com`,
  email_verified: true,
  ...more,
});

describe('a sign-in through an identity provider', () => {
  test('redirects to the provider with PKCE, a nonce and a state, and returns to the page with a session', async () => {
    const browser = newBrowser();
    const { location, browser_key } = await start(key, { return_to: '/admin/clients?page=2' }, browser);
    expect(browser_key).toBe(browser);
    const sent = Object.fromEntries(new URL(location).searchParams);
    expect(sent).toMatchObject({
      client_id: 'bms',
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      redirect_uri: `https://app.example.com/api/auth/sso/${key}/callback`,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    forger.person = person('anna', { name: 'Anna Meier' });
    const done = await back(key, await forger.authorize(location), browser);
    expect(done.location).toBe('https://app.example.com/admin/clients?page=2');
    expect(await me(done.token)).toMatchObject({
      email: 'anna@example.com',
      first_name: 'Anna',
      last_name: 'Meier',
      role_id: 2,
    });
  });

  test('works with several providers, which have their own keys', async () => {
    expect([key, otherKey]).toEqual(['northwind', 'sudwind-gmbh']);
    other.person = person('ben');
    const { token } = await signIn(other, otherKey);
    expect(await me(token)).toMatchObject({ email: 'ben@example.com' });
  });

  test('gives a browser without a key one, and keeps the key of a browser that has one', async () => {
    const first = await start(key, {}, 'made up');
    expect(first.browser_key).toMatch(/^[\w-]{43}$/);
    expect((await start(key, {}, first.browser_key)).browser_key).toBe(first.browser_key);
  });

  test('works in two tabs of one browser at the same time', async () => {
    const browser = newBrowser();
    const tabs = [await start(key, {}, browser), await start(key, {}, browser)];
    for (const { location } of tabs) {
      const { token } = await back(key, await forger.authorize(location), browser);
      expect(token).not.toBe('');
    }
  });

  test('follows a rotation of the keys of the provider, and reads them a bounded number of times', async () => {
    await signIn(forger, key);
    await forger.rotate();
    // Keys that were just read are not read again for some seconds.
    await new Promise((resolve) => setTimeout(resolve, 5100));
    const before = forger.keyRequests;
    expect((await signIn(forger, key)).token).not.toBe('');
    expect(forger.keyRequests).toBe(before + 1);
    forger.sign = (claims) => forger.signed(claims, { kid: 'made-up' });
    for (const _ of [1, 2, 3]) expect(await errorsOf(signIn(forger, key))).toEqual(['sso_failed']);
    expect(forger.keyRequests - before).toBeLessThanOrEqual(2);
  });

  test('accepts clocks that differ by half a minute, and no more than a minute', async () => {
    const early = (seconds: number) => (claims: object) => {
      const now = Math.floor(Date.now() / 1000) + seconds;
      return { ...claims, iat: now, nbf: now, exp: now + 20 };
    };
    for (const seconds of [30, -45]) {
      forger.claims = early(seconds);
      expect((await signIn(forger, key)).token).not.toBe('');
    }
    for (const seconds of [90, -120]) {
      forger.claims = early(seconds);
      expect(await errorsOf(signIn(forger, key))).toEqual(['sso_failed']);
    }
  });
});

describe('a response that is not from the provider to this sign-in', () => {
  test('with the code of another provider is rejected', async () => {
    const browser = newBrowser();
    const [one, two] = [await start(key, {}, browser), await start(otherKey, {}, browser)];
    const [ours, theirs] = [await forger.authorize(one.location), await other.authorize(two.location)];
    expect(await errorsOf(back(key, { ...theirs, state: ours['state'] }, browser))).toEqual(['sso_failed']);
    expect(await errorsOf(back(key, theirs, browser))).toEqual(['sso_failed']);
  });

  test.each([['https://evil.example'], ['']])('with the issuer "%s" is rejected', async (iss) => {
    const browser = newBrowser();
    const { location } = await start(key, {}, browser);
    expect(await errorsOf(back(key, { ...(await forger.authorize(location)), iss }, browser))).toEqual(['sso_failed']);
  });

  test('is rejected when it is sent again, and in another browser', async () => {
    const browser = newBrowser();
    const answer = await forger.authorize((await start(key, {}, browser)).location);
    expect(await errorsOf(back(key, answer, newBrowser()))).toEqual(['sso_failed']);
    expect(await errorsOf(back(key, answer, ''))).toEqual(['sso_failed']);
    await back(key, answer, browser);
    expect(await errorsOf(back(key, answer, browser))).toEqual(['sso_failed']);
  });

  test('with a used code and a new state is rejected', async () => {
    const browser = newBrowser();
    const used = await forger.authorize((await start(key, {}, browser)).location);
    await back(key, used, browser);
    const fresh = await forger.authorize((await start(key, {}, browser)).location);
    expect(await errorsOf(back(key, { ...fresh, code: used['code'] }, browser))).toEqual(['sso_failed']);
  });

  test('without a state, a code or a known provider is rejected', async () => {
    const browser = newBrowser();
    const answer = await forger.authorize((await start(key, {}, browser)).location);
    expect(await errorsOf(back(key, { ...answer, state: '' }, browser))).toEqual(['sso_failed']);
    expect(await errorsOf(back('unknown', answer, browser))).toEqual(['not_found']);
    expect(await errorsOf(back(key, { state: answer['state'], error: 'access_denied' }, browser))).toEqual([
      'sso_failed',
    ]);
  });
});

describe('an id token', () => {
  const secretOf = (text: string) => Buffer.from(text).toString('base64url');
  test.each<[string, (one: Forger) => void]>([
    ['of another issuer', (one) => (one.claims = (claims) => ({ ...claims, iss: 'https://evil.example' }))],
    ['for another client', (one) => (one.claims = (claims) => ({ ...claims, aud: 'other' }))],
    ['with another nonce', (one) => (one.claims = (claims) => ({ ...claims, nonce: 'other' }))],
    ['without a nonce', (one) => (one.claims = ({ nonce: _, ...claims }) => claims)],
    ['that has expired', (one) => (one.claims = (claims) => ({ ...claims, exp: 1 }))],
    ['without a subject', (one) => (one.claims = ({ sub: _, ...claims }) => claims)],
    [
      'without a signature',
      (one) => (one.sign = async (claims) => `${secretOf('{"alg":"none"}')}.${secretOf(JSON.stringify(claims))}.`),
    ],
    [
      'that is signed with a key that everyone knows',
      (one) =>
        (one.sign = async (claims) => {
          const { SignJWT } = await import('jose');
          const { keys } = (await (await fetch(`${one.issuer}/jwks`)).json()) as { keys: { n: string }[] };
          return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(keys[0]!.n));
        }),
    ],
    ['that is signed with the key of another provider', (one) => (one.sign = (claims) => other.signed(claims))],
    ['that was changed', (one) => (one.sign = async (claims) => `${(await one.signed(claims)).slice(0, -8)}AAAAAAAA`)],
  ])('%s is rejected', async (_what, forge) => {
    forge(forger);
    expect(await errorsOf(signIn(forger, key))).toEqual(['sso_failed']);
  });
});

describe('a start', () => {
  test.each([
    'https://evil.example/admin/',
    '//evil.example/admin/',
    '/\\evil.example/admin/',
    '/api/auth/logout',
    '/admin/../api/docs',
    '/admin/%2e%2e/api',
    '/adminevil',
    'javascript:alert(1)',
    '/admin/\t/evil.example',
  ])('that is to return to %j is rejected', async (return_to) => {
    await expect(start(key, { return_to })).rejects.toMatchObject({ violations: [{ field: 'return_to' }] });
  });

  test.each([
    'https://evil.example/in',
    'com.example.app:/in/more',
    'com.example.other:/in',
    'http://127.0.0.1:5000/other',
    'http://127.0.0.1.evil.example/in',
    'javascript:alert(1)',
    'com.example.app:/in#fragment',
  ])('of a native app at %s is rejected', async (redirect_uri) => {
    const request = { redirect_uri, code_challenge: 'a'.repeat(43) };
    await expect(start(key, request)).rejects.toMatchObject({ violations: [{ field: 'redirect_uri' }] });
  });

  test('of a native app without a challenge is rejected', async () => {
    const request = { redirect_uri: 'com.example.app:/in' };
    await expect(start(key, request)).rejects.toMatchObject({ violations: [{ field: 'code_challenge' }] });
  });

  test('at a provider that does not answer is 503 and names it', async () => {
    const gone = await startForger();
    const { key: goneKey } = await addProvider(gone, { name: 'Gone' });
    await gone.stop();
    await expect(start(goneKey)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Gone'),
    });
  });
});

test('a provider that rejects the client secret is 503 and says so', async () => {
  other.tokenAnswer = { status: 401, body: { error: 'invalid_client' } };
  await expect(signIn(other, otherKey)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('client ID or secret'),
  });
});

test('a configuration of another issuer is not used', async () => {
  const liar = await startForger();
  liar.configuration = { issuer: forger.issuer };
  const { key: liarKey } = await addProvider(liar, { name: 'Liar' });
  expect(await errorsOf(start(liarKey))).toEqual(['unavailable']);
  await liar.stop();
});

test('an inactive provider signs nobody in', async () => {
  const { id, key: off } = await addProvider(forger, { name: 'Off' });
  const change = { id, identity_provider: { active: false }, update_mask: { paths: ['active'] } };
  await identity.call('IdentityProviders/Update', change, { caller: administrator });
  expect(await errorsOf(start(off))).toEqual(['not_found']);
});
