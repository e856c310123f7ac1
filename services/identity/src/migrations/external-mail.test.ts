import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../test/harness.ts';
import { ROLES, type Role } from '../roles/role.model.ts';
import { externalMail } from './2026-11-26-external-mail.ts';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const externalMails = { module: 'external_mail', action: 'create', scope: 'all' };

test('roles that may send documents get mail to other addresses once, also in a repetition', async () => {
  const { db, log } = identity.running.kit;
  const roles = db.collection<Role>(ROLES);
  const grant = (module: string, action: string, scope = 'own') => ({ module, action, scope });
  const before = [
    [grant('invoices', 'update')],
    [grant('estimates', 'view', 'all'), grant('estimates', 'update', 'all')],
    [grant('contracts', 'view'), grant('clients', 'update')],
    [grant('contracts', 'update'), grant('external_mail', 'create', 'own')],
    [],
  ];
  const rows = before.map((grants, index) => ({ _id: 701 + index, title: `Role ${index}`, grants, version: 4 }));
  await roles.insertMany(rows as never);
  for (let round = 0; round < 2; round++)
    await externalMail.up({ db: db.db!, log, signal: new AbortController().signal });
  const after = await roles
    .find({ _id: { $gt: 700 } })
    .sort({ _id: 1 })
    .toArray();
  expect(after.map(({ grants, version }) => [grants, version])).toEqual([
    [[...before[0]!, externalMails], 5],
    [[...before[1]!, externalMails], 5],
    [before[2], 4],
    [before[3], 4],
    [before[4], 4],
  ]);
});
