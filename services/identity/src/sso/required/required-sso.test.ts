import type { ApiError } from '@bms/contracts';
import { administrator, errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSWORD, signInsOf, startFactors } from '../../../test/factors.ts';
import { adminEmail, adminPassword, eventsOf } from '../../../test/harness.ts';
import { type Forger, startForger } from '../../../test/sso/forger.ts';
import { signInsThrough, ssoEnv } from '../../../test/sso/sign-ins.ts';
import { PASSWORD_CODES } from '../../passwords/password-code.model.ts';
import { USERS, type User } from '../../users/user.model.ts';

const factors = startFactors({ ...ssoEnv, PUBLIC_URL: 'https://app.example.com' });
const { addProvider, signIn } = signInsThrough(() => factors.identity.call);
const { login } = signInsOf(factors);
let forger: Forger;
let provider: { id: number; key: string };
let nora: Awaited<ReturnType<typeof factors.person>>;
let client: typeof nora;
const ADMIN = 1;
const caller = { ...administrator, userId: ADMIN };

beforeAll(async () => {
  forger = await startForger();
  provider = await addProvider(forger, { domains: ['example.com'] });
  nora = await factors.person();
  client = await factors.person({ role_id: 2 });
});
afterAll(() => forger.stop());

const change = (organization: object) => {
  const update_mask = { paths: Object.keys(organization) };
  return factors.identity.call('Organization/Update', { organization, update_mask }, { caller });
};
const violationsOf = (call: Promise<unknown>) =>
  call.then(
    () => [],
    (error: ApiError) =>
      error.violations.length > 0 ? error.violations.map(({ field, code }) => `${field} ${code}`) : [error.code],
  );
const byPassword = (email: string, password: string) =>
  factors.identity.call<{ token: string }>('Account/Login', { email, password });
const signInAs = (email: string) => {
  forger.person = { sub: email, email, email_verified: true };
  return signIn(forger, provider.key);
};

describe('sign-in by password', () => {
  test('is on by default, and stays beside single sign-on', async () => {
    expect((await login(nora)).token).not.toBe('');
  });

  test('cannot be switched off before a provider has signed in an administrator', async () => {
    expect(await violationsOf(change({ password_sign_in: 'off', break_glass_user_id: ADMIN }))).toEqual([
      'password_sign_in sso_unproven',
    ]);
    const member = await factors.person({ role_id: 2 });
    await signInAs(member.email);
    expect(await violationsOf(change({ password_sign_in: 'off', break_glass_user_id: ADMIN }))).toEqual([
      'password_sign_in sso_unproven',
    ]);
  });

  test('cannot be switched off without an active administrator for emergencies', async () => {
    await signInAs(nora.email);
    const member = await factors.person({ role_id: 2 });
    expect(await violationsOf(change({ password_sign_in: 'off' }))).toEqual(['break_glass_user_id required']);
    expect(await violationsOf(change({ password_sign_in: 'off', break_glass_user_id: member.id }))).toEqual([
      'break_glass_user_id not_allowed',
    ]);
  });
});

