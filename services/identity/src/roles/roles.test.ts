import { loadContract, STANDARD_ACTIONS } from '@bms/contracts';
import { administrator, errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  eventsOf,
  gateway,
  identityStart,
  startCopy,
  startIdentity,
  type TestedIdentity,
  userCaller,
} from '../../test/harness.ts';
import { checkGrants, grantablePermissions } from './grants.ts';
import type { Grant } from './role.model.ts';
import { startingRoles } from './starting-roles.ts';

interface Role {
  id: number;
  title: string;
  grants: Grant[];
}

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const asAdministrator = { caller: administrator };
const create = async (role: object) =>
  (await identity.call<{ record: Role }>('Roles/Create', { role }, asAdministrator)).record;
const change = (id: number, role: object) =>
  identity.call('Roles/Update', { id, role, update_mask: { paths: Object.keys(role) } }, asAdministrator);
const remove = (id: number) => identity.call('Roles/Delete', { id }, asAdministrator);
const list = async () => (await identity.call<{ records: Role[] }>('Roles/List', {}, asAdministrator)).records;

const viewClients: Grant = { module: 'clients', action: 'view', scope: 'own' };

async function addMember(roleId: number) {
  const member = { first_name: 'A', last_name: 'B', email: `role${roleId}@example.com`, role_id: roleId };
  return (await identity.call<{ record: { id: number } }>('Team/Create', { member }, asAdministrator)).record;
}

