import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  adminMongoUrl,
  ensureReplicaSet,
  freePort,
  mongodCommand,
  natsCommand,
  natsUrl,
  resolveProgram,
  untilListening,
  valkeyCommand,
  valkeyUrl,
} from '@bms/parts';
import { type StartedPart, start } from './started.ts';
import { tempDir } from './temp-dir.ts';
import { addUser, databaseUrl } from './urls.ts';

/** A mongod of the test's own. */
export interface StartedMongo extends StartedPart {
  /** Connection string of a database, signed in as the administrator, as `url` is. */
  urlOf(database: string): string;
  /** Makes a user that can use `database` and nothing else; returns its connection string. */
  addUser(database: string): Promise<string>;
}

/** Starts a mongod as a replica set of one node with sign-in; ready in about a second. */
export async function startMongo(): Promise<StartedMongo> {
  const { binary } = await resolveProgram('mongod');
  const [{ path, remove }, port] = await Promise.all([tempDir(), freePort()]);
  const root = { user: 'root', password: secret() };
  const keyFile = join(path, 'key');
  const dataDir = join(path, 'data');
  await writeFile(keyFile, secret(), { mode: 0o600 });
  await mkdir(dataDir);
  const adminUrl = adminMongoUrl(`127.0.0.1:${port}`, root);
  const part = await start({
    url: adminUrl,
    port,
    command: () => mongodCommand({ binary, port, dataDir, keyFile }),
    ready: async (process) => {
      await untilListening(process, port);
      await ensureReplicaSet(`127.0.0.1:${port}`, root);
    },
    removeData: remove,
  });
  return {
    ...part,
    urlOf: (database) => databaseUrl(adminUrl, database),
    addUser: (database) => addUser(adminUrl, database),
  };
}

/** Starts a Redis-protocol server with a password; ready in some milliseconds, so a test file can have its own. */
export async function startRedis(): Promise<StartedPart> {
  const { binary } = await resolveProgram('valkey');
  const [{ path, remove }, port] = await Promise.all([tempDir(), freePort()]);
  const password = secret();
  return start({
    url: valkeyUrl(port, password),
    port,
    command: () => valkeyCommand({ binary, port, dataDir: path, password }),
    ready: (process) => untilListening(process, port),
    removeData: remove,
  });
}

/** Starts NATS with JetStream; ready in some milliseconds, so a test file can have its own streams. */
export async function startNats(): Promise<StartedPart> {
  const { binary } = await resolveProgram('nats');
  const [{ path, remove }, port] = await Promise.all([tempDir(), freePort()]);
  const login = { user: 'test', password: secret() };
  return start({
    url: natsUrl(port, login),
    port,
    command: () => natsCommand({ binary, port, dataDir: path, users: [login] }),
    ready: (process) => untilListening(process, port),
    removeData: remove,
  });
}

function secret(): string {
  return randomBytes(24).toString('hex');
}
