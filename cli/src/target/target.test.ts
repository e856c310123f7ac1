import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempDir } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findTarget } from './find-target.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
beforeEach(async () => {
  dir = await tempDir();
});
afterEach(() => dir.remove());

const write = (name: string, value: object) => writeFile(join(dir.path, name), JSON.stringify(value));

describe('the system of a command', () => {
  test('is the local start in DATA_DIR, with its databases, keys and addresses', async () => {
    await write('secrets.json', { 'mongod/crm': 'secret', 'crm/signing-key': '{}', 'nats/activity': 'n', valkey: 'v' });
    await write('ports.json', { mongod: 4711, nats: 4222, valkey: 6379, 'crm/http': 9, 'crm/grpc': 1 });
    await write('sign-in.json', { email: 'admin@example.com', password: 'a long password' });
    const target = await findTarget({ DATA_DIR: dir.path, PORT: '8081' });
    expect(target.databaseUrl('crm')).toMatch(
      /^mongodb:\/\/crm:secret@127\.0\.0\.1:4711\/bms_crm\?replicaSet=\w+&authSource=bms_crm$/,
    );
    expect(() => target.databaseUrl('work')).toThrow('holds no local start with work');
    expect([target.apiUrl(), target.natsUrl(), target.redisUrl(), target.healthUrl('crm')]).toEqual([
      'http://127.0.0.1:8081',
      'nats://activity:n@127.0.0.1:4222',
      'redis://:v@127.0.0.1:6379',
      'http://127.0.0.1:9',
    ]);
    expect(target.credentials()).toEqual({ email: 'admin@example.com', password: 'a long password' });
    expect(target.callerSettings('crm')).toMatchObject({
      signingKey: '{}',
      upstreams: expect.stringContaining('crm=127.0.0.1:1,'),
    });
  });

  test('has the port of the running start, unless PORT is set; of a stopped one the default', async () => {
    await write('secrets.json', {});
    const urlOf = async (env: NodeJS.ProcessEnv) => (await findTarget({ DATA_DIR: dir.path, ...env })).apiUrl();
    expect(await urlOf({})).toBe('http://127.0.0.1:8080');
    await mkdir(join(dir.path, 'run'));
    await write('run/start.json', { pid: 1, started: '1', port: 8097 });
    expect(await urlOf({})).toBe('http://127.0.0.1:8097');
    expect(await urlOf({ PORT: '8081' })).toBe('http://127.0.0.1:8081');
  });

  test('is described by the environment if it has an address, and missing settings are named', async () => {
    const target = await findTarget({
      DATA_DIR: dir.path,
      MONGODB_URL_CRM: 'mongodb://db/crm',
      UPSTREAMS_HTTP: 'crm=crm:9090,work=work:9090',
    });
    expect([target.databaseUrl('crm'), target.healthUrl('work'), target.healthUrl('files')]).toEqual([
      'mongodb://db/crm',
      'http://work:9090',
      undefined,
    ]);
    expect(() => target.databaseUrl('work')).toThrow('MONGODB_URL_WORK is not set');
    expect(() => target.natsUrl()).toThrow('NATS_URL is not set');
    expect(() => target.callerSettings('crm')).toThrow('SIGNING_KEY is not set');
  });

  test('is not found in a folder with a damaged file', async () => {
    await writeFile(join(dir.path, 'secrets.json'), '{"a":');
    await expect(findTarget({ DATA_DIR: dir.path })).rejects.toThrow('secrets.json is damaged');
  });
});
