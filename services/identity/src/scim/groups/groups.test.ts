import { administrator } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../../test/harness.ts';
import { filtered, GROUP_SCHEMA, newUser, patchOf, type ScimClient, scimClient } from '../../../test/scim-client.ts';
import { USERS, type User } from '../../users/user.model.ts';

let identity: TestedIdentity;
let scim: ScimClient;
beforeAll(async () => {
  identity = await startIdentity();
  scim = scimClient(identity);
});
afterAll(() => identity.stop());

let groups = 0;
const groupOf = (more: object = {}) => ({ schemas: [GROUP_SCHEMA], displayName: `Group ${++groups}`, ...more });
const createGroup = async (more: object = {}) => (await scim('POST', '/Groups', { body: groupOf(more) })).body.id;
const createUser = async () => (await scim('POST', '/Users', { body: newUser() })).body.id;
const patch = (id: string, ...operations: object[]) => scim('PATCH', `/Groups/${id}`, { body: patchOf(...operations) });
async function membersOf(id: string): Promise<string[]> {
  const { body } = await scim('GET', `/Groups/${id}`);
  return ((body['members'] ?? []) as { value: string }[]).map(({ value }) => value);
}
const roleOf = async (id: string) => {
  const users = identity.running.kit.db.collection<User>(USERS);
  return (await users.findOne({ _id: Number(id) }))!.role_id;
};

