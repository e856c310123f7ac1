import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from './process.ts';

export interface ValkeySettings {
  readonly binary: string;
  readonly port: number;
  readonly dataDir: string;
  readonly password: string;
}

/** A Redis-protocol server on loopback with a password, without anything on disk: it holds limits, which may be lost. */
export async function valkeyCommand(settings: ValkeySettings): Promise<Command> {
  // In a file because arguments of a process can be read by everybody on the machine.
  const file = join(settings.dataDir, 'valkey.conf');
  const lines = [
    'bind 127.0.0.1',
    `port ${settings.port}`,
    `dir "${settings.dataDir}"`,
    `requirepass ${settings.password}`,
    'save ""',
    'appendonly no',
  ];
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return { file: settings.binary, args: [file], env: { PATH: process.env['PATH'] ?? '' } };
}

/** Connection string of that server. */
export function valkeyUrl(port: number, password: string): string {
  return `redis://:${password}@127.0.0.1:${port}`;
}
