import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  adminMongoUrl,
  type Command,
  checkReady,
  ensureReplicaSet,
  ensureUsers,
  findServices,
  freePort,
  mongodCommand,
  natsCommand,
  type RunningProcess,
  resolveProgram,
  startProcess,
  until,
  untilListening,
  valkeyCommand,
} from '@bms/parts';
import { tempDir } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Addresses, databaseUserOf, natsLoginOf, rootOf } from './setup/layout.ts';
import { writeSecrets } from './setup/write-secrets.ts';
import { openSecrets, type Secrets } from './start/secrets.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');
const started: RunningProcess[] = [];
let dir: Awaited<ReturnType<typeof tempDir>>;
let names: string[];
const ports: Record<string, number> = {};

async function launch(command: Command, port: number): Promise<void> {
  const running = await startProcess(command);
  started.push(running);
  await untilListening(running, port);
}

async function folder(name: string): Promise<string> {
  await mkdir(join(dir.path, name), { recursive: true });
  return join(dir.path, name);
}

/** Starts the backing services of the containers on this machine. */
async function startBackingServices(secrets: Secrets): Promise<void> {
  const binary = async (name: 'mongod' | 'valkey' | 'nats') => (await resolveProgram(name)).binary;
  const { mongo = 0, valkey = 0, nats = 0 } = ports;
  const keyFile = join(dir.path, 'keyfile');
  await writeFile(keyFile, secrets.get('mongo/key'), { mode: 0o600 });
  const users = ['gateway', ...names].map((name) => natsLoginOf(name, secrets));
  const password = secrets.get('valkey');
  await launch(
    mongodCommand({ binary: await binary('mongod'), port: mongo, dataDir: await folder('db'), keyFile }),
    mongo,
  );
  await launch(
    await valkeyCommand({ binary: await binary('valkey'), port: valkey, dataDir: await folder('v'), password }),
    valkey,
  );
  await launch(
    await natsCommand({ ...(await resolveProgram('nats')), port: nats, dataDir: await folder('n'), users }),
    nats,
  );
  await ensureReplicaSet(`127.0.0.1:${mongo}`, rootOf(secrets));
  const databaseUsers = names.map((name) => databaseUserOf(name, secrets));
  await ensureUsers(adminMongoUrl(`127.0.0.1:${mongo}`, rootOf(secrets)), databaseUsers);
}

/** Runs a process like its image does, except for its addresses. */
async function startCompiled(name: string, path: string, port: number, listen: Record<string, string>): Promise<void> {
  const args = [`--env-file=${join(dir.path, 'secrets', name, 'env')}`, 'src/main.js'];
  const env = { PATH: process.env['PATH'] ?? '', ...listen };
  const running = await startProcess({ file: process.execPath, args, cwd: join(dist, path), env });
  started.push(running);
  await until(name, () => checkReady(`http://127.0.0.1:${port}`), {
    process: running,
    timeoutMs: 90_000,
    pauseMs: 100,
  });
}

beforeAll(async () => {
  dir = await tempDir();
  names = (await findServices(root)).map(({ name }) => name);
  const needed = ['mongo', 'valkey', 'nats', 'smtp', 'gateway', ...names.flatMap((name) => [name, `${name}/http`])];
  for (const name of needed) ports[name] = await freePort();
  await run('npm', ['run', 'build'], { cwd: root });
  const filters = ['{./gateway}...', '{./services/*}...'].map((path) => `--filter=${path}`);
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const install = [packageManager, 'install', '--frozen-lockfile', '--prod', '--prefer-offline', ...filters];
  await run('npx', ['--yes', ...install], { cwd: dist });
}, 300_000);

afterAll(async () => {
  await Promise.all(started.map((running) => running.stop()));
  await dir.remove();
});

test('compiled and installed without dev dependencies, everything runs in production with the secrets of the setup', async () => {
  const at = (name: string): string => `127.0.0.1:${ports[name]}`;
  const addresses: Addresses = {
    mongo: at('mongo'),
    valkey: at('valkey'),
    nats: at('nats'),
    smtp: at('smtp'),
    oauth: { authorizeUrl: 'http://127.0.0.1:9/authorize', tokenUrl: 'http://127.0.0.1:9/token' },
    service: at,
    serviceHttp: (name) => at(`${name}/http`),
  };
  const url = `http://${at('gateway')}`;
  const secretsDir = await folder('secrets');
  const settings = { root, dir: secretsDir, publicUrl: url, adminEmail: 'admin@example.com', adminPassword: undefined };
  const signIn = await writeSecrets(settings, addresses);
  expect(await writeSecrets(settings, addresses)).toEqual(signIn);
  await startBackingServices(await openSecrets(join(secretsDir, 'setup/secrets.json')));

  const services = names.map((name) => {
    const listen = { GRPC_ADDRESS: at(name), HTTP_ADDRESS: at(`${name}/http`) };
    return startCompiled(name, `services/${name}`, ports[`${name}/http`] ?? 0, listen);
  });
  await Promise.all(services);
  await startCompiled('gateway', 'gateway', ports['gateway'] ?? 0, {
    HOST: '127.0.0.1',
    PORT: String(ports['gateway']),
  });

  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(signIn) });
  expect(answer.status).toBe(200);
});