describe('roles', () => {
  test('a fresh system has three, also when several copies start it at once, and keeps what becomes of them', async () => {
    const start = await identityStart();
    const copies = await Promise.all([1, 2, 3].map(() => startCopy(start)));
    const read = async () => (await copies[0]!.call<{ records: Role[] }>('Roles/List', {}, asAdministrator)).records;
    const found = await read();
    expect(found.map(({ title }) => title).sort()).toEqual(['Manager', 'Member', 'Read only']);
    await copies[1]!.call('Roles/Delete', { id: found[0]!.id }, asAdministrator);
    const later = await startCopy(start);
    expect(await read()).toHaveLength(2);
    await Promise.all([later, ...copies].map((copy) => copy.stop()));
  });

  test('that may write documents get taxes.view once, also deleted ones and in copies that start at once', async () => {
    const start = await identityStart();
    const before = await startCopy(start);
    const { db } = before.running.kit;
    const grantsOf = (module: string, action: Grant['action'], scope: Grant['scope'] = 'all') => [
      { module, action, scope },
    ];
    const rows: [number, Grant[]][] = [
      [101, grantsOf('invoices', 'create')],
      [102, grantsOf('estimates', 'update', 'own')],
      [103, grantsOf('invoices', 'view')],
      [104, [...grantsOf('orders', 'create'), ...grantsOf('taxes', 'view', 'own')]],
      [105, grantsOf('contracts', 'create', 'none')],
      [106, grantsOf('orders', 'update')],
    ];
    const now = new Date();
    const stored = rows.map(([_id, grants]) => ({
      ...{ _id, title: `Role ${_id}`, grants, version: 1, created_by: 1, created_at: now, updated_at: now },
    }));
    await db.collection<{ _id: number }>('roles').insertMany(stored.slice(0, -1));
    await db.collection<{ _id: number }>('roles_deleted').insertMany(stored.slice(-1));
    await db.collection<{ _id: string }>('turns').deleteOne({ _id: 'taxes of roles' });
    const copies = await Promise.all([1, 2, 3].map(() => startCopy(start)));
    const read = async () => {
      const names = ['roles', 'roles_deleted'];
      const found = await Promise.all(
        names.map((name) =>
          db
            .collection<{ _id: number; grants: Grant[] }>(name)
            .find({ _id: { $gt: 100 } })
            .toArray(),
        ),
      );
      return Object.fromEntries(
        found.flat().map(({ _id, grants }) => [_id, grants.filter(({ module }) => module === 'taxes')]),
      );
    };
    const view = grantsOf('taxes', 'view');
    const expected = { 101: view, 102: view, 103: [], 104: grantsOf('taxes', 'view', 'own'), 105: [], 106: view };
    expect(await read()).toEqual(expected);
    const events = (await eventsOf(copies[0]!)).filter((event) => /^role.updated.10/.test(event));
    expect(events.sort()).toEqual(['role.updated.101', 'role.updated.102']);
    await db.collection<{ _id: number }>('roles').updateOne({ _id: 101 }, { $set: { grants: rows[0]![1] } });
    const later = await startCopy(start);
    expect(await read()).toEqual({ ...expected, 101: [] });
    await Promise.all([before, later, ...copies].map((copy) => copy.stop()));
  });

  test.each(startingRoles(grantablePermissions(loadContract())))(
    '$title can view taxes at the first start',
    ({ grants }) => {
      expect(grants).toContainEqual({ module: 'taxes', action: 'view', scope: 'all' });
    },
  );

  test('are created, changed, shown and deleted', async () => {
    const { id } = await create({ title: 'Sales', grants: [viewClients] });
    await change(id, { grants: [viewClients, { module: 'leads', action: 'update', scope: 'all' }] });
    const { record } = await identity.call<{ record: Role }>('Roles/Get', { id }, asAdministrator);
    expect(record).toMatchObject({ title: 'Sales', grants: [viewClients, { module: 'leads' }] });
    await remove(id);
    expect((await list()).map((role) => role.id)).not.toContain(id);
    await identity.call('Roles/Restore', { id }, asAdministrator);
    expect((await list()).map((role) => role.id)).toContain(id);
    const events = (await eventsOf(identity)).filter((event) => event === `role.updated.${id}`);
    expect(events).toHaveLength(3);
  });

  test.each([
    [{ grants: [{ ...viewClients, module: 'spaceships' }] }, 'grants[0].module not_allowed'],
    [{ grants: [viewClients, { ...viewClients, action: 'fly' }] }, 'grants[1].action not_allowed'],
    [{ grants: [{ ...viewClients, scope: 'some' }] }, 'grants[0].scope not_allowed'],
    [{ grants: [viewClients, { ...viewClients, scope: 'all' }] }, 'grants[1] duplicate'],
    [{ title: '' }, 'title required'],
  ])('with %j are 422', async (more, expected) => {
    expect(await errorsOf(create({ title: 'Wrong', grants: [], ...more }))).toEqual([expected]);
  });

  test('a role that somebody has is not deleted', async () => {
    const { id } = await create({ title: 'In use' });
    await addMember(id);
    expect(await errorsOf(remove(id))).toEqual(['id in_use']);
  });

  test('a role is not given away while it is deleted', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await create({ title: 'Raced' });
      const outcomes = await Promise.all([errorsOf(remove(id)), errorsOf(addMember(id))]);
      expect([
        [[], ['role_id unknown_reference']],
        [['id in_use'], []],
      ]).toContainEqual(outcomes);
    }
  });

  test('a session is worth what its role allows at this moment', async () => {
    const role = await create({ title: 'Changing', grants: [viewClients] });
    const { id: userId } = await addMember(role.id);
    const now = Date.now();
    const times = { created_at: new Date(now), ended_at: null, expires_at: new Date(now + 3600_000) };
    const session = { _id: 'changing', user_id: userId, ...times };
    await identity.running.kit.db.collection<{ _id: string }>('sessions').insertOne(session);
    const resolve = () =>
      identity.call<{ grants: Grant[] }>('Callers/ResolveSession', { session_id: 'changing' }, { caller: gateway });
    expect(await resolve()).toMatchObject({
      user_id: userId,
      role_id: role.id,
      is_admin: false,
      grants: [viewClients],
    });
    await change(role.id, { grants: [] });
    expect((await resolve()).grants).toEqual([]);
  });

  test('only administrators in a session see and change them', async () => {
    for (const more of [{}, { kind: 'api_key', isAdmin: true, apiKeyId: 1 }] as const)
      expect(await errorsOf(identity.call('Roles/List', {}, { caller: userCaller(5, 'none', more) }))).toEqual([
        'forbidden',
      ]);
    expect(await errorsOf(identity.call('Roles/List'))).toEqual(['unauthenticated']);
  });
});

