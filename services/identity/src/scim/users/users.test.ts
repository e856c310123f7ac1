import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../../test/harness.ts';
import { filtered, newUser, patchOf, type ScimClient, scimClient, USER_SCHEMA } from '../../../test/scim-client.ts';
import { ORGANIZATION_ID, organizations } from '../../organization/organization.model.ts';
import { PASSWORD_CODES } from '../../passwords/password-code.model.ts';
import { USERS, type User } from '../../users/user.model.ts';

let identity: TestedIdentity;
let scim: ScimClient;
beforeAll(async () => {
  identity = await startIdentity();
  scim = scimClient(identity);
});
afterAll(() => identity.stop());

const users = () => identity.running.kit.db.collection<User>(USERS);
const stored = async (id: string) => (await users().findOne({ _id: Number(id) }))!;
const create = async (more: object = {}) => (await scim('POST', '/Users', { body: newUser(more) })).body;

describe('a user', () => {
  test('is created with its id, location and version, and returned as it is stored', async () => {
    const sent = newUser({ externalId: 'e-1', title: 'Buyer', userName: 'Pat.One@Example.com' });
    const { status, body, etag, location } = await scim('POST', '/Users', { body: sent });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      schemas: [USER_SCHEMA],
      externalId: 'e-1',
      userName: 'Pat.One@Example.com',
      displayName: `Pat ${sent.name.familyName}`,
      title: 'Buyer',
      active: true,
      emails: [{ value: sent.emails[0]!.value, type: 'work' }],
      meta: { resourceType: 'User', location, version: etag },
    });
    expect(location).toMatch(new RegExp(`/scim/v2/Users/${body.id}$`));
    expect((await scim('GET', `/Users/${body.id}`)).body).toEqual(body);
    expect(await stored(body.id)).toMatchObject({ role_id: 0, is_admin: 0, password_hash: null, created_by: 1 });
  });

  test('gets an invitation, unless it is created inactive; then when it is activated', async () => {
    const messages = identity.running.kit.db.collection('send_jobs');
    const count = () => messages.countDocuments({});
    const before = await count();
    await create();
    expect(await count()).toBe(before + 1);
    const { id } = await create({ active: false });
    expect((await scim('GET', `/Users/${id}`)).body['active']).toBe(false);
    expect(await count()).toBe(before + 1);
    await scim('PATCH', `/Users/${id}`, { body: patchOf({ op: 'replace', path: 'active', value: true }) });
    expect(await count()).toBe(before + 2);
  });

  test('gets no invitation while an identity provider signs the staff in', async () => {
    const { db } = identity.running.kit;
    const providers = db.collection<{ _id: number; active: boolean }>('identity_providers');
    await providers.insertOne({ _id: 99, active: true });
    const { id } = await create({ active: false });
    await scim('PATCH', `/Users/${id}`, { body: patchOf({ op: 'replace', path: 'active', value: true }) });
    const other = await create();
    await providers.deleteOne({ _id: 99 });
    expect(
      await db.collection(PASSWORD_CODES).countDocuments({ user_id: { $in: [Number(id), Number(other.id)] } }),
    ).toBe(0);
  });

  test('that is the administrator for emergencies cannot be deactivated by a directory', async () => {
    const { db } = identity.running.kit;
    const made = await create();
    await users().updateOne({ _id: Number(made.id) }, { $set: { is_admin: 1 } });
    const organization = db.collection<{ _id: number }>(organizations.name);
    const required = { password_sign_in: 'off', break_glass_user_id: Number(made.id) };
    await organization.updateOne({ _id: ORGANIZATION_ID }, { $set: required }, { upsert: true });
    const off = patchOf({ op: 'replace', path: 'active', value: false });
    const { status } = await scim('PATCH', `/Users/${made.id}`, { body: off });
    await organization.updateOne(
      { _id: ORGANIZATION_ID },
      { $set: { password_sign_in: 'on' }, $unset: { break_glass_user_id: '' } },
    );
    expect(status).toBe(400);
    expect(await stored(made.id)).toMatchObject({ status: 'active' });
    await users().updateOne({ _id: Number(made.id) }, { $set: { is_admin: 0 } });
  });

  test.each([
    [
      'the user name in another case',
      (one: ReturnType<typeof newUser>) => ({ userName: one.userName.toUpperCase() }),
      'userName',
    ],
    ['the email', (one: ReturnType<typeof newUser>) => ({ emails: one.emails }), 'emails'],
    ['the id in the directory', () => ({ externalId: 'same' }), 'externalId'],
  ])('is 409 uniqueness with %s of another one', async (_what, more, name) => {
    const one = newUser({ externalId: name === 'externalId' ? 'same' : undefined });
    await scim('POST', '/Users', { body: one });
    const { status, body } = await scim('POST', '/Users', { body: newUser(more(one)) });
    expect([status, body['scimType'], body.detail]).toEqual([409, 'uniqueness', `${name} is already in use.`]);
  });

  test('has the user name of an account that no directory named: its email', async () => {
    const { body } = await scim('GET', filtered('Users', 'userName eq "ADMIN@example.com"'));
    expect(body.Resources[0]).toMatchObject({ userName: 'admin@example.com' });
    const again = await scim('POST', '/Users', { body: newUser({ userName: 'Admin@example.com' }) });
    expect([again.status, again.body['scimType']]).toEqual([409, 'uniqueness']);
  });

  test.each([
    [{ userName: '' }, 'userName'],
    [{ userName: 7 }, undefined],
    [{ userName: 'nobody', emails: [] }, 'emails.value'],
    [{ emails: [{ value: 'no address' }] }, 'emails.value'],
    [{ active: 'maybe' }, 'active'],
    [{ name: { givenName: 'x'.repeat(101) } }, 'name.givenName'],
    [{ externalId: 'x'.repeat(101) }, 'externalId'],
  ])('with %j is 400 invalidValue that names the attribute', async (more, name) => {
    const { status, body } = await scim('POST', '/Users', { body: newUser(more) });
    if (name === undefined) return expect([status, body['userName']]).toEqual([201, '7']);
    expect([status, body['scimType'], body.detail]).toEqual([400, 'invalidValue', expect.stringContaining(name)]);
    expect(body.detail.startsWith(name)).toBe(true);
  });

  test('keeps its status when a PUT does not say it, and loses what the PUT leaves out', async () => {
    const { id, ...sent } = await create({ active: false, title: 'Buyer', externalId: 'e-put' });
    const { active: _active, title: _title, ...rest } = sent as Record<string, unknown>;
    const { status, body } = await scim('PUT', `/Users/${id}`, { body: rest });
    expect([status, body['active'], body['title'], body['externalId']]).toEqual([200, false, undefined, 'e-put']);
  });

  test('is not written by a PUT of what it is, so that its version stays', async () => {
    const { id } = await create();
    const { body, etag } = await scim('GET', `/Users/${id}`);
    expect((await scim('PUT', `/Users/${id}`, { body })).etag).toBe(etag);
  });

  test('is changed only in the expected version, and not sent again in a known one', async () => {
    const { id } = await create();
    const { etag } = await scim('GET', `/Users/${id}`);
    const body = patchOf({ op: 'replace', path: 'title', value: 'Lead' });
    expect((await scim('PATCH', `/Users/${id}`, { body, ifMatch: 'W/"99"' })).status).toBe(412);
    const changed = await scim('PATCH', `/Users/${id}`, { body, ifMatch: etag });
    expect([changed.status, changed.body['title'], changed.etag === etag]).toEqual([200, 'Lead', false]);
    expect((await scim('GET', `/Users/${id}`, { ifNoneMatch: changed.etag })).status).toBe(304);
    expect((await scim('GET', `/Users/${id}`, { ifNoneMatch: etag })).status).toBe(200);
    expect((await scim('DELETE', `/Users/${id}`, { ifMatch: etag })).status).toBe(412);
  });

  test('is gone after DELETE, and its names are free', async () => {
    const one = newUser();
    const { id } = (await scim('POST', '/Users', { body: one })).body;
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
    for (const method of ['GET', 'DELETE']) expect((await scim(method, `/Users/${id}`)).status).toBe(404);
    expect((await scim('GET', filtered('Users', `userName eq "${one.userName}"`))).body.totalResults).toBe(0);
    const again = await scim('POST', '/Users', { body: one });
    expect([again.status, again.body.id === id]).toEqual([201, false]);
  });

  test('that was deleted comes back as the same account, without its permissions, by its id in the directory', async () => {
    const one = newUser({ externalId: 'e-back' });
    const { id } = (await scim('POST', '/Users', { body: one })).body;
    await users().updateOne({ _id: Number(id) }, { $set: { is_admin: 1 } });
    await scim('DELETE', `/Users/${id}`);
    const { status, body } = await scim('POST', '/Users', { body: { ...one, title: 'Back' } });
    expect([status, body.id, body['title'], body['active']]).toEqual([201, id, 'Back', true]);
    expect(await stored(id)).toMatchObject({ is_admin: 0, role_id: 0 });
  });

  test('that is inactive is activated by a POST with its id in the directory, instead of a conflict', async () => {
    const one = newUser({ externalId: 'e-rehired' });
    const { id } = (await scim('POST', '/Users', { body: one })).body;
    await scim('PATCH', `/Users/${id}`, { body: patchOf({ op: 'replace', value: { active: false } }) });
    const { status, body } = await scim('POST', '/Users', { body: one });
    expect([status, body.id, body['active']]).toEqual([201, id, true]);
  });

  test('keeps its account when it is renamed', async () => {
    const { id } = await create({ externalId: 'e-renamed' });
    const renamed = { userName: 'new.name@example.com', emails: [{ value: 'New.Name@example.com', primary: true }] };
    const { body } = await scim('PUT', `/Users/${id}`, { body: newUser({ externalId: 'e-renamed', ...renamed }) });
    expect([body.id, body['userName'], (await stored(id)).email]).toEqual([
      id,
      renamed.userName,
      'new.name@example.com',
    ]);
  });

  test('is created once by requests at the same time, of which the others are conflicts', async () => {
    const body = newUser({ externalId: 'e-parallel' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => scim('POST', '/Users', { body })));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
    expect(new Set(answers.filter(({ status }) => status === 409).map((one) => one.body['scimType']))).toEqual(
      new Set(['uniqueness']),
    );
  });

  test('is not a portal user', async () => {
    await users().insertOne({ _id: 90_001, user_type: 'client', email: 'portal@example.com', version: 1 } as never);
    expect((await scim('GET', '/Users/90001')).status).toBe(404);
    expect((await scim('GET', filtered('Users', 'userName eq "portal@example.com"'))).body.totalResults).toBe(0);
    const taken = await scim('POST', '/Users', { body: newUser({ emails: [{ value: 'portal@example.com' }] }) });
    expect([taken.status, taken.body['scimType']]).toEqual([409, 'uniqueness']);
  });
});

