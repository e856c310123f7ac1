import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAtLeast } from '../resolve/version.ts';
import type { NatsPermissions } from './nats-permissions.ts';
import type { Command } from './process.ts';
import type { Credentials } from './replica-set.ts';

/** A NATS user; without `permissions` it may do everything. */
export interface NatsUser extends Credentials {
  readonly permissions?: NatsPermissions;
}

/** The certificate of a server, as files in PEM. */
export interface ServerCertificate {
  readonly certFile: string;
  readonly keyFile: string;
  /** The authorities of client certificates; if set, clients must have one. */
  readonly caFile?: string;
}

export interface NatsSettings {
  readonly binary: string;
  /** The version of the binary, e.g. `2.11.8`. */
  readonly version: string;
  /** The maximum disk space of the streams, e.g. `1GB`; three quarters of the free space by default. */
  readonly maxStore?: string;
  readonly port: number;
  readonly dataDir: string;
  readonly users: readonly NatsUser[];
  /** If set, only TLS connections are accepted. */
  readonly tls?: ServerCertificate;
}

/** The input of `natsConfig`. */
export interface NatsListen {
  /** E.g. `127.0.0.1:4222`. */
  readonly listen: string;
  readonly dataDir: string;
  readonly users: readonly NatsUser[];
  readonly version: string;
  readonly maxStore?: string;
  readonly tls?: ServerCertificate;
  /** Address of the HTTP endpoints for monitoring, e.g. `127.0.0.1:8222`; none by default. */
  readonly monitor?: string;
}

/** The oldest server version that supports `sync_interval`. */
const KNOWS_SYNC_INTERVAL = '2.10.0';
/**
 * The maximum period of writes lost in a power failure, two minutes by default. The relays publish those events again.
 */
const SYNC_INTERVAL = '1s';

function tlsBlock({ certFile, keyFile, caFile }: ServerCertificate): string {
  const clients = caFile ? `, ca_file: "${caFile}", verify: true` : '';
  return `tls { cert_file: "${certFile}", key_file: "${keyFile}"${clients} }`;
}

/** Returns a NATS configuration with JetStream and authentication; streams are persisted in `dataDir`. */
export function natsConfig({ listen, dataDir, users, version, maxStore, tls, monitor }: NatsListen): string {
  return [
    `listen: "${listen}"`,
    ...(monitor ? [`http: "${monitor}"`] : []),
    ...(tls ? [tlsBlock(tls)] : []),
    'jetstream {',
    `  store_dir: "${dataDir}"`,
    ...(isAtLeast(version, KNOWS_SYNC_INTERVAL) ? [`  sync_interval: "${SYNC_INTERVAL}"`] : []),
    ...(maxStore ? [`  max_file_store: ${maxStore}`] : []),
    '}',
    natsUsers(users),
  ].join('\n');
}

/** Lets a user respond once, soon, to each request that it receives; it may publish to no other reply subject. */
const RESPONSES = '{ max: 1, expires: "10s" }';

/**
 * The time for a client to send its password, in seconds; 2 by default, which a process on a busy machine exceeds: its
 * connection would then fail for good.
 */
const AUTHORIZATION_SECONDS = 10;

/** Returns the part of a NATS configuration with the users and their permissions. */
export function natsUsers(users: readonly NatsUser[]): string {
  const entries = users.map((user) => `    ${userEntry(user)}`);
  return ['authorization {', `  timeout: ${AUTHORIZATION_SECONDS}`, '  users: [', ...entries, '  ]', '}', ''].join(
    '\n',
  );
}

function userEntry({ user, password, permissions }: NatsUser): string {
  const login = `user: "${user}", password: "${password}"`;
  if (!permissions) return `{ ${login} }`;
  const { publish, subscribe } = permissions;
  // An empty allow list would allow everything.
  const publishing = publish.length > 0 ? `{ allow: ${JSON.stringify(publish)} }` : '{ deny: [">"] }';
  return `{ ${login}, permissions: { publish: ${publishing}, subscribe: { allow: ${JSON.stringify(subscribe)} }, allow_responses: ${RESPONSES} } }`;
}

/** Writes the configuration and returns the command of a NATS server on loopback. */
export async function natsCommand(settings: NatsSettings): Promise<Command> {
  const file = join(settings.dataDir, 'nats.conf');
  const config = natsConfig({ ...settings, listen: `127.0.0.1:${settings.port}` });
  await writeFile(file, config, { mode: 0o600 });
  return { file: settings.binary, args: ['-c', file], env: { PATH: process.env['PATH'] ?? '' } };
}

/** Returns the connection string of the server for one of its users. */
export function natsUrl(port: number, login: Credentials): string {
  return `nats://${login.user}:${login.password}@127.0.0.1:${port}`;
}
