import { apiKeyHash, apiKeyId, apiKeyPrefix } from '@bms/contracts';
import { administrator, errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventsOf, gateway, startIdentity, type TestedIdentity, userCaller } from '../../test/harness.ts';

interface ApiKey {
  id: number;
  name: string;
  prefix: string;
  role_id: number;
  created_by: number;
  expires_at?: string;
  last_used_at?: string;
  rotated_at?: string;
  previous_valid_until?: string;
}

interface Resolved {
  caller: { kind: string; user_id: number; is_admin: boolean; role_id: number; api_key_id: number; grants: object[] };
  expires_at_ms: number;
}

let identity: TestedIdentity;
let role: number;
let maker: number;
beforeAll(async () => {
  identity = await startIdentity();
  role = await newRole();
  maker = (await newAdministrator()).id;
});
afterAll(() => identity.stop());

const asAdministrator = { caller: administrator };
const call = <Answer>(rpc: string, message: object) => identity.call<Answer>(rpc, message, asAdministrator);
const idOf = ({ record }: { record: { id: number } }) => record.id;

const viewClients = { module: 'clients', action: 'view', scope: 'own' };
async function newRole(): Promise<number> {
  return idOf(await call('Roles/Create', { role: { title: 'Shop', grants: [viewClients] } }));
}

let people = 0;
async function newAdministrator() {
  const email = `maker${++people}@example.com`;
  const member = { first_name: 'Anna', last_name: 'Maker', email, is_admin: 1 };
  return (await call<{ record: { id: number } }>('Team/Create', { member })).record;
}

const create = (api_key: object = {}, userId = maker) =>
  identity.call<{ record: ApiKey; key: string }>(
    'ApiKeys/Create',
    { api_key: { name: 'Web shop', role_id: role, ...api_key } },
    { caller: { ...administrator, userId } },
  );
const show = async (id: number) => (await call<{ record: ApiKey }>('ApiKeys/Get', { id })).record;
const resolve = (key: string, key_hash = apiKeyHash(key)) =>
  identity.call<Resolved>('Callers/ResolveApiKey', { key_id: apiKeyId(key), key_hash }, { caller: gateway });
const change = (userId: number, member: object) =>
  call('Team/Update', { id: userId, member, update_mask: { paths: Object.keys(member) } });