describe('a group', () => {
  test('is a new role without permissions, found by its name', async () => {
    const user = await createUser();
    const sent = groupOf({ externalId: 'g-1', members: [{ value: user }] });
    const { status, body, location, etag } = await scim('POST', '/Groups', { body: sent });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      displayName: sent.displayName,
      externalId: 'g-1',
      members: [{ value: user, type: 'User' }],
    });
    expect(body['meta']).toMatchObject({ resourceType: 'Group', location, version: etag });
    const role = await identity.call<{ record: object }>(
      'Roles/Get',
      { id: Number(body.id) },
      { caller: administrator },
    );
    expect(role.record).toMatchObject({ title: sent.displayName, grants: [] });
    const found = await scim('GET', filtered('Groups', `displayName eq "${sent.displayName.toUpperCase()}"`));
    expect(found.body.Resources.map(({ id }) => id)).toEqual([body.id]);
    const { body: shown } = await scim('GET', `/Users/${user}`);
    expect(shown['groups']).toMatchObject([{ value: body.id, display: sent.displayName, type: 'direct' }]);
  });

  test('is not created with the name of another one, in any case', async () => {
    const one = groupOf();
    await scim('POST', '/Groups', { body: one });
    const { status, body } = await scim('POST', '/Groups', {
      body: { ...one, displayName: one.displayName.toUpperCase() },
    });
    expect([status, body['scimType']]).toEqual([409, 'uniqueness']);
  });

  test('gets and loses members by PATCH, which answers without them', async () => {
    const [one, other] = [await createUser(), await createUser()];
    const id = await createGroup();
    const added = await patch(id, { op: 'add', path: 'members', value: [{ value: one }, { value: other }] });
    expect([added.status, added.body]).toEqual([204, undefined]);
    expect(await membersOf(id)).toEqual([one, other]);
    await patch(id, { op: 'remove', path: `members[value eq "${one}"]` });
    expect([await membersOf(id), await roleOf(one)]).toEqual([[other], 0]);
    await patch(id, { op: 'replace', path: 'members', value: [{ value: one }] });
    expect(await membersOf(id)).toEqual([one]);
    await patch(id, { op: 'remove', path: 'members' });
    expect(await membersOf(id)).toEqual([]);
  });

  test('loses the members that Entra ID names in the value of a removal', async () => {
    const [one, other] = [await createUser(), await createUser()];
    const id = await createGroup({ members: [{ value: one }, { value: other }] });
    await patch(id, { op: 'Remove', path: 'members', value: [{ value: one }] });
    expect(await membersOf(id)).toEqual([other]);
  });

  test('takes its new members out of their former group, and a removal from that one changes nothing more', async () => {
    const user = await createUser();
    const [former, next] = [await createGroup({ members: [{ value: user }] }), await createGroup()];
    await patch(next, { op: 'add', path: 'members', value: [{ value: user }] });
    await patch(former, { op: 'remove', path: `members[value eq "${user}"]` });
    expect([await membersOf(former), await membersOf(next)]).toEqual([[], [user]]);
  });

  test('is renamed and gets members by a PATCH without a path, as by Okta', async () => {
    const user = await createUser();
    const id = await createGroup();
    const value = { id, displayName: 'Renamed group', members: [{ value: user, display: 'Pat' }] };
    const { id: _id, ...named } = value;
    expect((await patch(id, { op: 'replace', value: named })).status).toBe(204);
    const { body } = await scim('GET', `/Groups/${id}`);
    expect([body['displayName'], await membersOf(id)]).toEqual(['Renamed group', [user]]);
  });

  test('is replaced with all its members by PUT', async () => {
    const [one, other] = [await createUser(), await createUser()];
    const id = await createGroup({ members: [{ value: one }] });
    const { body } = await scim('PUT', `/Groups/${id}`, { body: groupOf({ members: [{ value: other }] }) });
    expect((body['members'] as object[]).length).toBe(1);
    expect([await membersOf(id), await roleOf(one)]).toEqual([[other], 0]);
  });

  test('with members is not deleted, and without them is', async () => {
    const user = await createUser();
    const id = await createGroup({ members: [{ value: user }] });
    const rejected = await scim('DELETE', `/Groups/${id}`);
    expect([rejected.status, rejected.body.detail]).toEqual([409, expect.stringContaining('user')]);
    await patch(id, { op: 'remove', path: 'members' });
    expect((await scim('DELETE', `/Groups/${id}`)).status).toBe(204);
    expect((await scim('GET', `/Groups/${id}`)).status).toBe(404);
  });

  test('changes nothing if one of its new members does not exist or is an administrator', async () => {
    const user = await createUser();
    const id = await createGroup();
    for (const value of ['99999', '1', 'x']) {
      const { status, body } = await patch(id, { op: 'add', path: 'members', value: [{ value: user }, { value }] });
      expect([status, body['scimType']]).toEqual([400, 'invalidValue']);
      expect(body.detail).toContain(value);
    }
    expect(await membersOf(id)).toEqual([]);
  });

  test('has another version after a change of its members alone', async () => {
    const user = await createUser();
    const id = await createGroup();
    const { etag } = await scim('GET', `/Groups/${id}`);
    const add = { op: 'add', path: 'members', value: [{ value: user }] };
    const body = patchOf(add);
    expect((await scim('PATCH', `/Groups/${id}`, { body, ifMatch: etag })).status).toBe(204);
    expect((await scim('PATCH', `/Groups/${id}`, { body, ifMatch: etag })).status).toBe(412);
    expect((await scim('GET', `/Groups/${id}`, { ifNoneMatch: etag })).status).toBe(200);
  });

  test('is listed without its members if they are excluded, and found by a member', async () => {
    const user = await createUser();
    const id = await createGroup({ members: [{ value: user }] });
    const found = await scim('GET', filtered('Groups', `members[value eq "${user}"]`, '&excludedAttributes=members'));
    expect(found.body.Resources).toEqual([expect.objectContaining({ id })]);
    expect(found.body.Resources[0]).not.toHaveProperty('members');
    const byUser = await scim('GET', filtered('Users', `groups.value eq "${id}"`));
    expect(byUser.body.Resources.map((one) => one.id)).toEqual([user]);
  });
});

test('a PATCH with a thousand members is one change, and its repetition is none', async () => {
  const { db } = identity.running.kit;
  const [template] = await db
    .collection<User>(USERS)
    .find({ _id: Number(await createUser()) })
    .toArray();
  const { user_name: _name, user_name_key: _key, ...plain } = template!;
  const ids = Array.from({ length: 1000 }, (_, index) => 100_000 + index);
  const many = ids.map((_id) => ({ ...plain, _id, email: `many${_id}@example.com`, phone: '' }));
  await db.collection<User>(USERS).insertMany(many);
  const id = await createGroup();
  const operation = { op: 'add', path: 'members', value: ids.map((value) => ({ value: String(value) })) };
  expect((await patch(id, operation)).status).toBe(204);
  expect((await membersOf(id)).length).toBe(1000);
  const versions = async () => (await db.collection<User>(USERS).findOne({ _id: ids[0]! }))!.version;
  const before = await versions();
  expect((await patch(id, operation)).status).toBe(204);
  expect(await versions()).toBe(before);
});
