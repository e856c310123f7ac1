import { ApiError, callerOfClaims } from '@bms/contracts';
import { administrator, errorsOf, type ServiceStub, startServiceStub } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  adminEmail,
  contract,
  eventsOf,
  gateway,
  identityStart,
  startCopy,
  type TestedIdentity,
  userCaller,
} from '../../test/harness.ts';

interface PortalUser {
  id: number;
  client_id: number;
  first_name: string;
  email: string;
  status: string;
}

const MAX_CLIENTS = 9;
/** A client that its caller may not view. */
const HIDDEN_CLIENT = 78;
const asAdministrator = { caller: administrator };

let identity: TestedIdentity;
let crm: ServiceStub;
beforeAll(async () => {
  const start = await identityStart();
  crm = await startServiceStub(contract, 'crm', start.secrets.trustedKeys, {
    'Clients/Get': ({ id }: { id: number }) => {
      if (id === HIDDEN_CLIENT) throw new ApiError('forbidden');
      if (id > MAX_CLIENTS) throw new ApiError('not_found');
      return { record: { id } };
    },
  });
  identity = await startCopy({ ...start, env: { ...start.env, UPSTREAMS: `crm=${crm.target}` } });
});
afterAll(async () => {
  await identity.stop();
  crm.close();
});

let people = 0;
const philip = (more: object = {}) => ({
  client_id: 1,
  first_name: 'Philip',
  last_name: 'Cramer',
  email: `philip${++people}@example.com`,
  ...more,
});
const add = async (more: object = {}) => {
  const message = { portal_user: philip(more) };
  return (await identity.call<{ record: PortalUser }>('PortalUsers/Create', message, asAdministrator)).record;
};
const show = async (id: number) =>
  (await identity.call<{ record: PortalUser }>('PortalUsers/Get', { id }, asAdministrator)).record;
const change = (id: number, portal_user: object) => {
  const message = { id, portal_user, update_mask: { paths: Object.keys(portal_user) } };
  return identity.call('PortalUsers/Update', message, asAdministrator);
};
const list = async (filter: object = {}) =>
  (await identity.call<{ records: PortalUser[] }>('PortalUsers/List', filter, asAdministrator)).records;

describe('a portal user', () => {
  test('comes back as sent, is told to others with its client, and is invited', async () => {
    const { id } = await add({ email: 'Philip@Example.com', phone: '+49 555 09876-5', client_id: 2 });
    expect(await show(id)).toMatchObject({ email: 'philip@example.com', phone: '+49555098765', client_id: 2 });
    const rows = await identity.running.kit.db
      .collection('outbox')
      .find({ subject: /\.user\.created\./ })
      .toArray();
    expect(rows.at(-1)?.['headers']).toMatchObject({ 'ce-module': 'portal_users', 'ce-clientid': '2' });
    expect((await eventsOf(identity)).some((event) => event.startsWith('user.invited.'))).toBe(true);
  });

  test('is found by client, status and name, and is no member of the team', async () => {
    const { id, first_name } = await add({ client_id: 3, first_name: 'Henriette' });
    expect((await list({ client_id: 3 })).map((user) => user.id)).toEqual([id]);
    expect((await list({ list: { search: first_name } })).map((user) => user.id)).toEqual([id]);
    expect(await list({ client_id: 3, status: 'inactive' })).toEqual([]);
    expect(await errorsOf(identity.call('Team/Get', { id }, asAdministrator))).toEqual(['not_found']);
    expect(await errorsOf(show(1))).toEqual(['not_found']);
  });

  test.each([
    [{ client_id: 77 }, 'client_id unknown_reference'],
    [{ client_id: HIDDEN_CLIENT }, 'client_id unknown_reference'],
    [{ email: adminEmail }, 'email taken'],
    [{ email: '' }, 'email required'],
    [{ first_name: '' }, 'first_name required'],
    [{ phone: '123' }, 'phone invalid_format'],
    [{ status: 'inactive' }, 'status not_allowed'],
  ])('with %j is 422', async (more, expected) => {
    expect(await errorsOf(add(more))).toEqual([expected]);
  });

  test('is made by administrators in a session only', async () => {
    const others = [
      userCaller(1, 'none', { grants: { 'portal_users.create': 'all' } }),
      userCaller(1, 'none', { kind: 'api_key', isAdmin: true, apiKeyId: 1 }),
      callerOfClaims({ kind: 'user', uid: 1, typ: 'client', cid: 1 }),
    ];
    for (const caller of others)
      expect(await errorsOf(identity.call('PortalUsers/List', {}, { caller }))).toEqual(['forbidden']);
  });

  test('in a session is known by the client that it belongs to', async () => {
    const { id } = await add({ client_id: 4 });
    const session = await openSession(id);
    const caller = await identity.call('Callers/ResolveSession', { session_id: session }, { caller: gateway });
    expect(caller).toMatchObject({ user_id: id, user_type: 'client', client_id: 4, is_admin: false, role_id: 0 });
    await change(id, { status: 'inactive' });
    const resolving = identity.call('Callers/ResolveSession', { session_id: session }, { caller: gateway });
    expect(await errorsOf(resolving)).toEqual(['unauthenticated']);
  });

  test('can be deleted and restored', async () => {
    const { id } = await add({ client_id: 5 });
    await identity.call('PortalUsers/Delete', { id }, asAdministrator);
    expect(await errorsOf(show(id))).toEqual(['not_found']);
    const deleted = await identity.call<{ records: { id: number }[] }>('PortalUsers/ListDeleted', {}, asAdministrator);
    expect(deleted.records.map((record) => record.id)).toContain(id);
    await identity.call('PortalUsers/Restore', { id }, asAdministrator);
    expect(await show(id)).toMatchObject({ id, client_id: 5, status: 'active' });
  });
});

async function openSession(userId: number): Promise<string> {
  const [_id, now] = [`session-of-${userId}`, Date.now()];
  const session = {
    _id,
    user_id: userId,
    created_at: new Date(now),
    expires_at: new Date(now + 60_000),
    ended_at: null,
  };
  await identity.running.kit.db.collection<typeof session>('sessions').insertOne(session);
  return _id;
}
