import type { AccountEvent } from '@bms/contracts/types/identity';
import { loadEventCatalogue } from '@bms/events';
import { errorsOf, eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { adminEmail, adminPassword, startIdentity, type TestedIdentity, userCaller } from '../../test/harness.ts';

interface Published extends AccountEvent {
  action: string;
}

const catalogue = loadEventCatalogue();

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const login = (email: string, password: string, from: string) =>
  identity.call('Account/Login', { email, password }, { headers: { 'x-client-address': from } });
/** Returns the published events of accounts, newest first. */
const events = async (filter: Partial<Published> = {}): Promise<Published[]> => {
  const outbox = identity.running.kit.db.collection('outbox').find({ subject: /^bms\.identity\.account\./ });
  const rows = await outbox.sort({ occurredAt: -1 }).toArray();
  const all = rows.map((row) => ({
    ...(catalogue.decode('bms.identity.AccountEvent', row['data'].buffer) as unknown as AccountEvent),
    action: String(row['subject']).split('.')[3]!,
  }));
  const wanted = Object.entries(filter);
  return all.filter((event) => wanted.every(([name, value]) => event[name as keyof Published] === value));
};
const from = (address: string, filter: Partial<Published> = {}) => events({ ...filter, address });
/** Returns the actions from an address, oldest first, once the expected number exists. */
const actionsFrom = async (address: string, atLeast: number) => {
  const found = await eventually(
    () => from(address),
    (seen) => seen.length >= atLeast,
  );
  return found.map(({ action }) => action).reverse();
};

describe('the events of accounts', () => {
  test('tells of a sign-in with user and address', async () => {
    await login(adminEmail, adminPassword, '203.0.113.1');
    expect(await from('203.0.113.1')).toMatchObject([
      { user_id: 1, email: adminEmail, action: 'signed_in', by_user: true },
    ]);
  });

  test('tells of the first failure from an address and of the lock, and not of each failure between', async () => {
    await errorsOf(login(adminEmail, 'wrong', '203.0.113.2'));
    // Each event is published in the background.
    await actionsFrom('203.0.113.2', 1);
    for (let i = 1; i < 10; i++) await errorsOf(login(adminEmail, 'wrong', '203.0.113.2'));
    expect(await errorsOf(login(adminEmail, 'wrong', '203.0.113.2'))).toEqual(['locked']);
    expect(await actionsFrom('203.0.113.2', 2)).toEqual(['sign_in_failed', 'locked']);
    const [lock] = await from('203.0.113.2', { action: 'locked' });
    expect(lock).toMatchObject({ user_id: 1, email: adminEmail, by_user: false });
  });

  test('tells of failures without an account neither what was typed nor more than 60 times', async () => {
    for (let i = 0; i < 70; i++) await errorsOf(login(`my secret ${i}`, 'wrong', '203.0.113.3'));
    const found = await eventually(
      () => from('203.0.113.3'),
      (seen) => seen.length >= 60,
    );
    expect(found).toHaveLength(60);
    expect(found[0]).toMatchObject({ user_id: 0, email: '', action: 'sign_in_failed' });
    expect(JSON.stringify(await events())).not.toContain('secret');
  });

  test('tells no more of single failures once an account is slowed down', async () => {
    for (let i = 0; i < 60; i++) await errorsOf(login(adminEmail, 'wrong', `198.51.100.${i}`));
    const failures = () => events({ action: 'sign_in_failed', user_id: 1 });
    await eventually(failures, (seen) => seen.length >= 40);
    expect((await failures()).length).toBeLessThanOrEqual(50);
    expect((await events({ action: 'locked', user_id: 1 })).length).toBeLessThanOrEqual(2);
  });

  test('tells of a new password', async () => {
    const message = { current_password: adminPassword, password: adminPassword, retype_password: adminPassword };
    const headers = { 'x-client-address': '203.0.113.1' };
    await identity.call('Account/SetPassword', message, { caller: userCaller(1), headers });
    expect(await from('203.0.113.1', { action: 'password_changed' })).toMatchObject([{ user_id: 1, by_user: true }]);
  });
});
