import { administrator, errorsOf } from '@bms/testing';
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

let identity: TestedIdentity;
let role: number;
beforeAll(async () => {
  identity = await startIdentity();
  const { records } = await identity.call<{ records: { id: number }[] }>('Roles/List', {}, { caller: administrator });
  role = records[0]!.id;
});
afterAll(() => identity.stop());

const MINUTE = 60_000;
const sessions = () => identity.running.kit.db.collection<{ _id: string }>('sessions');
const require = async (require_recent_sign_in: boolean) =>
  identity.call(
    'Organization/Update',
    { organization: { require_recent_sign_in }, update_mask: { paths: ['require_recent_sign_in'] } },
    { caller: await signedIn(0) },
  );

/** Signs the first administrator in, with a sign-in of that age. */
async function signedIn(minutesAgo: number) {
  const { token, user } = await identity.call<{ token: string; user: { id: number } }>('Account/Login', {
    email: adminEmail,
    password: adminPassword,
  });
  const sessionId = (jwt.decode(token) as jwt.JwtPayload)['sid'] as string;
  const created_at = new Date(Date.now() - minutesAgo * MINUTE);
  await sessions().updateOne({ _id: sessionId }, { $set: { created_at } });
  return userCaller(user.id, sessionId, { isAdmin: true });
}
type Caller = Awaited<ReturnType<typeof signedIn>>;

let people = 0;
async function member(): Promise<number> {
  const values = { first_name: 'Erika', last_name: 'M', email: `erika${++people}@example.com`, role_id: role };
  const created = { member: values };
  return (await identity.call<{ record: { id: number } }>('Team/Create', created, { caller: administrator })).record.id;
}
const update = (caller: Caller, id: number, member: object) =>
  identity.call('Team/Update', { id, member, update_mask: { paths: Object.keys(member) } }, { caller });
const createKey = (caller: Caller, more: object = {}) =>
  identity.call<{ record: { id: number } }>(
    'ApiKeys/Create',
    { api_key: { name: 'Shop', role_id: role, ...more } },
    { caller },
  );

