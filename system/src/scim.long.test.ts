import { createHttp, eventually, type Http, hire, type Inbox, signIn } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type MoreGateways, openMoreGateways } from './more-gateways.ts';

/** The documented limit is 1 s; the tests allow ten times that for busy machines. */
const SOON_MS = 10_000;
const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';

let shared: MoreGateways;
let inbox: Inbox;
let urls: readonly string[];
let admin: Http;
let token: { id: number; text: string };
let scim: Http;

beforeAll(async () => {
  const gatewaySettings = { LIMITS: 'default=1000000/60,login=1000/60,recovery=1000/60,scim=40/3600' };
  shared = await openMoreGateways(2, gatewaySettings);
  urls = shared.urls;
  ({ inbox } = shared);
  const { admin: account } = shared.system;
  admin = await signIn(urls[0]!, account.email, account.password);
  token = await createToken();
  scim = createHttp(urls[0]!, token.text);
});

afterAll(() => shared?.stop());

async function createToken() {
  const { status, body } = await admin.send('POST', '/api/admin/scim-tokens', { name: 'Entra ID' });
  expect(status).toBe(201);
  const { record, token: text } = body as { record: { id: number }; token: string };
  return { id: record.id, text };
}

const deactivate = { schemas: [PATCH_SCHEMA], Operations: [{ op: 'Replace', path: 'active', value: 'False' }] };

/** Waits until both gateways answer with the status. */
async function expectSoon(everywhere: readonly Http[], path: string, status: number): Promise<void> {
  const end = Date.now() + SOON_MS;
  const read = () => Promise.all(everywhere.map(async (http) => (await http.send('GET', path)).status));
  let found = await read();
  while (found.some((one) => one !== status) && Date.now() < end) found = await read();
  expect(found).toEqual(everywhere.map(() => status));
}

describe('a directory', () => {
  test('ends all sessions of a user whom it deactivates or deletes, at both gateways', async () => {
    for (const [method, body] of [
      ['PATCH', deactivate],
      ['DELETE', undefined],
    ] as const) {
      const { http, id } = await hire(urls[0]!, admin, inbox, `leaver-${method.toLowerCase()}`, []);
      const everywhere = urls.map((url) => createHttp(url, http.token));
      await expectSoon(everywhere, '/api/auth/me', 200);
      expect((await scim.send(method, `/scim/v2/Users/${id}`, body)).status).toBe(method === 'PATCH' ? 200 : 204);
      await expectSoon(everywhere, '/api/auth/me', 401);
    }
  });

  test('ends the API keys of an administrator whom it deactivates, at both gateways', async () => {
    const { http, id } = await hire(urls[0]!, admin, inbox, 'leaving-admin', []);
    await admin.send('PATCH', `/api/team/${id}`, { is_admin: 1, role_id: 0 });
    const { body: roles } = await admin.send('GET', '/api/admin/roles');
    const role_id = (roles as { records: { id: number }[] }).records[0]!.id;
    const maker = createHttp(urls[0]!, http.token);
    const created = await maker.send('POST', '/api/admin/api-keys', { name: 'Key', role_id });
    expect(created.status).toBe(201);
    const keys = urls.map((url) => createHttp(url, (created.body as { key: string }).key));
    await expectSoon(keys, '/api/auth/me', 200);
    expect((await scim.send('PATCH', `/scim/v2/Users/${id}`, deactivate)).status).toBe(200);
    await expectSoon(keys, '/api/auth/me', 401);
  });

  test('is named in the audit log with its token', async () => {
    const created = await scim.send('POST', '/scim/v2/Users', { userName: 'audited@example.com' });
    expect(created.status).toBe(201);
    const id = Number((created.body as { id: string }).id);
    const entry = await eventually(async () => {
      const { body } = await admin.send('GET', `/api/admin/audit-log?module=team&record_id=${id}`);
      return (body as { records: Record<string, unknown>[] }).records[0];
    });
    expect(entry).toMatchObject({ action: 'created', scim_token_id: token.id, api_key_id: null });
  });
});

describe('the surface', () => {
  test('answers with its own media type, location and entity tag, also below a trailing slash', async () => {
    const response = await fetch(`${urls[1]!}/scim/v2/Users/1/`, {
      headers: { authorization: `Bearer ${token.text}` },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/scim+json']);
    expect(response.headers.get('etag')).toMatch(/^W\/"\d+"$/);
    expect(response.headers.get('location')).toMatch(/\/scim\/v2\/Users\/1$/);
    expect(response.headers.get('ratelimit-policy')).toContain('"scim"');
    expect(await response.json()).toMatchObject({ id: '1', userName: shared.system.admin.email });
  });

  test.each([
    ['no token', () => ({}), 401, undefined],
    ['a session', () => ({ authorization: `Bearer ${admin.token}` }), 401, undefined],
    ['a made-up token', () => ({ authorization: 'Bearer scim_1_nothing' }), 401, undefined],
    [
      'half a body',
      () => ({ authorization: `Bearer ${token.text}`, 'content-type': 'application/scim+json' }),
      400,
      '{"a":',
    ],
    [
      'a body of another type',
      () => ({ authorization: `Bearer ${token.text}`, 'content-type': 'text/plain' }),
      415,
      'a',
    ],
  ])('rejects %s with an error of the protocol', async (_what, headers, status, body) => {
    const response = await fetch(`${urls[0]!}/scim/v2/Users`, {
      method: body ? 'POST' : 'GET',
      headers: headers() as Record<string, string>,
      ...(body && { body }),
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/scim+json']);
    expect(await response.json()).toMatchObject({
      schemas: [ERROR_SCHEMA],
      status: String(status),
      detail: expect.any(String),
    });
  });

  test('rejects an API key, and its token is rejected by the API', async () => {
    const { body: roles } = await admin.send('GET', '/api/admin/roles');
    const role_id = (roles as { records: { id: number }[] }).records[0]!.id;
    const { body } = await admin.send('POST', '/api/admin/api-keys', { name: 'Other', role_id });
    const key = createHttp(urls[0]!, (body as { key: string }).key);
    expect((await key.send('GET', '/scim/v2/Users')).status).toBe(401);
    for (const path of ['/api/team', '/api/auth/me', '/api/admin/scim-tokens'])
      expect((await scim.send('GET', path)).status).toBe(401);
    expect((await scim.send('POST', '/mcp', {})).status).toBe(401);
  });

  test('has a rate limit for each token', async () => {
    const { text } = await createToken();
    const busy = createHttp(urls[0]!, text);
    const statuses: number[] = [];
    for (let call = 0; call < 60 && !statuses.includes(429); call += 1)
      statuses.push((await busy.send('GET', '/scim/v2/ServiceProviderConfig')).status);
    expect(statuses).toContain(429);
    expect((await scim.send('GET', '/scim/v2/ServiceProviderConfig')).status).toBe(200);
  });

  test('is closed to a deleted token at once, at both gateways', async () => {
    const { id, text } = await createToken();
    const everywhere = urls.map((url) => createHttp(url, text));
    await expectSoon(everywhere, '/scim/v2/ServiceProviderConfig', 200);
    expect((await admin.send('DELETE', `/api/admin/scim-tokens/${id}`)).status).toBe(200);
    for (const http of everywhere) expect((await http.send('GET', '/scim/v2/ServiceProviderConfig')).status).toBe(401);
  });
});
