import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempDir } from '@bms/testing';
import { expect, test } from '@jest/globals';
import { readRedriveOptions } from './redrive-options.ts';
import { databaseOfService, settingsOfService } from './service-database.ts';

test('a maintenance command finds the database of a service in the folder of the local start', async () => {
  const { path, remove } = await tempDir();
  await writeFile(join(path, 'secrets.json'), '{"mongod/crm":"secret"}');
  await writeFile(join(path, 'ports.json'), '{"mongod":4711}');
  const url = await databaseOfService('crm', {}, path);
  expect(url).toMatch(/^mongodb:\/\/crm:secret@127\.0\.0\.1:4711\/bms_crm\?replicaSet=\w+&authSource=bms_crm$/);
  await expect(databaseOfService('work', {}, path)).rejects.toThrow('holds no local start with work');
  await remove();
});

test('a maintenance command acts as a service with its key and the addresses of the local start, or of the environment', async () => {
  const { path, remove } = await tempDir();
  await writeFile(join(path, 'secrets.json'), '{"mongod/crm":"secret","crm/signing-key":"{}"}');
  await writeFile(join(path, 'ports.json'), '{"mongod":4711,"crm/grpc":1,"work/grpc":2}');
  const read = (env: NodeJS.ProcessEnv) => settingsOfService('crm', ['crm', 'work'], env, path);
  expect(await read({})).toEqual({
    MONGODB_URL: expect.stringContaining('mongodb://crm:secret@127.0.0.1:4711/bms_crm?'),
    SIGNING_KEY: '{}',
    UPSTREAMS: 'crm=127.0.0.1:1,work=127.0.0.1:2',
  });
  const other = { MONGODB_URL: 'mongodb://db/bms_crm', SIGNING_KEY: 'key', UPSTREAMS: 'crm=crm:1' };
  expect(await read(other)).toEqual(other);
  await expect(read({ ...other, SIGNING_KEY: '' })).rejects.toThrow('with MONGODB_URL, set SIGNING_KEY and UPSTREAMS');
  await remove();
});

test('npm run events:redrive names the option that is wrong', () => {
  const read =
    (...args: string[]) =>
    () =>
      readRedriveOptions(args, ['crm', 'work']);
  expect(read('--service', 'sales')).toThrow('--service is sales: it must be one of crm, work');
  expect(read('--service', 'crm', '--since', 'yesterday')).toThrow('--since is yesterday: it must be');
  expect(read('--until', 'now')).toThrow("Unknown option '--until'");
});
