import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  adminMongoUrl,
  ensureReplicaSet,
  ensureUsers,
  freePort,
  mongodCommand,
  resolveProgram,
  startProcess,
  untilListening,
} from '@bms/backing-services';
import { UserError } from '../run/errors.ts';
import { type LocalStart, localDatabaseUrl } from './local-start.ts';
import type { Target } from './target.ts';

const STOP_MS = 20_000;

/**
 * Runs `work` with the databases of a local start that does not run: starts its mongod with the users of all services, and
 * stops it afterwards. If it runs already, or the target is no local start, `work` gets the target as it is.
 * @throws UserError if DATA_DIR has no secrets of the databases
 */
export async function withLocalMongod<T>(target: Target, work: (target: Target) => Promise<T>): Promise<T> {
  const { local, services } = target;
  if (!local || (await isListening(local.ports['mongod']))) return work(target);
  const port = await freePort();
  const running = { ...local, ports: { ...local.ports, mongod: port } };
  const mongod = await startMongod(running, port);
  try {
    const root = { user: 'root', password: secretOf(local, 'mongod/root') };
    await untilListening(mongod, port);
    await ensureReplicaSet(`127.0.0.1:${port}`, root);
    const users = services.map((service) => ({
      user: service,
      password: secretOf(local, `mongod/${service}`),
      database: `bms_${service}`,
    }));
    await ensureUsers(adminMongoUrl(`127.0.0.1:${port}`, root), users);
    return await work({ ...target, databaseUrl: (service) => localDatabaseUrl(running, service) });
  } finally {
    await mongod.stop(STOP_MS);
  }
}

/** Deletes the streams of a local start that does not run. */
export async function deleteLocalStreams({ dataDir }: LocalStart): Promise<void> {
  await rm(join(dataDir, 'nats'), { recursive: true, force: true });
}

async function startMongod(local: LocalStart, port: number) {
  const { binary } = await resolveProgram('mongod');
  const dataDir = join(local.dataDir, 'mongod');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const keyFile = join(local.dataDir, 'mongod.key');
  if (!existsSync(keyFile)) await writeFile(keyFile, secretOf(local, 'mongod/key'), { mode: 0o600 });
  return startProcess(mongodCommand({ binary, port, dataDir, keyFile }));
}

function secretOf({ secrets, dataDir }: LocalStart, name: string): string {
  const secret = secrets[name];
  if (secret) return secret;
  throw new UserError(`${join(dataDir, 'secrets.json')} has no ${name}: copy it from the system that was backed up`);
}

function isListening(port: number | undefined): Promise<boolean> {
  if (!port) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
