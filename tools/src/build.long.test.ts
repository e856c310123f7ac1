import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkReady, findServices, type RunningProcess, startProcess, until } from '@bms/backing-services';
import { tempDir } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  chooseHostPorts,
  type HostPorts,
  hostAddresses,
  listenSettings,
  startHostServices,
} from './setup/host-services.ts';
import { writeSecrets } from './setup/write-secrets.ts';
import { openSecrets } from './start/secrets.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');
const started: RunningProcess[] = [];
let dir: Awaited<ReturnType<typeof tempDir>>;
let names: string[];
let ports: HostPorts;

/** Runs a process like its image does, except for its addresses. */
async function startCompiled(name: string, path: string): Promise<void> {
  const args = [`--env-file=${join(dir.path, 'secrets', name, 'env')}`, 'src/main.js'];
  const env = { PATH: process.env['PATH'] ?? '', ...listenSettings(name, ports) };
  const running = await startProcess({ file: process.execPath, args, cwd: join(dist, path), env });
  started.push(running);
  const port = ports[name === 'gateway' ? name : `${name}/http`];
  await until(name, () => checkReady(`http://127.0.0.1:${port}`), {
    process: running,
    pauseMs: 100,
  });
}

beforeAll(async () => {
  dir = await tempDir();
  names = (await findServices(root)).map(({ name }) => name);
  ports = await chooseHostPorts(names);
  await run('npm', ['run', 'build'], { cwd: root });
  const filters = ['{./gateway}...', '{./services/*}...'].map((path) => `--filter-prod=${path}`);
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const install = [packageManager, 'install', '--frozen-lockfile', '--prod', '--prefer-offline', ...filters];
  await run('npx', ['--yes', ...install], { cwd: dist });
});

afterAll(async () => {
  await Promise.all(started.map((running) => running.stop()));
  await dir.remove();
});

test('compiled and installed without dev dependencies, everything runs in production with the secrets of the setup', async () => {
  const url = `http://127.0.0.1:${ports['gateway']}`;
  const secretsDir = join(dir.path, 'secrets');
  await mkdir(secretsDir);
  const settings = { root, dir: secretsDir, publicUrl: url, adminEmail: 'admin@example.com', adminPassword: undefined };
  const signIn = await writeSecrets(settings, hostAddresses(ports));
  expect(await writeSecrets(settings, hostAddresses(ports))).toEqual(signIn);
  const secrets = await openSecrets(join(secretsDir, 'setup/secrets.json'));
  await startHostServices({ root, dir: dir.path, ports, secrets, started: (running) => started.push(running) });

  await Promise.all(names.map((name) => startCompiled(name, `services/${name}`)));
  await startCompiled('gateway', 'gateway');

  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(signIn) });
  expect(answer.status).toBe(200);
  const bundle = /src="([^"]*scalar[^"]*)"/.exec(
    await (await fetch(`${url}/api/docs`, { headers: { Accept: 'text/html' } })).text(),
  );
  expect((await fetch(new URL(bundle?.[1] ?? '', url))).headers.get('content-type')).toContain('javascript');
});
