import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCallerVerifier, readSigner, signCallerToken } from '@bms/contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { gatewayEnvironment, type LocalEnvironment, serviceEnvironment } from './environment.ts';
import { newSigningKey, trustedKeys } from './keys.ts';
import { findServices, type ProcessSource } from './sources.ts';

const local: LocalEnvironment = {
  nodeEnv: 'test',
  logLevel: 'info',
  port: 8080,
  redisUrl: 'redis://127.0.0.1:1',
  smtpUrl: 'smtp://127.0.0.1:2',
  adminEmail: 'admin@example.com',
  adminPassword: 'a long password',
  services: { a: { grpc: 11, http: 12 }, b: { grpc: 21, http: 22 } },
  trustedKeys: '{"keys":[]}',
};
const own = {
  signingKey: '{}',
  natsUrl: 'nats://x',
  mongodbUrl: 'mongodb://y',
  secret: (name: string) => `secret of ${name}`,
};
const source = (localSettings: Record<string, string>): ProcessSource => ({
  name: 'a',
  dir: '/a',
  localSettings,
  oauthSettings: { OAUTH: '{oauthTokenUrl}' },
  passedSettings: [],
  consumes: {},
  hears: [],
});

describe('services in the checkout', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'root-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  test('are the folders that can be started, with the settings they read', async () => {
    for (const name of ['b', 'a']) {
      await mkdir(join(root, 'services', name, 'src'), { recursive: true });
      await writeFile(join(root, 'services', name, 'src/main.ts'), '');
      await writeFile(join(root, 'services', name, 'package.json'), '{"bms":{"localSettings":{"KEY":"{secret}"}}}');
    }
    await mkdir(join(root, 'services/not-yet'));
    const found = await findServices(root);
    expect(found.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(found[0]?.localSettings).toEqual({ KEY: '{secret}' });
  });
});

describe('the environment of a process', () => {
  test('holds its own addresses and those of all services', () => {
    const env = serviceEnvironment(source({}), local, own);
    expect(env).toMatchObject({
      GRPC_ADDRESS: '127.0.0.1:11',
      HTTP_ADDRESS: '127.0.0.1:12',
      MONGODB_URL: 'mongodb://y',
    });
    expect(env['UPSTREAMS']).toBe('a=127.0.0.1:11,b=127.0.0.1:21');
  });

  test('of the gateway holds the HTTP addresses of upstreams, and no database', () => {
    const env = gatewayEnvironment(source({}), local, own);
    expect(env['UPSTREAMS_HTTP']).toBe('a=127.0.0.1:12,b=127.0.0.1:22');
    expect(env).not.toHaveProperty('MONGODB_URL');
  });

  test('marks its secrets as local', () => {
    expect(serviceEnvironment(source({}), local, own)['LOCAL_SECRETS']).toBe('true');
  });

  test('holds values for the settings that the process reads', () => {
    const env = serviceEnvironment(
      source({ KEY: '{secret}', FROM: 'no-reply at {publicUrl}', SMTP: '{smtpUrl}', TRY: '{isLocal}' }),
      local,
      own,
    );
    expect(env).toMatchObject({
      KEY: 'secret of KEY',
      FROM: 'no-reply at http://127.0.0.1:8080',
      SMTP: 'smtp://127.0.0.1:2',
      TRY: 'true',
    });
  });

  test('holds the settings for an OAuth server only if there is one', () => {
    const oauth = { authorizeUrl: 'http://authorize', tokenUrl: 'http://token' };
    expect(serviceEnvironment(source({}), { ...local, oauth }, own)['OAUTH']).toBe('http://token');
    expect(serviceEnvironment(source({}), local, own)).not.toHaveProperty('OAUTH');
  });

  test('is rejected if the process reads an unknown secret', () => {
    expect(() => serviceEnvironment(source({ KEY: '{secrte}' }), local, own)).toThrow(/KEY has an unknown {secrte}/);
  });
});

test("processes of one start trust each other's keys", () => {
  const keys = { gateway: newSigningKey('gateway'), a: newSigningKey('a') };
  const anonymous = {
    kind: 'public',
    userId: 0,
    userType: '',
    isAdmin: false,
    roleId: 0,
    clientId: 0,
    sessionId: '',
    apiKeyId: 0,
    scimTokenId: 0,
    isReadOnly: false,
    needsFactorSetup: false,
    grants: {},
  } as const;
  const token = signCallerToken(readSigner(keys.gateway), anonymous, 'a');
  const verify = createCallerVerifier(trustedKeys(Object.values(keys)), 'a');
  expect(verify(token).caller.kind).toBe('public');
  expect(trustedKeys(Object.values(keys))).not.toContain('"d"');
});
