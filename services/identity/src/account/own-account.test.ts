import { errorsOf, eventually, portalUser } from '@bms/testing';
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

interface OwnSession {
  id: number;
  created_at: string;
  last_used_at: string;
  address: string;
  user_agent: string;
  current: boolean;
}

let identity: TestedIdentity;
let id: number;
beforeAll(async () => {
  identity = await startIdentity();
  ({
    user: { id },
  } = await login());
});
afterAll(() => identity.stop());

const login = (password = adminPassword, headers: Record<string, string> = {}) =>
  identity.call<{ token: string; user: { id: number } }>('Account/Login', { email: adminEmail, password }, { headers });
const sessionOf = (token: string) => (jwt.decode(token) as jwt.JwtPayload)['sid'] as string;
const signIn = async (headers: Record<string, string> = {}) => sessionOf((await login(undefined, headers)).token);
const resolve = (session_id: string) => identity.call('Callers/ResolveSession', { session_id }, { caller: gateway });
const list = (caller = userCaller(id), message: object = {}) =>
  identity.call<{ records: OwnSession[]; meta: { total: number } }>('Account/ListSessions', message, { caller });

describe("the caller's sessions", () => {
  test('are listed newest first with address, User-Agent and which one is the current', async () => {
    await signIn({ 'x-client-address': '203.0.113.5', 'x-client-user-agent': 'curl/8' });
    const current = await signIn({ 'x-client-address': '2001:db8::7', 'x-client-user-agent': 'Firefox' });
    const { records, meta } = await list(userCaller(id, current));
    expect(records[0]).toMatchObject({
      address: '2001:db8::7',
      user_agent: 'Firefox',
      device: 'Firefox',
      current: true,
    });
    expect(records[1]).toMatchObject({ address: '203.0.113.5', user_agent: 'curl/8', device: 'curl', current: false });
    expect(records[0]!.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(meta.total).toBe(records.length);
    expect((await list(userCaller(id), { list: { limit: 1, page: 2 } })).records).toEqual([records[1]]);
  });

  test('show when a gateway last asked for them', async () => {
    const session = await signIn();
    const before = (await list(userCaller(id, session))).records.find(({ current }) => current)!;
    expect(before.last_used_at).toBe(before.created_at);
    await resolve(session);
    const last = async () => (await list(userCaller(id, session))).records.find(({ current }) => current)!.last_used_at;
    await eventually(last, (used) => used > before.created_at);
  });

  test('end one by one, and the others go on', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const { records } = await list(userCaller(id, other));
    const target = records.find(({ current }) => current)!.id;
    const end = () => identity.call('Account/EndSession', { id: target }, { caller: userCaller(id, mine) });
    expect(await end()).toMatchObject({ success: true });
    expect(await errorsOf(resolve(other))).toEqual(['unauthenticated']);
    await expect(resolve(mine)).resolves.toMatchObject({ user_id: id });
    expect(await errorsOf(end())).toEqual(['not_found']);
  });

  test('of another user are neither listed nor ended', async () => {
    const session = await signIn();
    const target = (await list(userCaller(id, session))).records.find(({ current }) => current)!.id;
    expect((await list(userCaller(999))).records).toEqual([]);
    const end = identity.call('Account/EndSession', { id: target }, { caller: userCaller(999) });
    expect(await errorsOf(end)).toEqual(['not_found']);
    await expect(resolve(session)).resolves.toMatchObject({ user_id: id });
  });

  test('from before sessions had ids are listed with one', async () => {
    const session = await signIn();
    const sessions = identity.running.kit.db.collection<{ _id: string }>('sessions');
    await sessions.updateOne({ _id: session }, { $unset: { number: '', address: '', user_agent: '' } });
    const [first, again] = [await list(userCaller(id, session)), await list(userCaller(id, session))];
    const shown = first.records.find(({ current }) => current)!;
    expect(shown).toMatchObject({ id: expect.any(Number), address: '', user_agent: '', device: '' });
    expect(shown.id).toBeGreaterThan(0);
    expect(again).toEqual(first);
  });
});

