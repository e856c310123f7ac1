import type { Command } from './process.ts';

/** The settings of a Toxiproxy server. */
export interface ToxiproxySettings {
  readonly binary: string;
  /** The port of its HTTP API. */
  readonly port: number;
}

/** Returns the command of a Toxiproxy server on loopback, which forwards nothing until its HTTP API adds proxies. */
export function toxiproxyCommand({ binary, port }: ToxiproxySettings): Command {
  const args = ['-host', '127.0.0.1', '-port', String(port)];
  return { file: binary, args, env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn' } };
}
