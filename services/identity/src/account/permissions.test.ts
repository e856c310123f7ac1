import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity, userCaller } from '../../test/harness.ts';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const permissions = (more: object) => identity.call('Account/Permissions', {}, { caller: userCaller(7, 'none', more) });

test('what the caller may do is told in the words of a role', async () => {
  const grants = { 'tasks.view': 'all', 'clients.update': 'own' } as const;
  expect(await permissions({ grants })).toEqual({
    is_admin: 0,
    records: [
      { module: 'clients', action: 'update', scope: 'own' },
      { module: 'tasks', action: 'view', scope: 'all' },
    ],
  });
});

test('an administrator may do everything, a key of an administrator what its role allows', async () => {
  expect(await permissions({ isAdmin: true })).toEqual({ is_admin: 1, records: [] });
  const key = { isAdmin: true, kind: 'api_key', apiKeyId: 3, sessionId: '', grants: { 'clients.view': 'all' } };
  expect(await permissions(key)).toEqual({
    is_admin: 0,
    records: [{ module: 'clients', action: 'view', scope: 'all' }],
  });
});
