import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  adminMongoUrl,
  type Credentials,
  ensureReplicaSet,
  findServices,
  freePort,
  mongodCommand,
  natsCommand,
  natsPermissions,
  natsUrl,
  type ProcessSource,
  resolveProgram,
  type ServerCertificate,
  untilListening,
  valkeyCommand,
  valkeyUrl,
} from '@bms/backing-services';
import { setUpStreams } from '@bms/events/setup';
import { root } from './processes.ts';
import { type StartedPart, start } from './started.ts';
import { tempDir } from './temp-dir.ts';
import { addUser, databaseUrl } from './urls.ts';

/** A mongod started by a test. */
export interface StartedMongo extends StartedPart {
  /** Returns the connection string of a database, with the administrator's credentials, as in `url`. */
  urlOf(database: string): string;
  /**
   * Creates a user with access to `database` only and returns its connection string.
   * @param name another name than that of the database, for a second user
   */
  addUser(database: string, name?: string): Promise<string>;
}

/** The time for the set-up of the streams of a NATS server, in milliseconds: less than a hook of a test has. */
const STREAMS_WITHIN_MS = 180_000;

/** Starts a mongod as a single-node replica set with authentication; ready in about a second. */
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
    command: () => mongodCommand({ binary, port, dataDir, keyFile, isForTests: true }),
    ready: async (process) => {
      await untilListening(process, port);
      await ensureReplicaSet(`127.0.0.1:${port}`, root);
    },
    removeData: remove,
  });
  return {
    ...part,
    urlOf: (database) => databaseUrl(adminUrl, database),
    addUser: (database, name) => addUser(adminUrl, database, name),
  };
}

/** Starts a Redis-protocol server with a password; ready within milliseconds, so each test file can start its own. */
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

/** A NATS server started by a test. */
export interface StartedNats extends StartedPart {
  /**
   * Returns the connection string of one of `processes`, with its production permissions.
   * @throws Error if it is not one of them
   */
  urlOf(process: string): string;
  /** The folder of its streams and configuration, e.g. to replace it by an older copy. */
  readonly dataDir: string;
}

/** Options of a NATS server in a test. */
export interface NatsOptions {
  /** Processes that get their own users with their production permissions. */
  readonly processes?: readonly ProcessSource[];
  /** If set, only TLS connections are accepted and `url` is a tls:// address. */
  readonly certificate?: ServerCertificate | undefined;
  /** The maximum disk space of the streams, e.g. `1MB`. */
  readonly maxStore?: string;
  /** The services whose streams it has, also after a restart; by default all of the project. */
  readonly streamsOf?: readonly string[];
}

/**
 * Starts NATS with JetStream; ready within milliseconds, so each test file can have its own streams. The user in `url`
 * may do everything.
 */
export async function startNats(options: NatsOptions = {}): Promise<StartedNats> {
  const { processes = [], certificate, maxStore } = options;
  const services = options.streamsOf ?? (await findServices(root)).map(({ name }) => name);
  const { binary, version } = await resolveProgram('nats');
  const [{ path, remove }, port] = await Promise.all([tempDir(), freePort()]);
  const login = { user: 'test', password: secret() };
  const users = processes.map((source) => ({
    user: source.name,
    password: secret(),
    permissions: natsPermissions(source),
  }));
  // The client verifies certificates by host name, not by IP address.
  const urlFor = (user: Credentials) =>
    certificate ? natsUrl(port, user).replace('nats:', 'tls:').replace('127.0.0.1', 'localhost') : natsUrl(port, user);
  const tls = certificate && { tls: certificate };
  const disk = maxStore && { maxStore };
  const settings = { binary, version, port, dataDir: path, users: [login, ...users], ...tls, ...disk };
  const part = await start({
    url: urlFor(login),
    port,
    command: () => natsCommand(settings),
    ready: async (process) => {
      await untilListening(process, port);
      const signal = AbortSignal.timeout(STREAMS_WITHIN_MS);
      await setUpStreams({ url: urlFor(login), tls: trustOf(certificate), services, signal });
    },
    removeData: remove,
  });
  const urlOf = (process: string): string => {
    const user = users.find((one) => one.user === process);
    if (!user) throw new Error(`startNats was not told of ${process}`);
    return urlFor(user);
  };
  return { ...part, urlOf, dataDir: path };
}

/** Returns the certificates of a client that trusts the server; a self-signed certificate is its own authority. */
function trustOf(certificate: ServerCertificate | undefined): Required<ServerCertificate> | undefined {
  return certificate && { ...certificate, caFile: certificate.caFile ?? certificate.certFile };
}

function secret(): string {
  return randomBytes(24).toString('hex');
}