describe('an API key', () => {
  test('is shown once, and kept as a hash with its beginning', async () => {
    const { record, key } = await create();
    expect(apiKeyId(key)).toBe(record.id);
    expect(record).toMatchObject({ name: 'Web shop', role_id: role, created_by: maker, prefix: apiKeyPrefix(key) });
    expect(await show(record.id)).toEqual(record);
    const { records } = await call<{ records: ApiKey[] }>('ApiKeys/List', { list: { search: 'shop' } });
    expect(records.find(({ id }) => id === record.id)).toMatchObject({ prefix: record.prefix });
    const collections = await identity.running.kit.db.listCollections();
    for (const { name } of collections) {
      const rows = await identity.running.kit.db.collection(name).find().toArray();
      expect(JSON.stringify(rows)).not.toContain(key.slice(record.prefix.length));
    }
  });

  test('acts as the administrator who made it, with the grants of its role and no more', async () => {
    const { record, key } = await create();
    expect((await resolve(key)).caller).toMatchObject({
      kind: 'api_key',
      user_id: maker,
      is_admin: false,
      role_id: role,
      api_key_id: record.id,
      grants: [viewClients],
    });
  });

  test('is known to its account as its maker with the role of the key', async () => {
    const caller = userCaller(maker, '', { kind: 'api_key', roleId: role, apiKeyId: 1 });
    expect(await identity.call('Account/Me', {}, { caller })).toMatchObject({ id: maker, is_admin: 1, role_id: role });
    for (const rpc of ['Account/Logout', 'ApiKeys/List', 'PortalUsers/List', 'Roles/List'])
      expect(await errorsOf(identity.call(rpc, {}, { caller }))).toEqual(['forbidden']);
  });

  test('of which another secret is sent is none', async () => {
    const [one, other] = [await create(), await create()];
    expect(await errorsOf(resolve(one.key, apiKeyHash(other.key)))).toEqual(['unauthenticated']);
    expect(await errorsOf(resolve(one.key, ''))).toEqual([expect.stringMatching(/^key_hash /)]);
  });

  test('is dead once it is revoked, and gateways are told', async () => {
    const { record, key } = await create();
    await call('ApiKeys/Delete', { id: record.id });
    expect(await errorsOf(resolve(key))).toEqual(['unauthenticated']);
    expect(await errorsOf(show(record.id))).toEqual(['not_found']);
    const events = (await eventsOf(identity)).filter((event) => event.endsWith(`.${record.id}`));
    expect(events).toEqual(expect.arrayContaining([`api_key.created.${record.id}`, `api_key.revoked.${record.id}`]));
  });

  test('expires', async () => {
    const { record, key } = await create({ expires_at: new Date(Date.now() + 3600_000).toISOString() });
    expect((await resolve(key)).expires_at_ms).toBe(Date.parse(record.expires_at!));
    const keys = identity.running.kit.db.collection<{ _id: number }>('api_keys');
    await keys.updateOne({ _id: record.id }, { $set: { expires_at: new Date() } });
    expect(await errorsOf(resolve(key))).toEqual(['unauthenticated']);
  });

  test('has the addresses that it is limited to, which gateways learn; without any, all', async () => {
    const allowed_addresses = ['203.0.113.0/24', '2001:db8::1'];
    const { record, key } = await create({ allowed_addresses });
    expect(record).toMatchObject({ allowed_addresses });
    expect(await resolve(key)).toMatchObject({ allowed_addresses });
    expect(await resolve((await create()).key)).toMatchObject({ allowed_addresses: [] });
  });

  test.each([
    ['demoted', { is_admin: 0 }],
    ['deactivated', { status: 'inactive' }],
  ])('sleeps while its maker is %s', async (_what, less) => {
    const { id } = await newAdministrator();
    const { key } = await create({}, id);
    await resolve(key);
    await change(id, 'is_admin' in less ? { ...less, role_id: role } : less);
    expect(await errorsOf(resolve(key))).toEqual(['unauthenticated']);
    await change(id, 'is_admin' in less ? { is_admin: 1 } : { status: 'active' });
    expect((await resolve(key)).caller.user_id).toBe(id);
    await call('Team/Delete', { id });
    expect(await errorsOf(resolve(key))).toEqual(['unauthenticated']);
  });

  test('keeps its role from being deleted, until it is revoked', async () => {
    const used = await newRole();
    const { record } = await create({ role_id: used });
    expect(await errorsOf(call('Roles/Delete', { id: used }))).toEqual(['id in_use']);
    await call('ApiKeys/Delete', { id: record.id });
    expect(await errorsOf(call('Roles/Delete', { id: used }))).toEqual([]);
  });

  test('tells when it was last used, whatever order that comes in, and no version goes up', async () => {
    const { record } = await create();
    const report = (used_at_ms: number) =>
      identity.call('Callers/ReportApiKeyUses', { uses: [{ key_id: record.id, used_at_ms }] }, { caller: gateway });
    const now = Date.parse('2026-03-02T10:00:00Z');
    for (const at of [now, now + 60_000, now - 60_000]) await report(at);
    expect(await show(record.id)).toEqual({ ...record, last_used_at: '2026-03-02T10:01:00.000Z' });
    await report(0);
  });

  test.each([
    [{ name: '' }, 'name required'],
    [{ role_id: 99_999 }, 'role_id unknown_reference'],
    [{ role_id: 0 }, 'role_id out_of_range'],
    [{ expires_at: '2020-01-01T00:00:00Z' }, 'expires_at out_of_range'],
    [{ expires_at: 'tomorrow' }, 'expires_at invalid_format'],
    [{ prefix: 'bms_1_mine' }, 'prefix read_only'],
    [{ allowed_addresses: ['203.0.113.7', 'office'] }, 'allowed_addresses[1] invalid_format'],
    [{ allowed_addresses: ['203.0.113.0/33'] }, 'allowed_addresses[0] invalid_format'],
    [{ allowed_addresses: ['203.0.113.0/'] }, 'allowed_addresses[0] invalid_format'],
    [{ allowed_addresses: ['203.0.113.0/24/24'] }, 'allowed_addresses[0] invalid_format'],
    [{ allowed_addresses: ['127.1'] }, 'allowed_addresses[0] invalid_format'],
    [{ allowed_addresses: ['010.0.0.1'] }, 'allowed_addresses[0] invalid_format'],
    [{ allowed_addresses: ['2001:db8::/129'] }, 'allowed_addresses[0] invalid_format'],
    [{ allowed_addresses: ['fe80::1%eth0'] }, 'allowed_addresses[0] invalid_format'],
    [{ allowed_addresses: ['::ffff:203.0.113.7'] }, 'allowed_addresses[0] invalid_format'],
    [{ allowed_addresses: ['203.0.113.7', '203.0.113.7'] }, 'allowed_addresses duplicate'],
  ])('with %j is 422', async (more, expected) => {
    expect(await errorsOf(create(more))).toEqual([expected]);
  });

  test('is made once with one Idempotency-Key, and not shown again', async () => {
    const message = { api_key: { name: 'Once', role_id: role } };
    const options = { ...asAdministrator, headers: { 'idempotency-key': 'a key' } };
    await identity.call('ApiKeys/Create', message, options);
    expect(await errorsOf(identity.call('ApiKeys/Create', message, options))).toEqual(['already_answered']);
    const { records } = await call<{ records: ApiKey[] }>('ApiKeys/List', { list: { search: 'Once' } });
    expect(records).toHaveLength(1);
  });
});

