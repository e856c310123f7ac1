import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from './process.ts';

export interface ValkeySettings {
  readonly binary: string;
  readonly port: number;
  readonly dataDir: string;
  readonly password: string;
}

/** What `valkeyConfig` writes down. */
export interface ValkeyListen {
  readonly address: string;
  readonly port: number;
  readonly password: string;
}

/** The configuration of a Redis-protocol server with a password, without anything on disk: it holds limits, which may be lost. */
export function valkeyConfig({ address, port, password }: ValkeyListen): string {
  return [`bind ${address}`, `port ${port}`, `requirepass ${password}`, 'save ""', 'appendonly no', ''].join('\n');
}

/** A Redis-protocol server on loopback. */
export async function valkeyCommand(settings: ValkeySettings): Promise<Command> {
  // In a file because arguments of a process can be read by everybody on the machine.
  const file = join(settings.dataDir, 'valkey.conf');
  await writeFile(file, valkeyConfig({ ...settings, address: '127.0.0.1' }), { mode: 0o600 });
  const env = { PATH: process.env['PATH'] ?? '' };
  return { file: settings.binary, args: [file], cwd: settings.dataDir, env };
}

/** Connection string of that server. */
export function valkeyUrl(port: number, password: string): string {
  return `redis://:${password}@127.0.0.1:${port}`;
}
