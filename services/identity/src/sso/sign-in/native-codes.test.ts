import { createHash } from 'node:crypto';
import { errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../../test/harness.ts';
import { type Forger, startForger } from '../../../test/sso/forger.ts';
import { newBrowser, signInsThrough, ssoEnv } from '../../../test/sso/sign-ins.ts';
import { NATIVE_CODES, type NativeCode } from '../sso.models.ts';

let identity: TestedIdentity;
let forger: Forger;
let key: string;
const { addProvider, signIn, start, back, me } = signInsThrough(() => identity.call);

beforeAll(async () => {
  [identity, forger] = await Promise.all([startIdentity(ssoEnv), startForger()]);
  const redirect_uris = ['com.example.app:/in', 'http://127.0.0.1/in'];
  ({ key } = await addProvider(forger, { default_role_id: 2, create_accounts: true, redirect_uris }));
});
afterAll(async () => {
  await identity.stop();
  await forger.stop();
});

const code_verifier = 'v'.repeat(43);
const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
const app = { code_challenge, redirect_uri: 'com.example.app:/in', state: 'of the app' };
const exchange = (code: string, more: object = {}) =>
  identity.call<{ token: string; refresh_token: string; user: object }>('SingleSignOn/Token', {
    ...{ code, code_verifier },
    ...more,
  });
const codeOf = ({ location }: { location: string }) => new URL(location).searchParams.get('code')!;

describe('a native app', () => {
  test('gets a code at its address, and no session in the browser, and exchanges the code for a session', async () => {
    const done = await signIn(forger, key, app);
    expect(done.token).toBe('');
    expect(done.location).toMatch(/^com\.example\.app:\/in\?code=[\w-]{43}&state=of\+the\+app$/);
    const { token, user, refresh_token } = await exchange(codeOf(done));
    expect(user).toMatchObject({ email: 'nora@example.com', user_type: 'staff' });
    expect(refresh_token).toBe('');
    expect(await me(token)).toMatchObject({ email: 'nora@example.com' });
  });

  test('on the loopback interface is reached on its port, and gets a refresh token on request', async () => {
    const done = await signIn(forger, key, { ...app, redirect_uri: 'http://127.0.0.1:49152/in' });
    expect(done.location).toMatch(/^http:\/\/127\.0\.0\.1:49152\/in\?code=/);
    expect((await exchange(codeOf(done), { remember: true })).refresh_token).toMatch(/^[\w-]{22}\.1\./);
  });

  test('uses a code once', async () => {
    const code = codeOf(await signIn(forger, key, app));
    await exchange(code);
    expect(await errorsOf(exchange(code))).toEqual(['sso_failed']);
  });

  test('with a wrong verifier gets no session, and has used the code', async () => {
    const code = codeOf(await signIn(forger, key, app));
    expect(await errorsOf(exchange(code, { code_verifier: 'w'.repeat(43) }))).toEqual(['sso_failed']);
    expect(await errorsOf(exchange(code))).toEqual(['sso_failed']);
  });

  test('cannot use a code after a minute', async () => {
    const code = codeOf(await signIn(forger, key, app));
    const codes = identity.running.kit.db.collection<NativeCode>(NATIVE_CODES);
    const [stored] = await codes.find().toArray();
    const left = stored!.expires_at.getTime() - Date.now();
    expect([left > 50_000, left <= 60_000]).toEqual([true, true]);
    await codes.updateMany({}, { $set: { expires_at: new Date(Date.now() - 1) } });
    expect(await errorsOf(exchange(code))).toEqual(['sso_failed']);
  });

  test('is told at its address that the sign-in failed', async () => {
    const browser = newBrowser();
    const { location } = await start(key, app, browser);
    const { state } = await forger.authorize(location);
    const failed = await back(key, { state, error: 'access_denied' }, browser);
    const told = Object.fromEntries(new URL(failed.location).searchParams);
    expect(told).toMatchObject({ error: 'sso_failed', state: 'of the app' });
  });
});
