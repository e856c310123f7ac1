import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempDir } from '@bms/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { backUp } from '../src/backup/backup.ts';
import { BackupFiles } from '../src/backup/files.ts';
import { openFolderPlace } from '../src/backup/folder-store.ts';
import { findTarget } from '../src/target/find-target.ts';
import { withLocalMongod } from '../src/target/local-mongod.ts';
import { type ServiceDatabase, withDatabases } from '../src/target/open-database.ts';
import { serviceNames } from '../src/target/services.ts';
import { run } from './run.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
beforeEach(async () => {
  dir = await tempDir();
});
afterEach(() => dir.remove());

/** Creates a DATA_DIR that was never started, with these secrets. */
async function newDataDir(name: string, secrets: object): Promise<string> {
  const path = join(dir.path, name);
  await mkdir(path, { mode: 0o700 });
  await writeFile(join(path, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 });
  return path;
}

/** Runs `work` with the databases of a local start that does not run. */
async function withStart<T>(DATA_DIR: string, work: (databases: readonly ServiceDatabase[]) => Promise<T>): Promise<T> {
  const target = await findTarget({ DATA_DIR });
  return withLocalMongod(target, (running) => withDatabases(running, target.services, work));
}

test('a backup is restored into a local start that does not run, whose streams are deleted', async () => {
  const names = ['key', 'root', ...serviceNames()];
  const secrets = Object.fromEntries(names.map((name) => [`mongod/${name}`, randomBytes(24).toString('hex')]));
  const backup = join(dir.path, 'backup');
  await withStart(await newDataDir('old', secrets), async (databases) => {
    for (const { service, db } of databases) await db.collection('things').insertOne({ service });
    const files = new BackupFiles(openFolderPlace(backup).store());
    await backUp({ files, databases, report: () => {} });
  });
  const DATA_DIR = await newDataDir('new', secrets);
  await mkdir(join(DATA_DIR, 'nats/jetstream'), { recursive: true });
  const { code, stdout } = await run(['restore', backup], { DATA_DIR, PORT: '1' });
  expect([code, stdout]).toEqual([0, expect.stringContaining('Now run npm start.')]);
  expect(existsSync(join(DATA_DIR, 'nats'))).toBe(false);
  await withStart(DATA_DIR, async (databases) => {
    for (const { service, db } of databases) expect(await db.collection('things').findOne()).toMatchObject({ service });
  });
  const other = await newDataDir('other', { valkey: 'v' });
  const failed = await run(['restore', backup], { DATA_DIR: other, PORT: '1' });
  expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining('has no mongod/key')]);
});