describe('the starting roles', () => {
  const contract = loadContract();
  const modules = grantablePermissions(contract);
  const roles = startingRoles(modules);
  const scopeOf = (title: string, module: string, action: string) =>
    roles
      .find((role) => role.title === title)!
      .grants.find((grant) => grant.module === module && grant.action === action)?.scope ?? 'none';

  test('name only modules that there are, each action once', () => {
    const known = contract.message('bms.identity.Grant').field('module')!.rules.allowed;
    for (const { grants } of roles) {
      expect(() => checkGrants(grants, modules)).not.toThrow();
      expect(grants.filter(({ module }) => !known.includes(module))).toEqual([]);
    }
  });

  test('hold modules that only the contract knows', () => {
    const [manager, member] = startingRoles(new Map([...modules, ['widgets', [...STANDARD_ACTIONS, 'approve']]]));
    for (const action of ['delete', 'approve'])
      expect(manager!.grants).toContainEqual({ module: 'widgets', action, scope: 'all' });
    expect(member!.grants.filter(({ module }) => module === 'widgets')).toEqual([
      { module: 'widgets', action: 'view', scope: 'all' },
    ]);
  });

  test('grant an action of its own to the module that declares it only', () => {
    const permissions = new Map([...modules, ['widgets', [...STANDARD_ACTIONS, 'approve']] as const]);
    const approve = (module: string): Grant => ({ module, action: 'approve', scope: 'own' });
    expect(() => checkGrants([approve('widgets')], permissions)).not.toThrow();
    expect(() => checkGrants([approve('widgets'), approve('clients')], permissions)).toThrow(
      expect.objectContaining({
        violations: [{ field: 'grants[1].action', code: 'not_allowed', message: 'clients has no action approve.' }],
      }),
    );
  });

  test.each([
    ['Manager', 'clients', 'delete', 'all'],
    ['Manager', 'team', 'view', 'all'],
    ['Manager', 'team', 'update', 'none'],
    ['Manager', 'connections', 'view', 'none'],
    ['Manager', 'external_mail', 'create', 'all'],
    ['Manager', 'external_mail', 'update', 'none'],
    ['Member', 'invoices', 'view', 'all'],
    ['Member', 'invoices', 'create', 'all'],
    ['Member', 'invoices', 'update', 'own'],
    ['Member', 'items', 'view', 'all'],
    ['Member', 'items', 'create', 'none'],
    ['Member', 'team', 'update', 'none'],
    ['Member', 'messages', 'create', 'all'],
    ['Member', 'connections', 'update', 'own'],
    ['Member', 'external_mail', 'create', 'all'],
    ['Member', 'external_mail', 'view', 'none'],
    ['Member', 'event_tracker', 'create', 'all'],
    ['Read only', 'clients', 'view', 'all'],
    ['Read only', 'clients', 'create', 'none'],
    ['Read only', 'left_menus', 'create', 'own'],
    ['Read only', 'views', 'view', 'all'],
    ['Read only', 'views', 'create', 'own'],
    ['Member', 'views', 'update', 'own'],
    ['Read only', 'event_tracker', 'create', 'none'],
    ['Read only', 'connections', 'view', 'own'],
    ['Read only', 'external_mail', 'create', 'none'],
    ['Read only', 'external_mail', 'view', 'none'],
  ])('%s: %s.%s is %s', (title, module, action, scope) => expect(scopeOf(title, module, action)).toBe(scope));
});
