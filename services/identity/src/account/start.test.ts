import { describe, expect, test } from '@jest/globals';
import {
  adminEmail,
  adminPassword,
  gateway,
  identityStart,
  service,
  startCopy,
  startIdentity,
  userCaller,
} from '../../test/harness.ts';
import { USERS } from '../users/user.model.ts';

describe('the start of identity', () => {
  test('several copies on a fresh database make one administrator and one key, and any signs in', async () => {
    const start = await identityStart();
    const copies = await Promise.all([1, 2, 3].map(() => startCopy(start)));
    const { db } = copies[0]!.running.kit;
    expect(await db.collection(USERS).countDocuments()).toBe(1);
    for (const copy of copies) await copy.call('Account/Login', { email: adminEmail, password: adminPassword });
    const keys = await Promise.all(copies.map((copy) => copy.call('Callers/Keys', {}, { caller: gateway })));
    expect(keys[1]).toEqual(keys[0]);
    await Promise.all(copies.map((copy) => copy.stop()));
  });

  test('when there is a user the settings of the first administrator change nothing', async () => {
    const first = await startIdentity();
    await first.stop();
    const second = await startCopy({ ...first.start, env: { ...first.start.env, ADMIN_EMAIL: 'other@example.com' } });
    const emails = await second.running.kit.db.collection(USERS).distinct('email');
    expect(emails).toEqual([adminEmail]);
    await second.stop();
  });

  test.each([
    ['KEY_ENCRYPTION_SECRET', 'c2hvcnQ='],
    ['ADMIN_PASSWORD', 'password1234'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_EMAIL', ''],
    ['REDIRECT_ALLOW_LIST', 'app.example.com'],
  ])('%s=%s does not start and is named', async (name, value) => {
    const starting = startIdentity({ [name]: value });
    await expect(starting).rejects.toThrow(new RegExp(`^settings? .*${name}`));
  });

  const publicUrl = 'https://app.example.com';

  /** Starts identity with NODE_ENV=production and keys that were not made by a local start. */
  async function startInProduction(env: Record<string, string> = {}) {
    const start = await identityStart({ NODE_ENV: 'production', PUBLIC_URL: publicUrl, ...env });
    const deployed = (name: string) => start.env[name]!.replaceAll('"local-', '"');
    const keys = { SIGNING_KEY: deployed('SIGNING_KEY'), TRUSTED_KEYS: deployed('TRUSTED_KEYS') };
    return startCopy({ ...start, env: { ...start.env, ...keys } });
  }

  test('in production a PUBLIC_URL without https does not start and is named', async () => {
    const starting = startInProduction({ PUBLIC_URL: 'http://app.example.com' });
    await expect(starting).rejects.toThrow(/^setting PUBLIC_URL: .*production/);
  });

  test('in production without SMS_URL sign-in by phone is refused and the setting is named', async () => {
    const identity = await startInProduction();
    const phone = '+12065559857';
    const calls = [
      identity.call('Account/SendOtp', { phone }),
      identity.call('Account/SendPhoneChangeOtp', { phone }, { caller: userCaller(1) }),
      identity.call('Account/Login', { phone, otp: '123456' }),
    ];
    for (const call of calls)
      await expect(call).rejects.toMatchObject({
        code: 'unavailable',
        message: 'Sign-in by phone is not configured. Set SMS_URL of the identity service.',
      });
    await identity.call('Account/Login', { email: adminEmail, password: adminPassword });
    expect(await identity.running.kit.db.collection('send_jobs').countDocuments()).toBe(0);
    await identity.stop();
    const withSms = await startInProduction({ SMS_URL: 'https://sms.example.com/send' });
    expect(await withSms.call('Account/SendOtp', { phone })).toMatchObject({ success: true });
    await withSms.stop();
  });

  test('other services learn names and states of accounts, and only they do', async () => {
    const identity = await startIdentity();
    const { users } = await identity.call<{ users: { id: number }[] }>(
      'Directory/Users',
      { ids: [1, 2, 1] },
      { caller: service },
    );
    const known = { id: 1, version: 1, name: 'Administrator', status: 'active', user_type: 'staff' };
    expect(users).toEqual([{ ...known, is_admin: true, role_id: 0, client_id: 0 }]);
    const pages = [1, 2].map((page) => identity.call('Directory/List', { page }, { caller: service }));
    expect(await Promise.all(pages)).toEqual([{ users }, { users: [] }]);
    const response = identity.call('Directory/Users', { ids: [1] }, { caller: gateway });
    await expect(response).rejects.toMatchObject({ code: 'forbidden' });
    await identity.stop();
  });
});
