import { apiKeyHash, scimTokenFormat } from '@bms/contracts';
import { administrator, errorsOf, eventually, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventsOf, gateway, startIdentity, type TestedIdentity, userCaller } from '../../test/harness.ts';
import { scimClient } from '../../test/scim-client.ts';

interface Token {
  id: number;
  name: string;
  prefix: string;
  created_by: number;
  expires_at?: string;
  last_used_at?: string;
}

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const options = { caller: { ...administrator, userId: 1 } };
const create = (scim_token: object = {}) =>
  identity.call<{ record: Token; token: string }>(
    'ScimTokens/Create',
    { scim_token: { name: 'Entra ID', ...scim_token } },
    options,
  );
const show = async (id: number) => (await identity.call<{ record: Token }>('ScimTokens/Get', { id }, options)).record;
const resolve = (token: string, token_hash = apiKeyHash(token)) =>
  identity.call<Record<string, unknown>>(
    'Callers/ResolveScimToken',
    { token_id: scimTokenFormat.idOf(token), token_hash },
    { caller: gateway },
  );
const collection = (name: string) => identity.running.kit.db.collection<{ _id: number }>(name);

describe('a SCIM token', () => {
  test('is shown once, stored as a hash, and mailed to the administrator who created it', async () => {
    const jobs = await collection('send_jobs').countDocuments();
    const { record, token } = await create();
    expect(scimTokenFormat.idOf(token)).toBe(record.id);
    expect(record).toMatchObject({ name: 'Entra ID', created_by: 1, prefix: scimTokenFormat.prefixOf(token) });
    expect(await show(record.id)).toEqual(record);
    for (const { name } of await identity.running.kit.db.listCollections()) {
      const rows = await collection(name).find().toArray();
      expect(JSON.stringify(rows)).not.toContain(token.slice(record.prefix.length));
    }
    expect(await collection('send_jobs').countDocuments()).toBe(jobs + 1);
    expect(await eventsOf(identity)).toContain(`record.created.scim_tokens-${record.id}`);
  });

  test('is the caller of a directory and nobody else', async () => {
    const { record, token } = await create();
    expect(await resolve(token)).toMatchObject({
      ...{ kind: 'scim_token', user_id: 1, scim_token_id: record.id },
      ...{ is_admin: false, session_id: '', api_key_id: 0, grants: [] },
    });
    const caller = userCaller(1, '', { kind: 'scim_token', scimTokenId: record.id });
    for (const rpc of ['Team/List', 'ScimTokens/List', 'Account/Me', 'Roles/List'])
      expect(await errorsOf(identity.call(rpc, {}, { caller }))).toEqual(['forbidden']);
    for (const other of [administrator, staff(2, {}), gateway])
      expect(await errorsOf(identity.call('Scim/Answer', { method: 'GET' }, { caller: other }))).toEqual(['forbidden']);
  });

  test('is not valid with another secret, after its deletion, or once it has expired', async () => {
    const [one, other] = [await create(), await create({ expires_at: new Date(Date.now() + 3600_000).toISOString() })];
    expect(await errorsOf(resolve(one.token, apiKeyHash(other.token)))).toEqual(['unauthenticated']);
    await identity.call('ScimTokens/Delete', { id: one.record.id }, options);
    expect(await errorsOf(resolve(one.token))).toEqual(['unauthenticated']);
    await resolve(other.token);
    await collection('scim_tokens').updateOne({ _id: other.record.id }, { $set: { expires_at: new Date() } });
    expect(await errorsOf(resolve(other.token))).toEqual(['unauthenticated']);
  });

  test('stays valid when its creator leaves, so that a directory does not cut itself off', async () => {
    const member = { first_name: 'Anna', last_name: 'Maker', email: 'maker@example.com', is_admin: 1 };
    const { record } = await identity.call<{ record: { id: number } }>('Team/Create', { member }, options);
    const { token } = await identity.call<{ token: string }>(
      'ScimTokens/Create',
      { scim_token: { name: 'Okta' } },
      { caller: { ...administrator, userId: record.id } },
    );
    await identity.call('Team/Delete', { id: record.id }, options);
    expect(await resolve(token)).toMatchObject({ kind: 'scim_token' });
  });

  test('notes its last use, which is no new version', async () => {
    const { record } = await create();
    await scimClient(identity, record.id)('GET', '/ServiceProviderConfig');
    await eventually(async () => (await show(record.id)).last_used_at);
    expect(await show(record.id)).toMatchObject({ ...record, last_used_at: expect.any(String) });
  });

  test.each([
    [{ name: '' }, 'name required'],
    [{ expires_at: '2020-01-01T00:00:00Z' }, 'expires_at out_of_range'],
    [{ prefix: 'scim_1_mine' }, 'prefix read_only'],
  ])('with %j is 422', async (more, expected) => expect(await errorsOf(create(more))).toEqual([expected]));
});
