import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type DatabaseUser,
  ensureReplicaSet,
  ensureUsers,
  freePort,
  mongodCommand,
  mongoUrl,
  natsCommand,
  natsUrl,
  resolveProgram,
  untilListening,
  valkeyCommand,
  valkeyUrl,
} from '@bms/parts';
import { type StartedPart, start } from './started.ts';
import { tempDir } from './temp-dir.ts';

/** A mongod of the test's own. */
export interface StartedMongo extends StartedPart {
  /** Connection string of a database, signed in as the administrator; `url` is that of `test`. */
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
  const urlOf = (database: string): string => mongoUrl(port, root, database, 'admin');
  const part = await start({
    url: urlOf('test'),
    port,
    command: () => mongodCommand({ binary, port, dataDir, keyFile }),
    ready: async (process) => {
      await untilListening(process, port);
      await ensureReplicaSet(port, root);
    },
    removeData: remove,
  });
  const addUser = async (database: string): Promise<string> => {
    const user: DatabaseUser = { database, user: database, password: secret() };
    await ensureUsers(port, root, [user]);
    return mongoUrl(port, user, database);
  };
  return { ...part, urlOf, addUser };
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