describe('an API key that is replaced', () => {
  const HOUR_MS = 3600_000;
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  const rotate = (id: number, more: object = {}) =>
    call<{ record: ApiKey; key: string }>('ApiKeys/Rotate', { id, ...more });
  const endOf = async (key: string) => (await resolve(key)).expires_at_ms;
  const keys = () => identity.running.kit.db.collection<{ _id: number }>('api_keys');

  test('has a new secret once, and the previous one is valid for a day', async () => {
    const { record, key } = await create();
    const rotated = await rotate(record.id);
    expect(apiKeyId(rotated.key)).toBe(record.id);
    expect(rotated.record).toMatchObject({ id: record.id, role_id: role, prefix: apiKeyPrefix(rotated.key) });
    expect(rotated.record.prefix).not.toBe(record.prefix);
    expect(await show(record.id)).toEqual(rotated.record);
    const until = Date.parse(rotated.record.previous_valid_until!);
    expect(until - Date.parse(rotated.record.rotated_at!)).toBe(24 * HOUR_MS);
    expect([await endOf(rotated.key), await endOf(key)]).toEqual([0, until]);
    await keys().updateOne({ _id: record.id }, { $set: { previous_valid_until: new Date() } });
    expect(await errorsOf(resolve(key))).toEqual(['unauthenticated']);
    expect(await eventsOf(identity)).toContain(`api_key.rotated.${record.id}`);
  });

  test('ends the previous one at once if it is asked to, and always the one before it', async () => {
    const { record, key: first } = await create();
    const { key: second } = await rotate(record.id, { overlap_hours: 1 });
    const { key: third, record: after } = await rotate(record.id, { overlap_hours: 2 });
    expect(await errorsOf(resolve(first))).toEqual(['unauthenticated']);
    expect(await endOf(second)).toBe(Date.parse(after.previous_valid_until!));
    const { key: fourth, record: last } = await rotate(record.id, { overlap_hours: 0 });
    expect(last).not.toHaveProperty('previous_valid_until');
    for (const old of [second, third]) expect(await errorsOf(resolve(old))).toEqual(['unauthenticated']);
    expect(await endOf(fourth)).toBe(0);
  });

  test('keeps its expiry or gets another one, and gives the previous one no more time', async () => {
    const expires_at = inHours(2).toISOString();
    const { record, key } = await create({ expires_at });
    const { key: second } = await rotate(record.id);
    expect([await endOf(key), await endOf(second)]).toEqual([Date.parse(expires_at), Date.parse(expires_at)]);
    const later = inHours(1000).toISOString();
    const { key: third } = await rotate(record.id, { expires_at: later });
    expect([await endOf(second), await endOf(third)]).toEqual([Date.parse(expires_at), Date.parse(later)]);
  });

  test('does not outlive the new one, which expires earlier', async () => {
    const { record, key } = await create();
    const expires_at = inHours(1).toISOString();
    const { key: second } = await rotate(record.id, { expires_at });
    expect([await endOf(key), await endOf(second)]).toEqual([Date.parse(expires_at), Date.parse(expires_at)]);
  });

  test('can have expired, but not expire in the past; what has expired stays dead', async () => {
    const { record, key } = await create({ expires_at: inHours(1).toISOString() });
    await keys().updateOne({ _id: record.id }, { $set: { expires_at: new Date() } });
    for (const more of [{}, { expires_at: '2020-01-01T00:00:00Z' }])
      expect(await errorsOf(rotate(record.id, more))).toEqual(['expires_at out_of_range']);
    const { key: second } = await rotate(record.id, { expires_at: inHours(1).toISOString() });
    expect(await errorsOf(resolve(key))).toEqual(['unauthenticated']);
    expect((await resolve(second)).caller.user_id).toBe(maker);
  });

  test.each([
    [{ overlap_hours: -1 }, 'overlap_hours out_of_range'],
    [{ overlap_hours: 721 }, 'overlap_hours out_of_range'],
    [{ expires_at: 'soon' }, 'expires_at invalid_format'],
    [{ id: 99_999 }, 'not_found'],
  ])('with %j is rejected, and the key works', async (more, expected) => {
    const { record, key } = await create();
    expect(await errorsOf(rotate(record.id, more))).toEqual([expected]);
    expect(await endOf(key)).toBe(0);
  });

  test('is replaced once with one Idempotency-Key, and not shown again', async () => {
    const { record } = await create();
    const options = { ...asAdministrator, headers: { 'idempotency-key': 'one rotation' } };
    await identity.call('ApiKeys/Rotate', { id: record.id }, options);
    expect(await errorsOf(identity.call('ApiKeys/Rotate', { id: record.id }, options))).toEqual(['already_answered']);
  });
});
