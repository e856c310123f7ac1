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

/** NATS with JetStream on loopback; what is in streams survives in `dataDir`. */
export async function natsCommand(settings: NatsSettings): Promise<Command> {
  const file = join(settings.dataDir, 'nats.conf');
  const users = settings.users.map(({ user, password }) => `    { user: "${user}", password: "${password}" }`);
  const lines = [
    `listen: "127.0.0.1:${settings.port}"`,
    `jetstream { store_dir: "${settings.dataDir}" }`,
    'authorization {',
    '  users: [',
    ...users,
    '  ]',
    '}',
  ];
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return { file: settings.binary, args: ['-c', file], env: { PATH: process.env['PATH'] ?? '' } };
}

/** Connection string of that server for one of its users. */
export function natsUrl(port: number, login: Credentials): string {
  return `nats://${login.user}:${login.password}@127.0.0.1:${port}`;
}
