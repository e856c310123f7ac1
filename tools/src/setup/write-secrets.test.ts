import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { composeAddresses } from './layout.ts';
import { type SetupSettings, writeOAuthSettings, writeSecrets } from './write-secrets.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let dir: string;
let settings: SetupSettings;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'secrets-'));
  const publicUrl = 'https://business.example';
  settings = { root, dir, publicUrl, adminEmail: 'a@example.com', adminPassword: 'a long password' };
  await writeSecrets(settings, composeAddresses);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const envOf = (name: string) => readFile(join(dir, name, 'env'), 'utf8');

describe('the settings of containers', () => {
  test('have NODE_ENV=production', async () => {
    const env = await envOf('identity');
    expect(env).toContain("NODE_ENV='production'");
    expect(env).toContain("PUBLIC_URL='https://business.example'");
  });

  test('let NATS sync its streams every second', async () => {
    expect(await readFile(join(dir, 'nats/nats.conf'), 'utf8')).toContain('sync_interval: "1s"');
  });

  test('keep webhooks away from the network of the containers', async () => {
    expect(await envOf('activity')).toContain("WEBHOOKS_ALLOW_PRIVATE_ADDRESSES='false'");
  });

  test('have a database, a login and a key of their own for each process', async () => {
    const [identity, crm, gateway] = await Promise.all(['identity', 'crm', 'gateway'].map(envOf));
    expect(identity).toMatch(/^MONGODB_URL='mongodb:\/\/identity:[^@]+@mongo:27017\/bms_identity/m);
    expect(crm).toMatch(/^MONGODB_URL='mongodb:\/\/crm:[^@]+@mongo:27017\/bms_crm/m);
    expect(gateway).not.toContain('MONGODB_URL');
    const keys = [identity, crm, gateway].map((env) => /^SIGNING_KEY='(.*)'$/m.exec(env!)?.[1]);
    expect(new Set(keys).size).toBe(3);
  });

  test('connect drives and calendars to the OAuth server of the demo only with the settings of the demo', async () => {
    const read = async () => parseEnv(await readFile(join(dir, 'identity/oauth.env'), 'utf8'));
    expect(await envOf('identity')).not.toMatch(/^(DRIVE|CALENDAR)_/m);
    expect(await read()).toEqual({});
    expect(await writeOAuthSettings(settings, composeAddresses)).toEqual(['identity']);
    const { DRIVE_CLIENT_SECRET, ...filled } = await read();
    expect(filled).toMatchObject({ DRIVE_PROVIDER: 'custom', DRIVE_TOKEN_URL: 'http://oauth:1090/token' });
    expect(DRIVE_CLIENT_SECRET).toMatch(/^[A-Za-z0-9+/]{43}=$/);
    await writeSecrets(settings, composeAddresses);
    expect(await read()).toEqual({});
  });

  test('let NATS report its health within its container', async () => {
    expect(await readFile(join(dir, 'nats/nats.conf'), 'utf8')).toContain('http: "127.0.0.1:8222"');
  });
});

test("the setup writes the administrator's password to a file that only root reads, and prints the command that shows it", async () => {
  const other = await mkdtemp(join(tmpdir(), 'secrets-'));
  try {
    const args = ['--disable-warning=ExperimentalWarning', join(root, 'tools/src/setup.ts'), 'secrets'];
    const env = { PATH: process.env['PATH'], SECRETS_DIR: other };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
    const file = join(other, 'setup/administrator-password');
    const password = (await readFile(file, 'utf8')).trim();
    expect(password.length).toBeGreaterThanOrEqual(20);
    expect(parseEnv(await readFile(join(other, 'identity/env'), 'utf8'))['ADMIN_PASSWORD']).toBe(password);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(stdout).toContain(`docker compose cp secrets:${file} -`);
    expect(stdout + stderr).not.toContain(password);
  } finally {
    await rm(other, { recursive: true });
  }
});
