import { loadContract } from '@bms/contracts';
import { createHttp, eventually, type Http, hire, type Inbox, inviteToPortal, PASSWORD, signIn } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type MoreGateways, openMoreGateways } from './more-gateways.ts';

/** The documented limit is 1 s; the tests allow ten times that for busy machines. */
const SOON_MS = 10_000;

let shared: MoreGateways;
let inbox: Inbox;
let urls: readonly string[];
let admin: Http;
let people = 0;

beforeAll(async () => {
  shared = await openMoreGateways(2);
  urls = [shared.system.gateways[0]!.url, ...shared.urls];
  ({ inbox } = shared);
  const { admin: account } = shared.system;
  admin = await signIn(urls[0]!, account.email, account.password);
});

afterAll(() => shared?.stop());

/** Creates a user whose role has the grants, cached by all three gateways. */
async function signInNewUser(grants: readonly { module: string; action: string; scope: string }[] = []) {
  const name = `somebody-${++people}`;
  const { http, id } = await hire(urls[0]!, admin, inbox, name, grants);
  const everywhere = urls.map((url) => createHttp(url, http.token));
  expect(await statuses(everywhere, '/api/auth/me')).toEqual([200, 200, 200]);
  return { id, everywhere, email: `${name}@example.com` };
}

const statuses = (everywhere: readonly Http[], path: string) =>
  Promise.all(everywhere.map(async (http) => (await http.send('GET', path)).status));

/** Waits until every gateway answers with the status. @param from start of the time limit */
async function expectSoon(everywhere: readonly Http[], path: string, status: number, from = Date.now()): Promise<void> {
  const end = from + SOON_MS;
  const wanted = everywhere.map(() => status);
  let found = await statuses(everywhere, path);
  while (found.join() !== wanted.join() && Date.now() < end) found = await statuses(everywhere, path);
  expect(found).toEqual(wanted);
}

describe('at all three gateways, within seconds', () => {
  test('a session that signed out is rejected', async () => {
    const { everywhere } = await signInNewUser();
    expect((await everywhere[0]!.send('POST', '/api/auth/logout', {})).status).toBe(200);
    expect((await everywhere[0]!.send('GET', '/api/auth/me')).status).toBe(401);
    await expectSoon(everywhere, '/api/auth/me', 401);
  });

  test('every session of a deactivated account is rejected', async () => {
    const { id, everywhere } = await signInNewUser();
    expect((await admin.send('PATCH', `/api/team/${id}`, { status: 'inactive' })).status).toBe(200);
    await expectSoon(everywhere, '/api/auth/me', 401);
  });

  test('every session is rejected after a password change', async () => {
    const { everywhere, email } = await signInNewUser();
    const nobody = createHttp(urls[1]!);
    await nobody.send('POST', '/api/auth/request-reset-password', { email });
    const code = await inbox.codeTo(email, 2);
    const password = 'another long password';
    const changed = await nobody.send('POST', '/api/auth/change-password', {
      code,
      password,
      retype_password: password,
    });
    expect(changed.status).toBe(200);
    await expectSoon(everywhere, '/api/auth/me', 401);
  });

  test('a changed role has its new permissions only', async () => {
    const grant = (scope: string) => [{ module: 'clients', action: 'view', scope }];
    const { id, everywhere } = await signInNewUser(grant('all'));
    expect(await statuses(everywhere, '/api/clients')).toEqual([200, 200, 200]);
    const { role_id: role } = ((await admin.send('GET', `/api/team/${id}`)).body as { record: { role_id: number } })
      .record;
    await admin.send('PATCH', `/api/admin/roles/${role}`, { grants: grant('none') });
    await expectSoon(everywhere, '/api/clients', 403);
    await admin.send('PATCH', `/api/admin/roles/${role}`, { grants: grant('own') });
    await expectSoon(everywhere, '/api/clients', 200);
  });
});

