import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { composeAddresses } from './layout.ts';
import { writeSecrets } from './write-secrets.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'secrets-'));
  const settings = { root, dir, publicUrl: 'https://business.example', adminEmail: 'a@example.com' };
  await writeSecrets({ ...settings, adminPassword: 'a long password' }, composeAddresses);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const envOf = (name: string) => readFile(join(dir, name, 'env'), 'utf8');

describe('what containers are told', () => {
  test('is meant for production', async () => {
    const env = await envOf('identity');
    expect(env).toContain("NODE_ENV='production'");
    expect(env).toContain("PUBLIC_URL='https://business.example'");
  });

  test('has NATS sync its streams every second', async () => {
    expect(await readFile(join(dir, 'nats/nats.conf'), 'utf8')).toContain('sync_interval: "1s"');
  });

  test('keeps webhooks from the network that the containers share', async () => {
    expect(await envOf('activity')).toContain("WEBHOOKS_ALLOW_PRIVATE_ADDRESSES='false'");
  });

  test('is a database, a login and a key for each of its own', async () => {
    const [identity, crm, gateway] = await Promise.all(['identity', 'crm', 'gateway'].map(envOf));
    expect(identity).toMatch(/^MONGODB_URL='mongodb:\/\/identity:[^@]+@mongo:27017\/bms_identity/m);
    expect(crm).toMatch(/^MONGODB_URL='mongodb:\/\/crm:[^@]+@mongo:27017\/bms_crm/m);
    expect(gateway).not.toContain('MONGODB_URL');
    const keys = [identity, crm, gateway].map((env) => /^SIGNING_KEY='(.*)'$/m.exec(env!)?.[1]);
    expect(new Set(keys).size).toBe(3);
  });
});
