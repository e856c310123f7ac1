import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from './process.ts';

export interface ValkeySettings {
  readonly binary: string;
  readonly port: number;
  readonly dataDir: string;
  readonly password: string;
}

/** The input of `valkeyConfig`. */
export interface ValkeyListen {
  readonly address: string;
  readonly port: number;
  readonly password: string;
}

/**
 * Returns the configuration of a Redis-protocol server with a password and without persistence: it stores rate limits,
 * which may be lost.
 */
export function valkeyConfig({ address, port, password }: ValkeyListen): string {
  return [`bind ${address}`, `port ${port}`, `requirepass ${password}`, 'save ""', 'appendonly no', ''].join('\n');
}

/** Writes the configuration and returns the command of a Redis-protocol server on loopback. */
export async function valkeyCommand(settings: ValkeySettings): Promise<Command> {
  // In a file, since process arguments are readable by all users of the machine.
  const file = join(settings.dataDir, 'valkey.conf');
  await writeFile(file, valkeyConfig({ ...settings, address: '127.0.0.1' }), { mode: 0o600 });
  const env = { PATH: process.env['PATH'] ?? '' };
  return { file: settings.binary, args: [file], cwd: settings.dataDir, env };
}

/** Returns the connection string of the server. */
export function valkeyUrl(port: number, password: string): string {
  return `redis://:${password}@127.0.0.1:${port}`;
}
