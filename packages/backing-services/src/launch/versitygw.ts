import type { Command } from './process.ts';

export interface VersitygwSettings {
  readonly binary: string;
  readonly port: number;
  /** The directory with buckets as folders and objects as files. */
  readonly dataDir: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Returns the command of an S3-compatible store on loopback that stores objects as files. */
export function versitygwCommand(settings: VersitygwSettings): Command {
  const { binary, port, dataDir, accessKeyId, secretAccessKey } = settings;
  return {
    file: binary,
    args: ['--port', `127.0.0.1:${port}`, 'posix', dataDir],
    env: { PATH: process.env['PATH'] ?? '', ROOT_ACCESS_KEY: accessKeyId, ROOT_SECRET_KEY: secretAccessKey },
  };
}
