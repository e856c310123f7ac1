import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import { tempDir } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { clearLockedPorts as asAnotherProcess } from 'get-port';
import { identityOf } from '../supervisor/process-identity.ts';
import { openDataDir } from './data-dir.ts';
import { writeJson } from './json-file.ts';
import { lockDataDir } from './lock.ts';
import { checkGatewayPort, choosePorts } from './ports.ts';
import { openSecrets } from './secrets.ts';
import { readStartSettings } from './settings.ts';
import { keepSignIn, signInOf } from './sign-in.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
beforeEach(async () => {
  dir = await tempDir();
});
afterEach(() => dir.remove());

const modeOf = async (file: string): Promise<string> => ((await stat(file)).mode & 0o777).toString(8);

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

describe('settings', () => {
  test('have defaults', () => {
    expect(readStartSettings({})).toMatchObject({
      port: 8080,
      adminEmail: 'admin@example.com',
      adminPassword: undefined,
    });
    expect(readStartSettings({}).dataDir).toMatch(/\/\.data$/);
  });

  test.each(['0', '65536', '80a', '-1', '1e3'])('PORT=%s is rejected by name', (port) => {
    expect(() => readStartSettings({ PORT: port })).toThrow(/PORT is .* from 1 to 65535/);
  });
});

describe('the data folder', () => {
  test('is readable by its owner only', async () => {
    const { path } = await openDataDir(join(dir.path, 'new/data'));
    expect(await modeOf(path)).toBe('700');
  });

  test.each(['file', 'file/under', '/proc/nothing', '/dev/null'])('in %s is rejected with a hint', async (path) => {
    await writeFile(join(dir.path, 'file'), '');
    await expect(openDataDir(resolve(dir.path, path))).rejects.toThrow(
      /cannot be written \(\w+\): allow it, or choose another/,
    );
  });
});

/** The port of the gateway. */
const PORT = 8081;

describe('the lock of a data folder', () => {
  test('rejects a second start and names the first', async () => {
    const unlock = await lockDataDir(dir.path, PORT);
    await expect(lockDataDir(dir.path, PORT)).rejects.toThrow(
      `Another start (process ${process.pid}) runs on this DATA_DIR`,
    );
    expect(JSON.parse(await readFile(join(dir.path, 'start.json'), 'utf8'))).toMatchObject({ port: PORT });
    await unlock();
    await (await lockDataDir(dir.path, PORT))();
  });

  test('is taken over from a process that has ended', async () => {
    const child = spawn('/bin/sleep', ['60'], { stdio: 'ignore' });
    await writeJson(join(dir.path, 'start.json'), await identityOf(child.pid!));
    await expect(lockDataDir(dir.path, PORT)).rejects.toThrow('Another start');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await lockDataDir(dir.path, PORT))();
  });

  test('is taken over if its pid belongs to another process by now', async () => {
    await writeJson(join(dir.path, 'start.json'), { pid: process.pid, started: 'long ago' });
    await (await lockDataDir(dir.path, PORT))();
  });

  test('is taken over from a process that died while writing it', async () => {
    await writeFile(join(dir.path, 'start.json'), '{"pid":');
    await (await lockDataDir(dir.path, PORT))();
  });
});

describe('secrets', () => {
  test('are random, kept, and readable by their owner only', async () => {
    const file = join(dir.path, 'secrets.json');
    const secrets = await openSecrets(file);
    const value = secrets.get('a');
    expect(value).toMatch(/^[0-9a-f]{48}$/);
    expect(secrets.get('b')).not.toBe(value);
    await secrets.save();
    expect((await openSecrets(file)).get('a')).toBe(value);
    expect(await modeOf(file)).toBe('600');
  });

  test('in a damaged file are not replaced', async () => {
    await writeFile(join(dir.path, 'secrets.json'), '{"a":');
    await expect(openSecrets(join(dir.path, 'secrets.json'))).rejects.toThrow(/is damaged/);
  });
});

describe('ports', () => {
  test('stay the same over restarts and differ from each other', async () => {
    const file = join(dir.path, 'ports.json');
    const first = await choosePorts(file, ['a', 'b', 'c']);
    expect(new Set(Object.values(first)).size).toBe(3);
    asAnotherProcess();
    expect(await choosePorts(file, ['a', 'b', 'c'])).toEqual(first);
  });

  test('are replaced individually if in use', async () => {
    const file = join(dir.path, 'ports.json');
    const { server, port } = await listen();
    await writeJson(file, { a: port });
    const { a } = await choosePorts(file, ['a']);
    expect(a).not.toBe(port);
    server.close();
  });

  test('reject a gateway port in use with a hint', async () => {
    const { server, port } = await listen();
    const message = `Port ${port} is in use by another program: stop what uses it, or choose another with PORT=${port + 1} npm start`;
    await expect(checkGatewayPort(port)).rejects.toThrow(message);
    server.close();
    await once(server, 'close');
    await checkGatewayPort(port);
  });
});

describe("the administrator's sign-in", () => {
  test('is created and shown once, and kept', async () => {
    const data = await openDataDir(dir.path);
    const secrets = await openSecrets(data.secretsFile);
    const settings = readStartSettings({});
    const first = await signInOf(data, settings, secrets);
    expect(first).toMatchObject({ email: 'admin@example.com', origin: 'made', isOutdated: false });
    expect(await signInOf(data, settings, secrets)).toEqual(first);
    await keepSignIn(data, first);
    expect(await signInOf(data, settings, secrets)).toEqual({ ...first, origin: 'earlier' });
    expect(await modeOf(data.signInFile)).toBe('600');
  });

  test('is not shown if set; a later change is reported as ignored', async () => {
    const data = await openDataDir(dir.path);
    const secrets = await openSecrets(data.secretsFile);
    const first = await signInOf(data, readStartSettings({ ADMIN_PASSWORD: 'first password' }), secrets);
    expect(first).toMatchObject({ password: 'first password', origin: 'set' });
    await keepSignIn(data, first);
    const second = await signInOf(data, readStartSettings({ ADMIN_PASSWORD: 'second password' }), secrets);
    expect(second).toMatchObject({ password: 'first password', origin: 'earlier', isOutdated: true });
  });
});
