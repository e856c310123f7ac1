import { createEncryption } from '@bms/mail';
import { readSettings } from '@bms/service-kit';
import { administrator } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../test/harness.ts';
import { type OAuthProvider, startOAuthProvider } from '../../test/provider.ts';
import { identitySettings } from '../config.ts';
import { freshAccessToken } from './access-token.ts';
import { ProviderAway } from './oauth.ts';

let provider: OAuthProvider;
let identity: TestedIdentity;
let holder: Parameters<typeof freshAccessToken>[0];

beforeAll(async () => {
  provider = await startOAuthProvider();
  identity = await startIdentity({
    DRIVE_PROVIDER: 'custom',
    DRIVE_CLIENT_ID: 'bms',
    DRIVE_AUTHORIZE_URL: provider.authorizeUrl,
    DRIVE_TOKEN_URL: provider.tokenUrl,
  });
  const config = readSettings(identitySettings, identity.start.env);
  holder = { kit: identity.running.kit, encryption: createEncryption(config.secrets.encryption), config };
});
afterAll(async () => {
  await identity.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.otherAnswer = undefined;
  provider.asked.length = 0;
});

const connect = (body: object) => identity.call('Connections/SaveDriveToken', body, { caller: administrator });
const token = () => freshAccessToken(holder, 'drive', 'drive');
const connected = () => identity.running.kit.db.collection<{ _id: string }>('connections').findOne({ _id: 'drive' });

describe('an access token', () => {
  test('is none where nothing is connected', async () => {
    expect(await token()).toBeUndefined();
  });

  test.each([[{ access_token: 'good', expires_in: 3600 }], [{ access_token: 'good' }]])(
    'that is good is handed out as it is: %j',
    async (body) => {
      await connect(body);
      expect(await token()).toBe('good');
      expect(provider.asked).toEqual([]);
    },
  );

  test('that has expired is none where no other can be had', async () => {
    await connect({ access_token: 'old', expires_in: 1 });
    expect(await token()).toBeUndefined();
  });

  test('that has expired is had anew, once, however many ask', async () => {
    await connect({ access_token: 'old', refresh_token: 'the first refresh token', expires_in: 1 });
    const tokens = await Promise.all(Array.from({ length: 10 }, token));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toMatch(/^ey/);
    expect(provider.asked).toEqual([
      { grant_type: 'refresh_token', client_id: 'bms', refresh_token: 'the first refresh token' },
    ]);
    expect(await token()).toBe(tokens[0]);
    expect(provider.asked).toHaveLength(1);
  });

  test('is had by the newest refresh token, and by the same one where no other came', async () => {
    provider.expiresIn = 30;
    await connect({ access_token: 'old', refresh_token: 'first', expires_in: 1 });
    await token();
    await token();
    provider.otherAnswer = { status: 200, body: { access_token: 'a', token_type: 'bearer', expires_in: 30 } };
    await token();
    await token();
    provider.expiresIn = 3600;
    const [first, second, third, fourth] = provider.asked.map((asked) => asked['refresh_token']);
    expect(first).toBe('first');
    expect([second, third].every((one) => typeof one === 'string' && one !== 'first' && one !== '')).toBe(true);
    expect(third).not.toBe(second);
    expect(fourth).toBe(third);
  });

  test('is left alone while the provider is away, and had once it is back', async () => {
    await connect({ access_token: 'old', refresh_token: 'r', expires_in: 1 });
    provider.otherAnswer = { status: 503, body: {} };
    await expect(token()).rejects.toBeInstanceOf(ProviderAway);
    provider.otherAnswer = undefined;
    expect(await token()).toMatch(/^ey/);
  });

  test('is waited for where another process is about to have it, and had where that one is gone', async () => {
    await connect({ access_token: 'old', refresh_token: 'r', expires_in: 1 });
    const connections = identity.running.kit.db.collection<{ _id: string }>('connections');
    const until = (ms: number) => ({ $set: { refreshing_until: new Date(Date.now() + ms) } });
    await connections.updateOne({ _id: 'drive' }, until(400));
    const since = Date.now();
    expect(await token()).toMatch(/^ey/);
    expect(Date.now() - since).toBeGreaterThanOrEqual(390);
    expect(provider.asked).toHaveLength(1);
  });

  test('ends the connection where the provider refuses to renew it', async () => {
    await connect({ access_token: 'old', refresh_token: 'r', expires_in: 1 });
    provider.otherAnswer = { status: 400, body: { error: 'invalid_grant' } };
    expect(await token()).toBeUndefined();
    expect(await connected()).toBeNull();
  });
});
