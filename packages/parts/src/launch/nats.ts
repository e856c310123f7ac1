import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from './process.ts';
import type { Credentials } from './replica-set.ts';

export interface NatsSettings {
  readonly binary: string;
  readonly port: number;
  readonly dataDir: string;
  readonly users: readonly Credentials[];
}

/** What `natsConfig` writes down. */
export interface NatsListen {
  /** E.g. `127.0.0.1:4222`. */
  readonly listen: string;
  readonly dataDir: string;
  readonly users: readonly Credentials[];
}

/** The configuration of NATS with JetStream and sign-in; what is in streams survives in `dataDir`. */
export function natsConfig({ listen, dataDir, users }: NatsListen): string {
  const logins = users.map(({ user, password }) => `    { user: "${user}", password: "${password}" }`);
  return [
    `listen: "${listen}"`,
    `jetstream { store_dir: "${dataDir}" }`,
    'authorization {',
    '  users: [',
    ...logins,
    '  ]',
    '}',
    '',
  ].join('\n');
}

/** NATS on loopback. */
export async function natsCommand(settings: NatsSettings): Promise<Command> {
  const file = join(settings.dataDir, 'nats.conf');
  const config = natsConfig({ ...settings, listen: `127.0.0.1:${settings.port}` });
  await writeFile(file, config, { mode: 0o600 });
  return { file: settings.binary, args: ['-c', file], env: { PATH: process.env['PATH'] ?? '' } };
}

/** Connection string of that server for one of its users. */
export function natsUrl(port: number, login: Credentials): string {
  return `nats://${login.user}:${login.password}@127.0.0.1:${port}`;
}
