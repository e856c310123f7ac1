import { freePort } from './port.ts';
import type { Command } from './process.ts';

export interface SeaweedfsSettings {
  readonly binary: string;
  /** The port of the S3 API; the other servers of the process get free ports. */
  readonly port: number;
  readonly dataDir: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The servers of the process besides S3, each with an HTTP and a gRPC port. */
const SERVERS = ['master', 'volume', 'filer'];

/** Returns the command of an S3-compatible store on loopback. */
export async function seaweedfsCommand(settings: SeaweedfsSettings): Promise<Command> {
  const { binary, port, dataDir, accessKeyId, secretAccessKey } = settings;
  const ports: string[] = [];
  for (const option of [...SERVERS.flatMap((name) => [`${name}.port`, `${name}.port.grpc`]), 's3.port.grpc'])
    ports.push(`-${option}=${await freePort()}`);
  const loopback = ['-ip=127.0.0.1', '-ip.bind=127.0.0.1'];
  const own = ['-s3', `-s3.port=${port}`, '-s3.port.iceberg=0', '-s3.port.lance=0', '-master.telemetry=false'];
  return {
    file: binary,
    args: ['-logtostderr', 'server', `-dir=${dataDir}`, ...loopback, ...own, ...ports],
    env: { PATH: process.env['PATH'] ?? '', AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey },
  };
}
