import { administrator, errorsOf, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../test/harness.ts';

let identity: TestedIdentity;
let member: number;
let former: number;
/** A portal user. */
const CUSTOMER = 9001;
beforeAll(async () => {
  identity = await startIdentity();
  [member, former] = [await hire('Nancy', 'Davolio'), await hire('Andrew', 'Fuller')];
  await identity.call('Team/Delete', { id: former }, { caller: administrator });
  const account = { user_type: 'client', status: 'active', client_id: 1, version: 1, is_admin: 0, role_id: 0 };
  const names = { first_name: 'Philip', last_name: 'Cramer', email: 'philip@example.com', phone: '' };
  await identity.running.kit.db.collection<{ _id: number }>('users').insertOne({ _id: CUSTOMER, ...account, ...names });
});
afterAll(() => identity?.stop());

async function hire(first_name: string, last_name: string): Promise<number> {
  const values = { first_name, last_name, email: `${first_name}@example.com`, is_admin: 1 };
  const created = { member: values };
  return (await identity.call<{ record: { id: number } }>('Team/Create', created, { caller: administrator })).record.id;
}
const names = async (caller: typeof administrator, ids = [member, former, CUSTOMER, 99_999]) =>
  (await identity.call<{ records: { id: number; name: string }[] }>('Team/Names', { ids }, { caller })).records;

describe('the names of users', () => {
  test('have members, deleted ones and portal users, and leave out ids that do not exist', async () => {
    expect(await names(administrator)).toEqual([
      { id: member, name: 'Nancy Davolio', user_type: 'staff', status: 'active' },
      { id: CUSTOMER, name: 'Philip Cramer', user_type: 'client', status: 'active' },
      { id: former, name: 'Andrew Fuller', user_type: 'staff', status: 'deleted' },
    ]);
  });

  test('of portal users are for those who may view all clients', async () => {
    const names_ = await names(staff(member, { 'team.view': 'all', 'clients.view': 'own' }));
    expect(names_).toMatchObject([{ name: 'Nancy Davolio' }, { id: CUSTOMER, name: '' }, { name: 'Andrew Fuller' }]);
    const [, customer] = await names(staff(member, { 'team.view': 'all', 'clients.view': 'all' }));
    expect(customer).toMatchObject({ name: 'Philip Cramer' });
  });

  test('are that of the own account for a caller who may view no other, and none without the permission', async () => {
    expect(await names(staff(member, { 'team.view': 'own' }))).toMatchObject([{ id: member, name: 'Nancy Davolio' }]);
    expect(await errorsOf(names(staff(member, {})))).toEqual(['forbidden']);
  });

  test('are none without ids', async () => {
    expect(await names(administrator, [])).toEqual([]);
  });
});
