import {
  createHttp,
  type Http,
  hire,
  type Inbox,
  openInbox,
  type StartedSystem,
  signIn,
  startSystem,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

/** Promised is a second; tests allow ten times that, for machines that are busy. */
const SOON_MS = 10_000;

let system: StartedSystem;
let inbox: Inbox;
let urls: string[];
let admin: Http;
let people = 0;

beforeAll(async () => {
  inbox = await openInbox();
  const gatewaySettings = { LIMITS: 'default=1000000/60,login=1000/60,recovery=1000/60' };
  system = await startSystem({ gateways: 3, smtpUrl: inbox.url, gatewaySettings });
  urls = system.gateways.map(({ url }) => url);
  admin = await signIn(urls[0]!, system.admin.email, system.admin.password);
}, 120_000);

afterAll(async () => {
  await system?.stop();
  await inbox?.close();
});

/** Somebody with a role of that many grants, known to all three gateways. */
async function somebody(grants: readonly { module: string; action: string; scope: string }[] = []) {
  const name = `somebody-${++people}`;
  const { http, id } = await hire(urls[0]!, admin, inbox, name, grants);
  const everywhere = urls.map((url) => createHttp(url, http.token));
  expect(await statuses(everywhere, '/api/auth/me')).toEqual([200, 200, 200]);
  return { id, everywhere, email: `${name}@example.com` };
}

const statuses = (everywhere: readonly Http[], path: string) =>
  Promise.all(everywhere.map(async (http) => (await http.send('GET', path)).status));

/** Waits until every gateway answers so. */
async function expectSoon(everywhere: readonly Http[], path: string, status: number): Promise<void> {
  const end = Date.now() + SOON_MS;
  const wanted = everywhere.map(() => status);
  let found = await statuses(everywhere, path);
  while (found.join() !== wanted.join() && Date.now() < end) found = await statuses(everywhere, path);
  expect(found).toEqual(wanted);
}

describe('at all three gateways soon', () => {
  test('a session that signed out is dead', async () => {
    const { everywhere } = await somebody();
    expect((await everywhere[0]!.send('POST', '/api/auth/logout', {})).status).toBe(200);
    expect((await everywhere[0]!.send('GET', '/api/auth/me')).status).toBe(401);
    await expectSoon(everywhere, '/api/auth/me', 401);
  });

  test('every session of an account that was deactivated is dead', async () => {
    const { id, everywhere } = await somebody();
    expect((await admin.send('PATCH', `/api/team/${id}`, { status: 'inactive' })).status).toBe(200);
    await expectSoon(everywhere, '/api/auth/me', 401);
  });

  test('every session is dead once the password was changed', async () => {
    const { everywhere, email } = await somebody();
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

  test('a role allows what it allows now, and no longer what it did', async () => {
    const grant = (scope: string) => [{ module: 'clients', action: 'view', scope }];
    const { id, everywhere } = await somebody(grant('all'));
    expect(await statuses(everywhere, '/api/clients')).toEqual([200, 200, 200]);
    const { role_id: role } = ((await admin.send('GET', `/api/team/${id}`)).body as { record: { role_id: number } })
      .record;
    await admin.send('PATCH', `/api/admin/roles/${role}`, { grants: grant('none') });
    await expectSoon(everywhere, '/api/clients', 403);
    await admin.send('PATCH', `/api/admin/roles/${role}`, { grants: grant('own') });
    await expectSoon(everywhere, '/api/clients', 200);
  });
});
