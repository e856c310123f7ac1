import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../test/harness.ts';
import { filtered, newUser, patchOf, type ScimClient, scimClient } from '../../test/scim-client.ts';

let identity: TestedIdentity;
let scim: ScimClient;
beforeAll(async () => {
  identity = await startIdentity();
  scim = scimClient(identity);
});
afterAll(() => identity.stop());

const create = async (more: object = {}) => (await scim('POST', '/Users', { body: newUser(more) })).body;
async function patched(operations: object[], more: object = {}): Promise<Record<string, unknown>> {
  const { id } = await create(more);
  const { status, body } = await scim('PATCH', `/Users/${id}`, { body: patchOf(...operations) });
  return { ...body, status };
}

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

describe('Entra ID', () => {
  test.each([
    [{ op: 'Replace', path: 'active', value: 'False' }],
    [{ op: 'replace', value: { active: 'False' } }],
    [{ op: 'Add', path: 'active', value: 'false' }],
    [{ op: 'Replace', path: 'ACTIVE', value: false }],
  ])('deactivates a user by %j', async (operation) => {
    expect(await patched([operation])).toMatchObject({ status: 200, active: false });
  });

  test('activates a user by "True"', async () => {
    const user = await patched([{ op: 'Replace', path: 'active', value: 'True' }], { active: false });
    expect(user).toMatchObject({ status: 200, active: true });
  });

  test('changes parts of attributes by dotted paths and by dotted names without a path', async () => {
    const operations = [
      { op: 'Replace', path: 'name.givenName', value: 'Ann' },
      { op: 'Add', value: { 'name.familyName': 'Lee', title: 'Lead' } },
    ];
    expect(await patched(operations)).toMatchObject({
      name: { givenName: 'Ann', familyName: 'Lee' },
      title: 'Lead',
      displayName: 'Ann Lee',
    });
  });

  test.each([
    'emails[type eq "work"].value',
    'emails[Type EQ "work"].Value',
    'emails[primary eq "True"].value',
    'emails[primary eq true].value',
    'emails.value',
    'urn:ietf:params:scim:schemas:core:2.0:User:emails[type eq "work"].value',
    'URN:IETF:params:scim:schemas:core:2.0:user:emails[type eq "work"].value',
  ])('changes the email by the path %s', async (path) => {
    const value = `${Math.random().toString(36).slice(2)}@example.com`;
    const user = await patched([{ op: 'Replace', path, value }]);
    expect(user['emails']).toEqual([{ value, type: 'work' }]);
  });

  test('sends a home address, which does not replace the one to sign in with', async () => {
    const user = await patched([{ op: 'Add', path: 'emails[type eq "home"].value', value: 'home@example.com' }]);
    expect(user).toMatchObject({ status: 200, emails: [{ type: 'work' }] });
    expect(user['emails']).toHaveLength(1);
  });

  test('sends attributes that do not exist here, which are ignored', async () => {
    const operations = [
      { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Sales' },
      { op: 'Replace', path: `${ENTERPRISE}:manager`, value: '17' },
      { op: 'Add', value: { [`${ENTERPRISE}:employeeNumber`]: '12', nickName: 'Patty' } },
      { op: 'Replace', path: 'displayName', value: 'Other' },
      { op: 'Replace', path: 'name.formatted', value: 'Other' },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+1 206 555 9857' },
      { op: 'Add', path: 'addresses[type eq "work"].streetAddress', value: 'Main Street 1' },
      { op: 'Replace', path: 'title', value: 'Lead' },
    ];
    const user = await patched(operations);
    expect([user['status'], user['title'], user['displayName'] === 'Other', user['phoneNumbers']]).toEqual([
      200,
      'Lead',
      false,
      undefined,
    ]);
    const { status } = await scim('POST', '/Users', {
      body: newUser({ [ENTERPRISE]: { department: 'Sales' }, schemas: ['urn:x', ENTERPRISE], locale: 'en-US' }),
    });
    expect(status).toBe(201);
  });

  test('finds users by externalId, and by userName in any case', async () => {
    const { id, userName } = await create({ externalId: 'Entra-1' });
    for (const filter of ['externalId eq "Entra-1"', `userName eq "${String(userName).toUpperCase()}"`]) {
      const { body } = await scim('GET', filtered('Users', filter));
      expect([body.totalResults, body.Resources.map((one) => one.id)]).toEqual([1, [id]]);
    }
    expect((await scim('GET', filtered('Users', 'externalId eq "entra-1"'))).body.totalResults).toBe(0);
  });
});

describe('Okta', () => {
  test('replaces a whole user by PUT, with what it got from the service', async () => {
    const { id, ...user } = await create({ externalId: 'okta-1' });
    const body = {
      ...user,
      id,
      name: { givenName: 'New', familyName: 'Name', formatted: 'x' },
      groups: [],
      password: 'x',
    };
    const answer = await scim('PUT', `/Users/${id}`, { body });
    expect([answer['status'], answer.body['displayName']]).toEqual([200, 'New Name']);
  });

  test('deactivates a user by active alone, without a path', async () => {
    expect(await patched([{ op: 'replace', value: { active: false } }])).toMatchObject({ status: 200, active: false });
  });

  test('pages from 1, one hundred at a time', async () => {
    const { body } = await scim('GET', '/Users?startIndex=1&count=100');
    expect(body).toMatchObject({ startIndex: 1, itemsPerPage: body.totalResults });
    const empty = await scim('GET', '/Users?startIndex=1001&count=100');
    expect(empty.body).toMatchObject({ totalResults: body.totalResults, itemsPerPage: 0, Resources: [] });
  });
});

describe('a PATCH', () => {
  test.each([
    [[{ op: 'replace', path: 'id', value: '7' }], 'mutability'],
    [[{ op: 'add', path: 'groups', value: [{ value: '1' }] }], 'mutability'],
    [[{ op: 'move', path: 'title', value: 'x' }], 'invalidSyntax'],
    [[{ op: 'remove' }], 'noTarget'],
    [[{ op: 'replace', path: 'emails[type eq', value: 'x' }], 'invalidPath'],
    [[{ op: 'replace', path: 'title' }], 'invalidSyntax'],
    [[{ op: 'replace', path: 'title', value: { a: 1 } }], 'invalidValue'],
    [[{ op: 'remove', path: 'userName' }], 'invalidValue'],
    [[], 'invalidSyntax'],
  ])('%j is 400 %s', async (operations, scimType) => {
    const answer = await patched(operations);
    expect([answer['status'], answer['scimType']]).toEqual([400, scimType]);
  });

  test('is atomic: no operation is applied if a later one fails', async () => {
    const { id } = await create({ title: 'Before' });
    const body = patchOf({ op: 'replace', path: 'title', value: 'After' }, { op: 'remove', path: 'userName' });
    expect((await scim('PATCH', `/Users/${id}`, { body })).status).toBe(400);
    expect((await scim('GET', `/Users/${id}`)).body['title']).toBe('Before');
  });

  test('needs the schema of a PATCH', async () => {
    const { id } = await create();
    const { status, body } = await scim('PATCH', `/Users/${id}`, { body: { Operations: [] } });
    expect([status, body['scimType']]).toEqual([400, 'invalidSyntax']);
  });
});
