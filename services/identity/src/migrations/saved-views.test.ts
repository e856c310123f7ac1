import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../test/harness.ts';
import { ROLES, type Role } from '../roles/role.model.ts';
import { savedViews } from './2026-11-29-saved-views.ts';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

test('every role gets saved views once, also in a repetition, unless it has grants of them', async () => {
  const { db, log } = identity.running.kit;
  const roles = db.collection<Role>(ROLES);
  const tasks = { module: 'tasks', action: 'view', scope: 'all' };
  const chosen = { module: 'views', action: 'view', scope: 'own' };
  const rows = [[tasks], [tasks, chosen], []].map((grants, at) => ({
    _id: 701 + at,
    title: `Role ${at}`,
    grants,
    version: 4,
  }));
  await roles.insertMany(rows as never);
  for (let round = 0; round < 2; round++)
    await savedViews.up({ db: db.db!, log, signal: new AbortController().signal });
  const after = await roles
    .find({ _id: { $gt: 700 } })
    .sort({ _id: 1 })
    .toArray();
  const granted = ['view all', 'create own', 'update own', 'delete own'].map((text) => {
    const [action, scope] = text.split(' ');
    return { module: 'views', action, scope };
  });
  expect(after.map(({ grants, version }) => [grants, version])).toEqual([
    [[tasks, ...granted], 5],
    [[tasks, chosen], 4],
    [granted, 5],
  ]);
});
