import { createHttp, eventually, type Http, hire, type Inbox, PASSWORD, signIn, totpCode } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type MoreGateways, openMoreGateways } from './more-gateways.ts';

let shared: MoreGateways;
let inbox: Inbox;
let urls: readonly string[];
let admin: Http;
let people = 0;

beforeAll(async () => {
  shared = await openMoreGateways(1);
  urls = [shared.system.gateways[0]!.url, ...shared.urls];
  ({ inbox } = shared);
  const { admin: account } = shared.system;
  admin = await signIn(urls[0]!, account.email, account.password);
});

afterAll(() => shared?.stop());

interface Problem {
  readonly code: string;
  readonly challenge: string;
  readonly factors: readonly { readonly type: string }[];
}

const login = (email: string, at = 0, more: object = {}) =>
  createHttp(urls[at]!).send('POST', '/api/auth/login', { email, password: PASSWORD, ...more });
const challenge = async (email: string, at = 0): Promise<string> =>
  ((await login(email, at)).body as Problem).challenge;
const verify = (body: object, at = 0) => createHttp(urls[at]!).send('POST', '/api/auth/second-factor', body);

/** Adds an authenticator app and recovery codes to the account of a session. @returns its key and a recovery code */
async function addApp(http: Http) {
  const added = await http.send('POST', '/api/auth/factors', { type: 'totp', name: 'Phone' });
  const { record } = added.body as { record: { id: number; secret: string; uri: string } };
  expect([added.status, record.uri]).toEqual([201, expect.stringContaining(`secret=${record.secret}`)]);
  const confirm = `/api/auth/factors/${record.id}/confirm`;
  expect((await http.send('POST', confirm, { code: totpCode(record.secret, -1) })).status).toBe(200);
  const { body } = await http.send('POST', '/api/auth/recovery-codes', {});
  return { secret: record.secret, codes: (body as { codes: string[] }).codes };
}

/** Creates a user with a role without grants, and an authenticator app. */
async function newUser() {
  const name = `factors-${++people}`;
  const { http, id } = await hire(urls[0]!, admin, inbox, name, []);
  return { http, id, email: `${name}@example.com` };
}

describe('a sign-in with a second factor over HTTP', () => {
  test('is 401 with a challenge, and answers as a login for a code with spaces', async () => {
    const { http, email } = await newUser();
    const before = await login(email);
    const { secret, codes } = await addApp(http);
    expect(codes).toHaveLength(10);
    const first = await login(email);
    expect([first.status, first.headers.get('content-type')]).toEqual([401, expect.stringContaining('problem+json')]);
    expect(first.body).toMatchObject({
      code: 'second_factor_required',
      factors: [{ type: 'totp' }, { type: 'recovery_code' }],
    });
    const code = totpCode(secret);
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    const second = await verify({ challenge: (first.body as Problem).challenge, type: 'totp', code: spaced }, 1);
    expect([second.status, Object.keys(second.body as object)]).toEqual([200, Object.keys(before.body as object)]);
    const { token } = second.body as { token: string };
    for (const url of urls) expect((await createHttp(url, token).send('GET', '/api/auth/me')).status).toBe(200);
  });

  test('opens one session if one code arrives at two gateways at the same instant', async () => {
    const { http, email } = await newUser();
    const { secret, codes } = await addApp(http);
    const code = totpCode(secret);
    const sent = await Promise.all(
      urls.map(async (_url, at) => ({ challenge: await challenge(email, at), type: 'totp', code })),
    );
    const answers = await Promise.all(sent.map((body, at) => verify(body, at)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const recoveries = await Promise.all(
      urls.map(async (_url, at) => ({ challenge: await challenge(email, at), type: 'recovery_code', code: codes[0] })),
    );
    const recovered = await Promise.all(recoveries.map((body, at) => verify(body, at)));
    expect(recovered.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('keeps the refresh token of `remember` until the second factor', async () => {
    const { http, email } = await newUser();
    const { secret } = await addApp(http);
    const first = (await login(email, 0, { remember: true })).body as Problem & { refresh_token?: string };
    expect(first.refresh_token).toBeUndefined();
    const { body } = await verify({ challenge: first.challenge, type: 'totp', code: totpCode(secret) });
    const { refresh_token } = body as { refresh_token: string };
    const refreshed = await createHttp(urls[1]!).send('POST', '/api/auth/refresh', { refresh_token });
    expect(refreshed.status).toBe(200);
  });

  test.each([
    [{ type: 'totp', code: '123456' }, 'challenge'],
    [{ challenge: 'x', code: '123456' }, 'type'],
    [{ challenge: 'x', type: 'sms', code: '123456' }, 'type'],
    [{ challenge: 'x', type: 'totp' }, 'code'],
    [{ challenge: 'x', type: 'passkey' }, 'credential'],
    [{ challenge: 'x', type: 'passkey', credential: 'text' }, 'credential'],
    [{ challenge: 'x', type: 'passkey', credential: {} }, 'credential'],
  ])('is 422 for %j and names %s', async (body, field) => {
    const { status, body: problem } = await verify(body);
    const { errors = [] } = problem as { errors?: { field: string }[] };
    expect([status, errors.map((one) => one.field)]).toEqual([422, [field]]);
  });
});

describe('a required second factor over HTTP', () => {
  test('leaves nothing but its setup, and everything after it at every gateway', async () => {
    const { email, id } = await newUser();
    const role = await admin.send('GET', `/api/team/${id}`);
    const { role_id } = (role.body as { record: { role_id: number } }).record;
    const grace = { second_factor_grace_days: 0 };
    expect((await admin.send('PATCH', '/api/admin/organization', grace)).status).toBe(200);
    const required = { require_second_factor: true };
    expect((await admin.send('PATCH', `/api/admin/roles/${role_id}`, required)).status).toBe(200);
    const { token } = (await login(email)).body as { token: string };
    const everywhere = urls.map((url) => createHttp(url, token));
    for (const http of everywhere) {
      expect((await http.send('GET', '/api/auth/preferences')).body).toMatchObject({
        ...{ status: 403, code: 'second_factor_setup_required' },
      });
      expect((await http.send('GET', '/api/auth/me')).status).toBe(200);
    }
    await addApp(everywhere[0]!);
    for (const http of everywhere) expect((await http.send('GET', '/api/auth/preferences')).status).toBe(200);
  });

  test('is reset by an administrator, which ends the sessions at every gateway', async () => {
    const { http, email, id } = await newUser();
    await addApp(http);
    expect((await http.send('POST', `/api/team/${id}/reset-factors`)).status).toBe(403);
    expect((await admin.send('POST', `/api/team/${id}/reset-factors`)).status).toBe(200);
    const old = createHttp(urls[1]!, http.token);
    await eventually(
      () => old.send('GET', '/api/auth/me'),
      ({ status }) => status === 401,
    );
    expect((await login(email)).status).toBe(200);
    const audited = await eventually(
      () => admin.send('GET', '/api/admin/audit-log?action=factors_reset'),
      ({ body }) => (body as { records: object[] }).records.length > 0,
    );
    expect((audited.body as { records: object[] }).records[0]).toMatchObject({ record_id: id, user_id: 1 });
  });
});
