import { administrator, eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  adminEmail,
  adminPassword,
  refusalOf,
  startIdentity,
  type TestedIdentity,
  userCaller,
} from '../../test/harness.ts';

interface Entry {
  module: string;
  record_id: number;
  title: string;
  action: string;
  user_id?: number;
  address: string;
}

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const login = (email: string, password: string, from: string) =>
  identity.call('Account/Login', { email, password }, { headers: { 'x-client-address': from } });
const entries = async (filter: object = {}) => {
  const message = { module: 'account', list: { limit: 100 }, ...filter };
  return (await identity.call<{ records: Entry[] }>('AuditLog/List', message, { caller: administrator })).records;
};
const from = async (address: string, filter: object = {}) =>
  (await entries(filter)).filter((entry) => entry.address === address);
/** Returns the actions from an address, oldest first, once the expected number exists. */
const actionsFrom = async (address: string, atLeast: number) => {
  const found = await eventually(
    () => from(address),
    (seen) => seen.length >= atLeast,
  );
  return found.map(({ action }) => action).reverse();
};

describe('the audit log of accounts', () => {
  test('tells of a sign-in with user and address', async () => {
    await login(adminEmail, adminPassword, '203.0.113.1');
    expect(await from('203.0.113.1')).toMatchObject([
      { module: 'account', record_id: 1, title: adminEmail, action: 'signed_in', user_id: 1 },
    ]);
  });

  test('tells of the first failure from an address and of the lock, and not of each failure between', async () => {
    for (let i = 0; i < 10; i++) await refusalOf(login(adminEmail, 'wrong', '203.0.113.2'));
    expect(await refusalOf(login(adminEmail, 'wrong', '203.0.113.2'))).toBe('locked');
    expect(await actionsFrom('203.0.113.2', 2)).toEqual(['sign_in_failed', 'locked']);
    const [lock] = await from('203.0.113.2', { action: 'locked' });
    expect(lock).toMatchObject({ record_id: 1, title: adminEmail });
    expect(lock).not.toHaveProperty('user_id');
  });

  test('tells of failures without an account neither what was typed nor more than 60 times', async () => {
    for (let i = 0; i < 70; i++) await refusalOf(login(`my secret ${i}`, 'wrong', '203.0.113.3'));
    const found = await eventually(
      () => from('203.0.113.3'),
      (seen) => seen.length >= 60,
    );
    expect(found).toHaveLength(60);
    expect(found[0]).toMatchObject({ record_id: 0, title: '', action: 'sign_in_failed' });
    const stored = await identity.running.kit.db.collection('audit_log').find({ module: 'account' }).toArray();
    expect(JSON.stringify(stored)).not.toContain('secret');
  });

  test('tells no more of single failures once an account is slowed down', async () => {
    for (let i = 0; i < 60; i++) await refusalOf(login(adminEmail, 'wrong', `198.51.100.${i}`));
    const failures = () => entries({ action: 'sign_in_failed', record_id: 1 });
    await eventually(failures, (seen) => seen.length >= 40);
    expect((await failures()).length).toBeLessThanOrEqual(50);
    expect((await entries({ action: 'locked', record_id: 1 })).length).toBeLessThanOrEqual(2);
  });

  test('tells of a new password', async () => {
    const message = { current_password: adminPassword, password: adminPassword, retype_password: adminPassword };
    const headers = { 'x-client-address': '203.0.113.1' };
    await identity.call('Account/SetPassword', message, { caller: userCaller(1), headers });
    expect(await from('203.0.113.1', { action: 'password_changed' })).toMatchObject([{ record_id: 1, user_id: 1 }]);
  });
});
