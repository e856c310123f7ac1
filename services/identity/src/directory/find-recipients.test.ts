import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { service, startIdentity, type TestedIdentity } from '../../test/harness.ts';

interface Found {
  recipients: { id: number; name: string; user_type: string; client_id: number }[];
  total: number;
}

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
  const { db } = identity.running.kit;
  const grants = (action: string) => [{ module: 'messages', action, scope: 'all' }];
  const roles = [
    { _id: 901, title: 'Reads messages', grants: grants('view') },
    { _id: 902, title: 'Reads none', grants: grants('create') },
  ];
  await db.collection<{ _id: number }>('roles').insertMany(roles);
  const user = (_id: number, name: string, more: object) => {
    const [first_name, last_name] = name.split(' ') as [string, string];
    const sort_keys = { first_name: first_name.toLowerCase(), last_name: last_name.toLowerCase() };
    const account = { version: 1, status: 'active', client_id: 0, is_admin: 0, email: `${_id}@example.com`, phone: '' };
    return { ...account, _id, first_name, last_name, sort_keys, ...more };
  };
  await db
    .collection<{ _id: number }>('users')
    .insertMany([
      user(801, 'Nancy Davolio', { user_type: 'staff', role_id: 901 }),
      user(802, 'Andrew Fuller', { user_type: 'staff', role_id: 901 }),
      user(803, 'Steven Buchanan', { user_type: 'staff', role_id: 902 }),
      user(804, 'Janet Leverling', { user_type: 'staff', role_id: 901, status: 'inactive' }),
      user(805, 'Philip Cramer', { user_type: 'client', role_id: 0, client_id: 5 }),
    ]);
});
afterAll(() => identity?.stop());

const find = (more: object = {}) =>
  identity.call<Found>(
    'Directory/Recipients',
    { page: 1, limit: 10, ids: [801, 802, 803, 804, 805], ...more },
    { caller: service },
  );
const ids = async (more: object = {}) => (await find(more)).recipients.map(({ id }) => id);

describe('recipients of messages', () => {
  test('are active staff whose role shows messages and users of the portal, in the order of their names', async () => {
    expect(await ids()).toEqual([802, 801, 805]);
    expect(await find({ ids: [805] })).toMatchObject({
      recipients: [{ id: 805, name: 'Philip Cramer', user_type: 'client', client_id: 5 }],
      total: 1,
    });
  });

  test('are found by their names in other spellings', async () => {
    for (const search of ['dav-olio', 'DAV’OLIO', 'nan\u00adcy'] as const) expect(await ids({ search })).toEqual([801]);
    expect(await ids({ search: '801@example' })).toEqual([]);
  });

  test('include administrators', async () => {
    const { recipients } = await find({ ids: [], staff_only: true });
    expect(recipients.map(({ id }) => id)).toContain(1);
  });

  test('are only staff where only staff may be written to, one of them first', async () => {
    expect(await ids({ staff_only: true, first_id: 801 })).toEqual([801, 802]);
  });

  test('come by pages with the true total', async () => {
    expect(await find({ page: 2, limit: 2 })).toMatchObject({ recipients: [{ id: 805 }], total: 3 });
  });

  test('are found by parts of their names, and not by their addresses', async () => {
    expect(await ids({ search: 'DAVO nan' })).toEqual([801]);
    expect(await ids({ search: 'example' })).toEqual([]);
    expect(await ids({ search: '.*' })).toEqual([]);
  });

  test('leave the caller out unless ids are named', async () => {
    const all = await ids({ ids: [], except_id: 801 });
    expect(all).toContain(802);
    expect(all).not.toContain(801);
    expect(await ids({ ids: [801], except_id: 801 })).toEqual([801]);
  });
});