describe('a change of credentials', () => {
  test('needs no recent sign-in by default', async () => {
    const caller = await signedIn(60);
    await update(caller, await member(), { email: `free${people}@example.com` });
    await identity.call('ApiKeys/Delete', { id: (await createKey(caller)).record.id }, { caller });
  });

  test('needs one where the organization requires it: without, it is 401 and changes nothing', async () => {
    await require(true);
    const [caller, id] = [await signedIn(11), await member()];
    const errors = ['recent_sign_in_required'];
    const key = await createKey(caller, { current_password: adminPassword });
    expect(await errorsOf(update(caller, id, { email: `new${people}@example.com` }))).toEqual(errors);
    expect(await errorsOf(update(caller, id, { phone: '+12065550100' }))).toEqual(errors);
    expect(await errorsOf(createKey(caller))).toEqual(errors);
    expect(await errorsOf(identity.call('ApiKeys/Delete', { id: key.record.id }, { caller }))).toEqual(errors);
    for (const rpc of ['SendPhoneChangeOtp', 'VerifyPhoneChange'])
      expect(
        await errorsOf(identity.call(`Account/${rpc}`, { phone: '+12065550101', otp: '123456' }, { caller })),
      ).toEqual(errors);
    await expect(identity.call('Team/Get', { id }, { caller: administrator })).resolves.toMatchObject({
      record: { email: `erika${people}@example.com`, phone: '' },
    });
  });

  test('goes on with a sign-in of the last ten minutes, and with the current password', async () => {
    await require(true);
    const id = await member();
    await update(await signedIn(9), id, { email: `recent${people}@example.com` });
    const caller = await signedIn(11);
    await update(caller, id, { phone: '+12065550102', current_password: adminPassword });
    const wrong = update(caller, id, { phone: '+12065550103', current_password: 'a wrong one' });
    expect(await errorsOf(wrong)).toEqual(['current_password wrong_password']);
    const stored = await identity.running.kit.db.collection<{ _id: number }>('users').findOne({ _id: id });
    expect(stored).toMatchObject({ phone: '+12065550102' });
    expect(stored).not.toHaveProperty('current_password');
  });

  test('goes on for ten minutes after the password was confirmed, in that session alone', async () => {
    await require(true);
    const [mine, other, id] = [await signedIn(60), await signedIn(60), await member()];
    const confirm = (current_password: string) =>
      identity.call('Account/ConfirmPassword', { current_password }, { caller: mine });
    expect(await errorsOf(confirm('a wrong one'))).toEqual(['current_password wrong_password']);
    expect(await confirm(adminPassword)).toMatchObject({ success: true });
    await createKey(mine);
    expect(await errorsOf(createKey(other))).toEqual(['recent_sign_in_required']);
    await sessions().updateOne({ _id: mine.sessionId }, { $set: { confirmed_at: new Date(Date.now() - 11 * MINUTE) } });
    expect(await errorsOf(update(mine, id, { email: 'x@example.com' }))).toEqual(['recent_sign_in_required']);
  });

  test('includes that of the rule itself: an old sign-in does not switch it off', async () => {
    const caller = await signedIn(11);
    const change = (organization: object) =>
      identity.call(
        'Organization/Update',
        { organization, update_mask: { paths: Object.keys(organization) } },
        { caller },
      );
    await require(false);
    await change({ require_recent_sign_in: true });
    expect(await errorsOf(change({ require_recent_sign_in: false }))).toEqual(['recent_sign_in_required']);
    await change({ require_recent_sign_in: true, phone: '' });
    await identity.call('Account/ConfirmPassword', { current_password: adminPassword }, { caller });
    await change({ require_recent_sign_in: false });
  });

  test('is none where the values are sent back unchanged, or others change', async () => {
    await require(true);
    const [caller, id] = [await signedIn(60), await member()];
    await update(caller, id, { first_name: 'Erica', email: ` ERIKA${people}@example.com`, phone: '' });
  });
});

describe('a session', () => {
  const resolve = ({ sessionId }: Caller) =>
    identity.call('Callers/ResolveSession', { session_id: sessionId }, { caller: gateway });
  const used = ({ sessionId }: Caller, minutesAgo: number) =>
    sessions().updateOne({ _id: sessionId }, { $set: { last_used_at: new Date(Date.now() - minutesAgo * MINUTE) } });

  test('ends after eight hours without use, and its streams with it', async () => {
    const [busy, caller] = [await signedIn(9 * 60), await signedIn(9 * 60)];
    await used(busy, 8 * 60 - 1);
    await expect(resolve(busy)).resolves.toMatchObject({ user_id: busy.userId });
    await used(caller, 8 * 60 + 1);
    expect(await errorsOf(resolve(caller))).toEqual(['unauthenticated']);
    const { kind, userId, roleId, sessionId, apiKeyId } = caller;
    const reference = { kind, user_id: userId, role_id: roleId, session_id: sessionId, api_key_id: apiKeyId };
    const service = { ...gateway, kind: 'service' as const };
    const snapshots = identity.call('Callers/PermissionSnapshots', { callers: [reference] }, { caller: service });
    await expect(snapshots).resolves.toEqual({ snapshots: [''] });
  });

  test('that was never used since the sign-in ends eight hours after it, and is not listed any more', async () => {
    const [fresh, idle] = [await signedIn(0), await signedIn(8 * 60 + 1)];
    expect(await errorsOf(resolve(idle))).toEqual(['unauthenticated']);
    const { records } = await identity.call<{ records: { current: boolean }[] }>(
      'Account/ListSessions',
      { list: { limit: 100 } },
      { caller: idle },
    );
    expect(records.some(({ current }) => current)).toBe(false);
    await expect(resolve(fresh)).resolves.toMatchObject({ user_id: fresh.userId });
  });
});