describe('an API key, at all three gateways within seconds', () => {
  /**
   * Creates an API key that can view clients, with a new administrator as its creator, and uses it at every gateway.
   * @param more returns further fields of the key; called just before it is created
   */
  async function key(more: () => object = () => ({})) {
    const { id, http } = await administrator();
    const grants = [{ module: 'clients', action: 'view', scope: 'all' }];
    const role = idOf(await admin.send('POST', '/api/admin/roles', { title: `keys ${++people}`, grants }));
    const made = await http.send('POST', '/api/admin/api-keys', { name: 'Shop', role_id: role, ...more() });
    const everywhere = urls.map((url) => createHttp(url, (made.body as { key: string }).key));
    expect(await statuses(everywhere, '/api/clients')).toEqual([200, 200, 200]);
    return { id: idOf(made), maker: id, role, everywhere };
  }

  async function administrator() {
    const { id } = await signInNewUser();
    const { email } = ((await admin.send('GET', `/api/team/${id}`)).body as { record: { email: string } }).record;
    expect((await admin.send('PATCH', `/api/team/${id}`, { is_admin: 1 })).status).toBe(200);
    return { id, http: await signIn(urls[0]!, email, PASSWORD) };
  }

  test('has the permissions of its role, and none for account or administration', async () => {
    const { maker, role, everywhere } = await key();
    const [http] = everywhere as [Http];
    const me = (await http.send('GET', '/api/auth/me')).body;
    expect(me).toMatchObject({ id: maker, is_admin: 1, role_id: role });
    const forbidden = ['/api/tasks', '/api/admin/api-keys', '/api/admin/roles', '/api/admin/portal-users'];
    for (const path of forbidden) expect((await http.send('GET', path)).status).toBe(403);
    expect((await http.send('POST', '/api/clients', { company_name: 'A', type: 'person' })).status).toBe(403);
    expect((await http.send('POST', '/api/auth/logout', {})).status).toBe(403);
    expect((await http.send('GET', '/api/clients')).headers.get('ratelimit')).toMatch(/^"default";r=\d+/);
  });

  test('is rejected by every call for sessions or administrators only', async () => {
    const { everywhere } = await key();
    const [http] = everywhere as [Http];
    const closed = loadContract().rpcs.filter(
      ({ policy: { access } }) => access.kind === 'caller' && ['session', 'administrator'].includes(access.caller),
    );
    const calls = closed.flatMap(({ bindings }) => bindings.map(({ method, path }) => ({ method, path })));
    expect(calls.length).toBeGreaterThan(30);
    const others: string[] = [];
    for (const { method, path } of calls) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { status } = await http.send(method, path.replaceAll(/\{\w+\}/g, '1'), body);
      if (status !== 403) others.push(`${method} ${path}: ${status}`);
    }
    expect(others).toEqual([]);
  });

  test('is rejected from another address than those it is limited to, also one that a header claims', async () => {
    const { everywhere } = await key(() => ({ allowed_addresses: ['127.0.0.0/8', '::1'] }));
    expect(await statuses(everywhere, '/api/clients')).toEqual([200, 200, 200]);
    const { http } = await administrator();
    const limited = { name: 'Elsewhere', role_id: 1, allowed_addresses: ['192.0.2.0/24'] };
    const elsewhere = (await http.send('POST', '/api/admin/api-keys', limited)).body as { key: string };
    const authorization = `Bearer ${elsewhere.key}`;
    for (const headers of [{ authorization }, { authorization, 'x-forwarded-for': '192.0.2.1' }]) {
      const response = await fetch(`${urls[0]}/api/clients`, { headers });
      expect([response.status, await response.text()]).toEqual([401, expect.stringContaining('from 127.0.0.1')]);
    }
  });

  test('is rejected once revoked', async () => {
    const { id, everywhere } = await key();
    expect((await admin.send('DELETE', `/api/admin/api-keys/${id}`)).status).toBe(200);
    await expectSoon(everywhere, '/api/clients', 401);
  });

  test('is valid beside the one that replaces it, until one is replaced that nobody shall use any more', async () => {
    const { id, everywhere } = await key();
    const rotate = async (body: object) => {
      const { status, body: answer } = await admin.send('POST', `/api/admin/api-keys/${id}/rotate`, body);
      expect(status).toBe(200);
      return urls.map((url) => createHttp(url, (answer as { key: string }).key));
    };
    const second = await rotate({});
    for (const each of [everywhere, second]) expect(await statuses(each, '/api/clients')).toEqual([200, 200, 200]);
    const third = await rotate({ overlap_hours: 0 });
    for (const old of [everywhere, second]) await expectSoon(old, '/api/clients', 401);
    expect(await statuses(third, '/api/clients')).toEqual([200, 200, 200]);
  });

  test.each([
    ['was demoted', (role: number) => ({ is_admin: 0, role_id: role })],
    ['was deactivated', () => ({ status: 'inactive' })],
  ])('is rejected once its creator %s', async (_what, less) => {
    const { maker, role, everywhere } = await key();
    expect((await admin.send('PATCH', `/api/team/${maker}`, less(role))).status).toBe(200);
    await expectSoon(everywhere, '/api/clients', 401);
  });

  test('has the new permissions of a changed role', async () => {
    const { role, everywhere } = await key();
    await admin.send('PATCH', `/api/admin/roles/${role}`, { grants: [] });
    await expectSoon(everywhere, '/api/clients', 403);
  });

  test('is rejected once expired', async () => {
    let expiry = 0;
    const { everywhere } = await key(() => {
      expiry = Date.now() + SOON_MS;
      return { expires_at: new Date(expiry).toISOString() };
    });
    await expectSoon(everywhere, '/api/clients', 401, expiry);
  });

  test('shows its last use, though uses are reported in batches', async () => {
    const before = Date.now() - 1000;
    const { id } = await key();
    const lastUse = async () => {
      const { body } = await admin.send('GET', `/api/admin/api-keys/${id}`);
      return Date.parse((body as { record: { last_used_at: string } }).record.last_used_at);
    };
    await eventually(lastUse, (usedAt) => usedAt >= before);
  });
});

describe('a user of the portal', () => {
  test('is signed out at all three gateways when the client is deleted, and can sign in again when it is restored', async () => {
    const name = `portal-${++people}`;
    const client = idOf(await admin.send('POST', '/api/clients', { company_name: name, type: 'organization' }));
    const { http, id } = await inviteToPortal(urls[0]!, admin, inbox, name, client);
    const everywhere = urls.map((url) => createHttp(url, http.token));
    expect(await statuses(everywhere, `/api/clients/${client}`)).toEqual([200, 200, 200]);
    expect((await admin.send('DELETE', `/api/clients/${client}`)).status).toBe(200);
    await expectSoon(everywhere, '/api/auth/me', 401);
    const wake = () => admin.send('PATCH', `/api/admin/portal-users/${id}`, { status: 'active' });
    expect(await wake()).toMatchObject({ status: 422, body: { errors: [{ field: 'client_id' }] } });
    await admin.send('POST', `/api/admin/deleted/clients/${client}/restore`);
    const statusOf = async () => {
      const { body } = await admin.send('GET', `/api/admin/portal-users/${id}`);
      return (body as { record: { status: string } }).record.status;
    };
    await eventually(statusOf, (status) => status === 'active');
    await expectSoon(everywhere, '/api/auth/me', 401);
    expect((await signIn(urls[1]!, `${name}@example.com`, PASSWORD)).token).toBeDefined();
  });
});

function idOf({ body }: { body: unknown }): number {
  return (body as { record: { id: number } }).record.id;
}
