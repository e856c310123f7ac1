import { createAccounts } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { service, startIdentity, type TestedIdentity } from '../../test/harness.ts';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const person = createAccounts(() => identity.running.kit.db);
let role = 600;
/** Creates a role that views invoices in a scope. */
async function roleWith(scope: string): Promise<number> {
  role += 1;
  const created = { _id: role, title: `Role ${role}`, grants: [{ module: 'invoices', action: 'view', scope }] };
  await identity.running.kit.db.collection<{ _id: number }>('roles').insertOne(created);
  return role;
}
const viewers = async (user_ids: number[], more: object = {}) => {
  const request = { user_ids, module: 'invoices', ...more };
  return (await identity.call<{ user_ids: number[] }>('Directory/Viewers', request, { caller: service })).user_ids;
};

describe('the viewers of records among some users', () => {
  test('are active staff with the permission and administrators, whatever mails they want', async () => {
    const [all, own, none] = [await roleWith('all'), await roleWith('own'), await roleWith('none')];
    const seeing = [
      await person({ role_id: all, email_notifications: false }),
      await person({ role_id: own }),
      await person({ role_id: 0, is_admin: 1 }),
    ].map(({ id }) => id);
    const others = [
      await person({ role_id: none }),
      await person({ role_id: all, status: 'inactive' }),
      await person({ role_id: 0, is_admin: 1, status: 'inactive' }),
      await person({ user_type: 'client', role_id: 0, client_id: 5 }),
    ].map(({ id }) => id);
    expect(await viewers([...others, ...seeing, 999_999])).toEqual(seeing);
    expect(await viewers([...others, ...seeing], { all_records: true })).toEqual([seeing[0], seeing[2]]);
    expect(await viewers(seeing, { module: 'tasks' })).toEqual([seeing[2]]);
    expect(await viewers([])).toEqual([]);
  });
});