describe('an administrator', () => {
  test('who is the last one is neither deactivated nor deleted', async () => {
    const body = patchOf({ op: 'replace', path: 'active', value: false });
    for (const answer of [await scim('PATCH', '/Users/1', { body }), await scim('DELETE', '/Users/1')])
      expect([answer.status, answer.body['scimType'], answer.body.detail]).toEqual([
        400,
        'mutability',
        'The last active administrator cannot be removed or deactivated.',
      ]);
    expect((await stored('1')).status).toBe('active');
  });

  test('keeps the email, by which a token could take over the account', async () => {
    const body = patchOf({ op: 'replace', path: 'emails[type eq "work"].value', value: 'thief@example.com' });
    const answer = await scim('PATCH', '/Users/1', { body });
    expect([answer.status, answer.body['scimType']]).toEqual([400, 'mutability']);
    expect((await stored('1')).email).toBe('admin@example.com');
  });
});

test('the audit log names the token', async () => {
  const { id } = await create();
  const outbox = identity.running.kit.db.collection('outbox');
  const rows = await outbox.find({}).toArray();
  const own = rows.filter(
    (row) => JSON.stringify(row).includes(`team-${id}`) || String(row['subject']).endsWith(`.${id}`),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(own.every((row) => JSON.stringify(row).includes('"ce-scimtokenid":"7"'))).toBe(true);
});