describe('while sign-in by password is off', () => {
  beforeAll(async () => {
    await change({ password_sign_in: 'off', break_glass_user_id: ADMIN });
  });

  test('the answer to a password is the same for known and unknown addresses, and for right and wrong ones', async () => {
    const answers = await Promise.all(
      [
        byPassword(nora.email, PASSWORD),
        byPassword(nora.email, 'wrong password'),
        byPassword('unknown@example.com', PASSWORD),
        byPassword(adminEmail, 'wrong password'),
      ].map((call) =>
        call.then(String, ({ code, message }: { code: string; message: string }) => `${code} ${message}`),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^sso_required /);
  });

  test('a one-time password signs in no member of the staff either', async () => {
    await factors.identity.call('Account/SendOtp', { phone: nora.phone });
    const otp = await factors.inbox.codeTo(`${nora.phone}@sms.local`);
    const signingIn = factors.identity.call('Account/Login', { phone: nora.phone, otp });
    expect(await errorsOf(signingIn)).toEqual(['sso_required']);
  });

  test('a password reset is 403 for every address, and mails a code to nobody of the staff but the administrator for emergencies', async () => {
    const mails = (await factors.inbox.mailsTo(nora.email)).length;
    for (const email of [nora.email, 'unknown@example.com', adminEmail])
      expect(await errorsOf(factors.identity.call('Account/RequestPasswordReset', { email }))).toEqual([
        'sso_required',
      ]);
    const subjects = (await factors.inbox.mailsTo(adminEmail)).map(({ subject }) => subject);
    expect(subjects.some((subject) => /password/i.test(subject))).toBe(true);
    expect(await factors.inbox.mailsTo(nora.email)).toHaveLength(mails);
  });

  test('single sign-on works, and portal users sign in with their password', async () => {
    expect((await signInAs(nora.email)).token).not.toBe('');
    const users = factors.identity.running.kit.db.collection<User>(USERS);
    await users.updateOne({ _id: client.id }, { $set: { user_type: 'client', client_id: 1, role_id: 0 } });
    expect((await login(client)).token).not.toBe('');
  });

  test('the administrator for emergencies signs in with a password, which is audited and mailed to all administrators', async () => {
    expect((await byPassword(adminEmail, adminPassword)).token).not.toBe('');
    expect(await eventsOf(factors.identity)).toContain(`account.break_glass_used.${ADMIN}`);
    const subject = 'The emergency administrator signed in with a password';
    for (const email of [adminEmail, nora.email]) {
      const mails = await factors.inbox.mailsTo(email, email === adminEmail ? 2 : 2);
      expect(mails.map((mail) => mail.subject)).toContain(subject);
    }
  });

  test('the administrator for emergencies cannot be deactivated, demoted or deleted', async () => {
    const update = (member: object) => ({ id: ADMIN, member, update_mask: { paths: Object.keys(member) } });
    const call = factors.identity.call;
    const by = { caller: { ...administrator, userId: nora.id } };
    expect(await violationsOf(call('Team/Update', update({ status: 'inactive' }), by))).toEqual(['status locked']);
    expect(await violationsOf(call('Team/Update', update({ is_admin: 0, role_id: 2 }), by))).toEqual([
      'is_admin locked',
    ]);
    expect(await violationsOf(call('Team/Delete', { id: ADMIN }, by))).toEqual(['id locked']);
    expect(await violationsOf(change({ break_glass_user_id: null }))).toEqual(['break_glass_user_id required']);
  });

  test('the last active identity provider cannot be deactivated or deleted', async () => {
    const { id } = provider;
    const off = { id, identity_provider: { active: false }, update_mask: { paths: ['active'] } };
    const call = factors.identity.call;
    expect(await violationsOf(call('IdentityProviders/Update', off, { caller }))).toEqual(['active locked']);
    expect(await violationsOf(call('IdentityProviders/Delete', { id }, { caller }))).toEqual(['id locked']);
  });

  test('a new member of the staff gets no invitation, which could set no password', async () => {
    const member = { first_name: 'Ivy', last_name: 'New', email: 'ivy@example.com', phone: '+12065550199', role_id: 2 };
    const { record } = await factors.identity.call<{ record: { id: number } }>('Team/Create', { member }, { caller });
    const codes = factors.identity.running.kit.db.collection(PASSWORD_CODES);
    expect(await codes.countDocuments({ user_id: record.id })).toBe(0);
    const again = factors.identity.call('Team/SendInvitation', { id: record.id }, { caller });
    expect(await violationsOf(again)).toEqual(['id locked']);
  });

  test('the sign-in page learns it with the providers', async () => {
    const list = (domain: string) => factors.identity.call('SingleSignOn/ListProviders', { domain });
    const northwind = { key: provider.key, name: 'Northwind' };
    expect(await list('')).toEqual({ records: [{ ...northwind, is_of_domain: false }], password_sign_in: 'off' });
    expect(await list('NORA@EXAMPLE.COM')).toMatchObject({ records: [{ ...northwind, is_of_domain: true }] });
    expect(await list('other.example')).toMatchObject({ records: [] });
  });

  test('it can be switched on again', async () => {
    await change({ password_sign_in: 'on' });
    expect((await login(nora)).token).not.toBe('');
  });
});
