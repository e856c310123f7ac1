import { randomUUID } from 'node:crypto';
import { errorsOf } from '@bms/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { JWTPayload } from 'jose';
import { sessionOf } from '../../../test/factors.ts';
import {
  adminEmail,
  adminPassword,
  eventsOf,
  gateway,
  startIdentity,
  type TestedIdentity,
  userCaller,
} from '../../../test/harness.ts';
import { type Forger, startForger } from '../../../test/sso/forger.ts';
import { signInsThrough, ssoEnv } from '../../../test/sso/sign-ins.ts';

let identity: TestedIdentity;
let forger: Forger;
let key: string;
const { addProvider, signIn } = signInsThrough(() => identity.call);

beforeAll(async () => {
  [identity, forger] = await Promise.all([startIdentity(ssoEnv), startForger()]);
  ({ key } = await addProvider(forger, { default_role_id: 2, create_accounts: true }));
});
afterEach(() => forger.reset());
afterAll(async () => {
  await identity.stop();
  await forger.stop();
});

const resolve = (session_id: string) =>
  identity.call<{ user_id: number }>('Callers/ResolveSession', { session_id }, { caller: gateway });
const isLive = async (session: string) => (await errorsOf(resolve(session))).length === 0;
/** Signs in a person with a session at the provider. @returns the session of this system */
const sessionAt = async (sub: string, sid: string) => {
  forger.person = { sub, sid, email: `${sub}@example.com`, email_verified: true };
  return sessionOf((await signIn(forger, key)).token);
};
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const now = () => Math.floor(Date.now() / 1000);
const logoutClaims = (more: object): JWTPayload => ({
  ...{ iss: forger.issuer, aud: 'bms', iat: now(), exp: now() + 120, jti: randomUUID() },
  ...{ events: { [EVENT]: {} }, ...more },
});
const logOut = (logout_token: string) =>
  identity.call('SingleSignOn/BackchannelLogout', { provider: key, logout_token });
const logoutToken = (more: object, header: object = {}) =>
  forger.signed(logoutClaims(more), { typ: 'logout+jwt', ...header });

describe('signing out', () => {
  const signOut = async (session: string) => {
    const caller = userCaller((await resolve(session)).user_id, session);
    return identity.call<{ success: boolean; logout_url: string }>('SingleSignOn/SignOut', {}, { caller });
  };

  test('ends the session, and leads to the sign-out of the provider with the id token', async () => {
    const session = await sessionAt('nora', 's1');
    const { success, logout_url } = await signOut(session);
    expect([success, await isLive(session)]).toEqual([true, false]);
    const url = new URL(logout_url);
    expect(url.origin + url.pathname).toBe(`${forger.issuer}/logout`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'bms',
      id_token_hint: expect.stringMatching(/^eyJ/),
      post_logout_redirect_uri: 'https://app.example.com/admin/',
    });
  });

  test('ends a session of a password without an address', async () => {
    const { token } = await identity.call<{ token: string }>('Account/Login', {
      ...{ email: adminEmail, password: adminPassword },
    });
    expect((await signOut(sessionOf(token))).logout_url).toBe('');
    expect(await isLive(sessionOf(token))).toBe(false);
  });

  test('leaves out an id token that is too long for an address', async () => {
    forger.claims = (claims) => ({ ...claims, groups: Array.from({ length: 300 }, () => randomUUID()) });
    const { logout_url } = await signOut(await sessionAt('long', 's2'));
    expect(logout_url).not.toContain('id_token_hint');
  });

  test('ends the session also if the provider is gone', async () => {
    const gone = await startForger();
    const { key: goneKey } = await addProvider(gone, { name: 'Gone', default_role_id: 2, create_accounts: true });
    gone.person = { sub: 'gone', email: 'gone@example.com', email_verified: true };
    const session = sessionOf((await signIn(gone, goneKey)).token);
    await gone.stop();
    expect(await signOut(session)).toMatchObject({ success: true });
    expect(await isLive(session)).toBe(false);
  });
});

describe('a logout token', () => {
  test('with a session at the provider ends the session that comes from it, by the event that gateways follow', async () => {
    const [one, two] = [await sessionAt('ida', 'i1'), await sessionAt('ida', 'i2')];
    await logOut(await logoutToken({ sid: 'i1', sub: 'ida' }));
    expect([await isLive(one), await isLive(two)]).toEqual([false, true]);
    expect(await eventsOf(identity)).toContain(`session.revoked.${one}`);
  });

  test('with a person ends all sessions of the person, and no other', async () => {
    const sessions = [await sessionAt('otto', 'o1'), await sessionAt('otto', 'o2'), await sessionAt('emil', 'e1')];
    await logOut(await logoutToken({ sub: 'otto' }));
    expect(await Promise.all(sessions.map(isLive))).toEqual([false, false, true]);
  });

  test('is good once', async () => {
    const token = await logoutToken({ sub: 'nobody' });
    await logOut(token);
    await expect(logOut(token)).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringContaining('used'),
    });
  });

  test.each<[string, () => Promise<string>]>([
    ['with a nonce', () => logoutToken({ sub: 'ida', nonce: 'x' })],
    ['without the event', () => logoutToken({ sub: 'ida', events: {} })],
    ['with the event as a text', () => logoutToken({ sub: 'ida', events: EVENT })],
    ['without an id', () => logoutToken({ sub: 'ida', jti: undefined })],
    ['without a session and a person', () => logoutToken({})],
    ['of another issuer', () => logoutToken({ sub: 'ida', iss: 'https://evil.example' })],
    ['for another client', () => logoutToken({ sub: 'ida', aud: 'other' })],
    ['that has expired', () => logoutToken({ sub: 'ida', exp: now() - 120 })],
    ['that is old', () => logoutToken({ sub: 'ida', iat: now() - 600 })],
    ['with an unknown key', () => logoutToken({ sub: 'ida' }, { kid: 'made-up' })],
    ['that is none', async () => 'none'],
    [
      'that is an id token',
      async () => {
        const { nonce: _, ...claims } = { nonce: 'n', ...logoutClaims({ sub: 'ida', events: undefined }) };
        return forger.signed(claims);
      },
    ],
  ])('%s is 400, and ends nothing', async (_what, make) => {
    const session = await sessionAt('ida', randomUUID());
    expect(await errorsOf(logOut(await make()))).toEqual(['bad_request']);
    expect(await isLive(session)).toBe(true);
  });
});

describe('front-channel logout', () => {
  const frame = (iss: string, sid: string) =>
    identity.call('SingleSignOn/FrontchannelLogout', { provider: key, iss, sid });

  test('ends the session of the issuer and the session that it names, and no other', async () => {
    const [one, two] = [await sessionAt('lea', 'l1'), await sessionAt('lea', 'l2')];
    await frame(forger.issuer, 'l1');
    expect([await isLive(one), await isLive(two)]).toEqual([false, true]);
  });

  test('of another issuer is rejected', async () => {
    await expect(frame('https://evil.example', 'l2')).rejects.toMatchObject({ violations: [{ field: 'iss' }] });
  });
});