describe("the caller's profile", () => {
  const update = (profile: object, caller = userCaller(id)) =>
    identity.call<{ record: object }>(
      'Account/UpdateProfile',
      { profile, update_mask: { paths: Object.keys(profile) } },
      { caller },
    );
  const me = () => identity.call('Account/Me', {}, { caller: userCaller(id) });

  test('changes the fields that are sent and no others', async () => {
    const before = await me();
    const changed = { first_name: 'Nancy', job_title: 'Head of sales', language: 'de', image: '/nancy.png' };
    const { record } = await update(changed);
    expect(record).toEqual(await me());
    expect(await me()).toEqual({
      ...before,
      first_name: 'Nancy',
      job_title: 'Head of sales',
      language: 'de',
      image: '/nancy.png',
    });
    const mask = { paths: ['image', 'language', 'job_title'] };
    await identity.call('Account/UpdateProfile', { profile: {}, update_mask: mask }, { caller: userCaller(id) });
    const { image: _image, ...cleared } = await me();
    expect(cleared).toMatchObject({ first_name: 'Nancy', language: 'en', job_title: '' });
    expect(_image).toBeUndefined();
  });

  test.each([
    [{ first_name: '' }, 'first_name required'],
    [{ language: 'German' }, 'language invalid_format'],
    [{ image: 'javascript:alert(1)' }, 'image invalid_format'],
  ])('with %j is 422', async (profile, expected) => {
    expect(await errorsOf(update(profile))).toEqual([expected]);
  });

  test('of a portal user is not audited as one of the team', async () => {
    const users = identity.running.kit.db.collection<{ _id: number }>('users');
    const row = {
      user_type: 'client',
      status: 'active',
      client_id: 3,
      first_name: 'A',
      last_name: 'B',
      version: 1,
      created_at: new Date(),
    };
    await users.insertOne({ ...row, _id: 5000, email: 'portal@example.com', phone: '' } as never);
    await update({ last_name: 'C' }, portalUser(3, 5000));
    const outbox = identity.running.kit.db.collection('outbox');
    const subjects = (await outbox.find({ subject: /5000/ }).toArray()).map(({ headers }) => JSON.stringify(headers));
    expect(subjects.join()).toContain('portal_users');
    expect(subjects.join()).not.toContain('"team"');
  });
});

describe("the caller's password", () => {
  const next = 'another long enough password';
  const set = (current_password: string, password = next, retype_password = password, address = '192.0.2.50') => {
    const headers = { 'x-client-address': address };
    const message = { current_password, password, retype_password };
    return (caller = userCaller(id)) => identity.call('Account/SetPassword', message, { caller, headers });
  };

  test('is set with the present one as proof; the other sessions end and this one goes on', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    expect(await set(adminPassword)(userCaller(id, mine))).toMatchObject({ success: true });
    expect(await errorsOf(resolve(other))).toEqual(['unauthenticated']);
    await expect(resolve(mine)).resolves.toMatchObject({ user_id: id });
    expect(await errorsOf(login())).toEqual(['invalid_credentials']);
    await login(next);
    await set(next, adminPassword)();
    await login();
  });

  test.each([
    ['wrong one', next, next, 'current_password wrong_password'],
    [adminPassword, 'short', 'short', 'password too_short'],
    [adminPassword, 'password1234', 'password1234', 'password too_common'],
    [adminPassword, next, `${next}!`, 'retype_password mismatch'],
  ])('with %j, %j and %j is 422', async (current, password, retyped, expected) => {
    expect(await errorsOf(set(current, password, retyped)())).toEqual([expected]);
  });

  test('is protected from guessing as the sign-in is: after ten wrong ones further attempts are 429', async () => {
    const address = '198.51.100.77';
    const wrong = () => errorsOf(set('wrong one', next, next, address)());
    for (let i = 0; i < 10; i++) expect(await wrong()).toEqual(['current_password wrong_password']);
    expect(await wrong()).toEqual(['too_many_requests']);
    expect(await errorsOf(set(adminPassword, next, next, address)())).toEqual(['too_many_requests']);
    expect(await errorsOf(login(undefined, { 'x-client-address': address }))).toEqual(['locked']);
  });

  test('is changed in sessions only', async () => {
    expect(await errorsOf(set(adminPassword)(userCaller(id, '', { kind: 'api_key' })))).toEqual(['forbidden']);
  });
});
