import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  adminMongoUrl,
  freePort,
  initiateReplicaSet,
  mongodCommand,
  resolveProgram,
  untilListening,
} from '@bms/backing-services';
import type { StartedMongo } from './backing-services.ts';
import { type StartedPart, start } from './started.ts';
import { tempDir } from './temp-dir.ts';
import { addUser, databaseUrl } from './urls.ts';

/** A replica set started by a test. As a part it stands for all members, and its port and pid are those of the first. */
export interface StartedMongoSet extends StartedMongo {
  readonly members: readonly StartedPart[];
}

/** Options of a replica set in a test. */
export interface MongoSetOptions {
  /** The number of members; 3 by default. */
  readonly members?: number;
  /**
   * Returns the port by which clients and the other members connect to a member, e.g. that of a proxy before it; by
   * default its own.
   */
  readonly reach?: (port: number) => Promise<number>;
}

/** Starts a replica set with authentication, like a production system has it; ready in some seconds. */
export async function startMongoSet({ members: count = 3, reach }: MongoSetOptions = {}): Promise<StartedMongoSet> {
  const root = { user: 'root', password: randomBytes(24).toString('hex') };
  const key = randomBytes(24).toString('hex');
  const members = await Promise.all(Array.from({ length: count }, () => startMember(key)));
  const [first] = members;
  const ports = await Promise.all(members.map(({ port }) => reach?.(port) ?? port));
  const hosts = ports.map((port) => `127.0.0.1:${port}`);
  const adminUrl = adminMongoUrl(hosts.join(','), root);
  const each = async (work: (member: StartedPart) => Promise<void> | void): Promise<void> =>
    void (await Promise.all(members.map(work)));
  try {
    await initiateReplicaSet(hosts, root);
  } catch (error) {
    await each((member) => member.stop());
    throw error;
  }
  return {
    ...first!,
    members,
    url: adminUrl,
    freeze: () => void each((member) => member.freeze()),
    thaw: () => void each((member) => member.thaw()),
    kill: () => each((member) => member.kill()),
    restart: () => each((member) => member.restart()),
    stop: () => each((member) => member.stop()),
    urlOf: (database) => databaseUrl(adminUrl, database),
    addUser: (database, name) => addUser(adminUrl, database, name),
  };
}

/** Starts a mongod that is not part of its replica set yet. */
async function startMember(key: string): Promise<StartedPart> {
  const { binary } = await resolveProgram('mongod');
  const [{ path, remove }, port] = await Promise.all([tempDir(), freePort()]);
  const keyFile = join(path, 'key');
  const dataDir = join(path, 'data');
  await writeFile(keyFile, key, { mode: 0o600 });
  await mkdir(dataDir);
  return start({
    url: `mongodb://127.0.0.1:${port}/`,
    port,
    command: () => mongodCommand({ binary, port, dataDir, keyFile }),
    ready: (process) => untilListening(process, port),
    removeData: remove,
  });
}
