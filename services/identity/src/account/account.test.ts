import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import {
  adminEmail,
  adminPassword,
  gateway,
  startIdentity,
  type TestedIdentity,
  userCaller,
} from '../../test/harness.ts';

interface LoginAnswer {
  token: string;
  user: { id: number };
  redirect: string;
}

describe('the account', () => {
  let identity: TestedIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());

  const login = (more: object = {}, address = '192.0.2.1') =>
    identity.call<LoginAnswer>(
      'Account/Login',
      { email: adminEmail, password: adminPassword, ...more },
      { headers: { 'x-client-address': address } },
    );

  const claimsOf = (token: string) => jwt.decode(token, { complete: true })!;

  test('the first administrator signs in, with the email in any case, and gets exactly the fixed fields', async () => {
    const { user } = await login({ email: ` ${adminEmail.toUpperCase()}` });
    expect(user).toEqual({
      id: user.id,
      first_name: 'Administrator',
      last_name: '',
      email: adminEmail,
      user_type: 'staff',
      is_admin: 1,
      status: 'active',
    });
  });

  test('the token is a JWT that the published keys verify, and names its session', async () => {
    const { token, user } = await login();
    const { header, payload } = claimsOf(token);
    const { jwks_json } = await identity.call<{ jwks_json: string }>('Callers/Keys', {}, { caller: gateway });
    const jwk = JSON.parse(jwks_json).keys.find(({ kid }: { kid: string }) => kid === header.kid);
    expect(jwk).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(jwk).not.toHaveProperty('d');
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const verified = jwt.verify(token, key, { algorithms: ['ES256'], issuer: 'identity', audience: 'gateway' });
    expect(header.typ).toBe('session+jwt');
    expect(verified).toMatchObject({ sub: String(user.id), sid: expect.stringMatching(/^[\w-]{22}$/) });
    const { exp, iat } = payload as jwt.JwtPayload;
    expect(exp! - iat!).toBe(86_400);
  });

  test.each([
    ['a wrong password', { password: 'not the right password' }],
    ['an unknown email', { email: 'nobody@example.com' }],
    ['a one-time password that nobody asked for', { email: '', password: '', phone: '+12065559857', otp: '123456' }],
    ['a phone that is none', { email: '', phone: 'x', otp: '1' }],
    ['a wrong email beside a phone', { email: 'nobody@example.com', phone: '+12065559857', otp: '123456' }],
  ])('%s is 401', async (_what, more) => {
    await expect(login(more, '192.0.2.99')).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  test.each([
    ['nothing', { email: '', password: '' }, ['email', 'password']],
    ['only an email', { password: '' }, ['password']],
    ['only a password', { email: '' }, ['email']],
    ['only a phone', { email: '', password: '', phone: '+12065559857' }, ['otp']],
    ['an email and an otp', { password: '', otp: '1' }, ['password']],
  ])('%s is 422 and names what is missing', async (_what, more, fields) => {
    const error = await login(more).catch((caught) => caught);
    expect(error.code).toBe('validation_failed');
    expect(error.violations.map(({ field }: { field: string }) => field)).toEqual(fields);
  });

  test('a redirect comes back only when it is allowed', async () => {
    expect((await login({ redirect: '/clients?page=2' })).redirect).toBe('/clients?page=2');
    expect((await login({ redirect: '//evil.example' })).redirect).toBe('');
  });

  test('the account shows exactly the fixed fields, and is 401 when there is none', async () => {
    const { user } = await login();
    const stored = await identity.running.kit.db.collection('users').findOne({ email: adminEmail });
    const profile = await identity.call('Account/Me', {}, { caller: userCaller(user.id) });
    expect(profile).toEqual({
      ...user,
      role_id: 0,
      job_title: '',
      phone: '',
      language: 'en',
      created_at: stored!['created_at'].toISOString().slice(0, 10),
    });
    const nobody = identity.call('Account/Me', {}, { caller: userCaller(999) });
    await expect(nobody).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('with an API key the account shows the role of the key', async () => {
    const { user } = await login();
    const caller = userCaller(user.id, '', { kind: 'api_key', apiKeyId: 3, roleId: 7 });
    expect(await identity.call('Account/Me', {}, { caller })).toMatchObject({ id: user.id, role_id: 7 });
  });

  test('signing out ends this session at once and no other', async () => {
    const [mine, other] = [await login(), await login()].map(({ token }) => claimsOf(token).payload as jwt.JwtPayload);
    const resolve = (sid: string) =>
      identity.call<{ user_id: number }>('Callers/ResolveSession', { session_id: sid }, { caller: gateway });
    expect(await resolve(mine!['sid'])).toMatchObject({ kind: 'user', is_admin: true, session_id: mine!['sid'] });
    const caller = userCaller(Number(mine!.sub), mine!['sid']);
    expect(await identity.call('Account/Logout', {}, { caller })).toMatchObject({ success: true });
    await expect(resolve(mine!['sid'])).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await resolve(other!['sid'])).toMatchObject({ user_id: Number(other!.sub) });
    const ended = await identity.call<{ session_ids: string[] }>('Callers/EndedSessions', {}, { caller: gateway });
    expect(ended.session_ids).toContain(mine!['sid']);
    expect(ended.session_ids).not.toContain(other!['sid']);
  });

  test('signing out needs a session', async () => {
    const { user } = await login();
    const withKey = identity.call('Account/Logout', {}, { caller: userCaller(user.id, '', { kind: 'api_key' }) });
    await expect(withKey).rejects.toMatchObject({ code: 'forbidden' });
    await expect(identity.call('Account/Logout')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('the time is told in UTC', async () => {
    const answer = await identity.call<{ time: string; timestamp: number; timezone: string }>('Account/Time');
    expect(Math.abs(Date.parse(answer.time) - Date.now())).toBeLessThan(60_000);
    expect(answer.timestamp).toBe(Math.floor(Date.parse(answer.time) / 1000));
    expect(answer.timezone).toBe('UTC');
  });

  test('many sign-ins to one account at once all succeed', async () => {
    const tokens = await Promise.all(Array.from({ length: 12 }, () => login()));
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(12);
  });
});
