import { errorsOf, eventually } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import {
  adminEmail,
  adminPassword,
  gateway,
  startIdentity,
  type TestedIdentity,
  userCaller,
} from '../../test/harness.ts';
import type { Session } from './session.model.ts';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const sessions = () => identity.running.kit.db.collection<Session>('sessions');

interface Signed {
  readonly token: string;
  readonly user: { readonly id: number };
  readonly refresh_token: string;
  readonly refresh_expires_at: string;
}
const signIn = (more: object = { remember: true }) =>
  identity.call<Signed>('Account/Login', { email: adminEmail, password: adminPassword, ...more });
const refresh = (refresh_token: string) => identity.call<Signed>('Account/Refresh', { refresh_token });
const claimsOf = ({ token }: Pick<Signed, 'token'>) => jwt.decode(token) as { sid: string; iat: number; exp: number };
const callerOf = (signed: Signed) => userCaller(signed.user.id, claimsOf(signed).sid, { isAdmin: true });
const resolve = (signed: Pick<Signed, 'token'>) =>
  identity.call('Callers/ResolveSession', { session_id: claimsOf(signed).sid }, { caller: gateway });
/** Uses a session token, and waits until the use is noted. */
async function use(signed: Pick<Signed, 'token'>): Promise<void> {
  await resolve(signed);
  const noted = () => sessions().countDocuments({ _id: claimsOf(signed).sid, last_used_at: { $exists: true } });
  await eventually(async () => (await noted()) > 0);
}
const list = async (signed: Signed) =>
  (
    await identity.call<{ records: { id: number; current: boolean; remembered: boolean }[] }>(
      'Account/ListSessions',
      { list: { limit: 100 } },
      { caller: callerOf(signed) },
    )
  ).records;

/** Moves all times of a session into the past. */
async function age({ sid }: { sid: string }, milliseconds: number): Promise<void> {
  const session = (await sessions().findOne({ _id: sid }))!;
  const past = (date: Date) => new Date(date.getTime() - milliseconds);
  const { created_at, expires_at, token_expires_at, last_used_at, refresh: remembered } = session;
  const $set = {
    created_at: past(created_at),
    expires_at: past(expires_at),
    ...(token_expires_at && { token_expires_at: past(token_expires_at) }),
    ...(last_used_at && { last_used_at: past(last_used_at) }),
    ...(remembered && { 'refresh.rotated_at': past(remembered.rotated_at) }),
  };
  await sessions().updateOne({ _id: sid }, { $set });
}

const unauthenticated = (refreshing: Promise<unknown>) =>
  expect(errorsOf(refreshing)).resolves.toEqual(['unauthenticated']);

test('a sign-in has a refresh token only if it asks for one', async () => {
  const usual = await signIn({});
  expect([usual.refresh_token, usual.refresh_expires_at]).toEqual(['', '']);
  const remembered = await signIn();
  expect(remembered.refresh_token).toMatch(/^[\w-]{22}\.1\.[\w-]{43}$/);
  const days = (Date.parse(remembered.refresh_expires_at) - Date.now()) / DAY;
  expect(Math.round(days)).toBe(30);
});

test('an app that was away for a weekend goes on in the same session, for another 30 days', async () => {
  const signed = await signIn();
  await use(signed);
  await age(claimsOf(signed), 3 * DAY);
  await unauthenticated(resolve(signed));
  const next = await refresh(signed.refresh_token);
  expect(claimsOf(next).sid).toBe(claimsOf(signed).sid);
  expect(claimsOf(next).exp - claimsOf(next).iat).toBe(DAY / 1000);
  expect(claimsOf(next).exp * 1000).toBeGreaterThan(Date.now());
  await use(next);
  await age(claimsOf(next), 29 * DAY);
  await resolve(await refresh(next.refresh_token));
});

test('a refresh token ends 30 days after the last refresh', async () => {
  const signed = await signIn();
  await age(claimsOf(signed), 31 * DAY);
  await unauthenticated(refresh(signed.refresh_token));
});

test('requests at the same time get the same next token, and one whose answer was lost gets it again', async () => {
  const signed = await signIn();
  const answers = await Promise.all([1, 2, 3].map(() => refresh(signed.refresh_token)));
  const next = answers.map(({ refresh_token }) => refresh_token);
  expect(new Set(next).size).toBe(1);
  // The answer was lost, and the app was asleep since.
  await age(claimsOf(signed), 2 * DAY);
  const repeated = await refresh(signed.refresh_token);
  expect(repeated.refresh_token).toBe(next[0]);
  expect(claimsOf(repeated).exp * 1000).toBeGreaterThan(Date.now());
  await resolve(repeated);
});

test('a token that was replaced and whose successor is in use ends the session: one of them was copied', async () => {
  const signed = await signIn();
  const next = await refresh(signed.refresh_token);
  await age(claimsOf(signed), HOUR);
  await use(next);
  await unauthenticated(refresh(signed.refresh_token));
  await unauthenticated(refresh(next.refresh_token));
  await unauthenticated(resolve(next));
});

test('a token of two refreshes before ends the session at once', async () => {
  const signed = await signIn();
  const { refresh_token } = await refresh((await refresh(signed.refresh_token)).refresh_token);
  await unauthenticated(refresh(signed.refresh_token));
  await unauthenticated(refresh(refresh_token));
});

test('a made-up token is rejected and changes nothing', async () => {
  const signed = await signIn();
  const [id, , mac] = signed.refresh_token.split('.');
  const other = (await signIn()).refresh_token.split('.');
  const wrong = ['x', `${id}.1.${other[2]}`, `${id}.2.${mac}`, `${id}.0.${mac}`, `${other[0]}.1.${mac}`, `${id}.1.`];
  for (const token of wrong) await unauthenticated(refresh(token));
  await refresh(signed.refresh_token);
});

test.each([
  ['a sign-out', (signed: Signed) => identity.call('Account/Logout', {}, { caller: callerOf(signed) })],
  [
    'the end of the session elsewhere, also while its token has expired',
    async (signed: Signed) => {
      await age(claimsOf(signed), 2 * DAY);
      const elsewhere = await signIn({});
      const away = (await list(elsewhere)).filter(({ remembered, current }) => remembered && !current);
      for (const { id } of away) await identity.call('Account/EndSession', { id }, { caller: callerOf(elsewhere) });
    },
  ],
  [
    'the end of all other sessions',
    async (_signed: Signed) => identity.call('Account/EndOtherSessions', {}, { caller: callerOf(await signIn({})) }),
  ],
  [
    'a new password',
    async (_signed: Signed) => {
      const caller = callerOf(await signIn({}));
      const change = (current_password: string, password: string) =>
        identity.call('Account/SetPassword', { current_password, password, retype_password: password }, { caller });
      await change(adminPassword, `${adminPassword} x`);
      await change(`${adminPassword} x`, adminPassword);
    },
  ],
])('%s ends the refresh token', async (_what, end) => {
  const signed = await signIn();
  await end(signed);
  await unauthenticated(refresh(signed.refresh_token));
});

test('the end of all other sessions keeps the present one', async () => {
  const [other, mine] = [await signIn(), await signIn()];
  await identity.call('Account/EndOtherSessions', {}, { caller: callerOf(mine) });
  await resolve(mine);
  await unauthenticated(resolve(other));
  expect((await list(mine)).map(({ current }) => current)).toEqual([true]);
  await refresh(mine.refresh_token);
});
