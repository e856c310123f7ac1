import type { Command } from './process.ts';

export interface VersitygwSettings {
  readonly binary: string;
  readonly port: number;
  /** Where buckets are folders and objects files. */
  readonly dataDir: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** An S3-compatible store on loopback that keeps objects as files. */
export function versitygwCommand(settings: VersitygwSettings): Command {
  const { binary, port, dataDir, accessKeyId, secretAccessKey } = settings;
  return {
    file: binary,
    args: ['--port', `127.0.0.1:${port}`, 'posix', dataDir],
    env: { PATH: process.env['PATH'] ?? '', ROOT_ACCESS_KEY: accessKeyId, ROOT_SECRET_KEY: secretAccessKey },
  };
}
