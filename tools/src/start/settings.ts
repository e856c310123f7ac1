import { resolve } from 'node:path';
import { UserError } from '../console/say.ts';

/** Settings of a local start. */
export interface StartSettings {
  /** PORT: the gateway's port on loopback. */
  readonly port: number;
  /** DATA_DIR: absolute path of the data directory. */
  readonly dataDir: string;
  /** ADMIN_EMAIL: email of the first administrator. */
  readonly adminEmail: string;
  /** ADMIN_PASSWORD: password of the first administrator; undefined to generate one. */
  readonly adminPassword: string | undefined;
  readonly nodeEnv: string;
  readonly logLevel: string;
  /** Running backing services to use instead of local ones. */
  readonly urls: {
    /** MONGODB_URL: a replica set, with a user who may create users. */
    readonly mongodb: string | undefined;
    /** REDIS_URL. */
    readonly redis: string | undefined;
    /** NATS_URL. */
    readonly nats: string | undefined;
    /** SMTP_URL. */
    readonly smtp: string | undefined;
  };
  /** Environment of the start; each process gets the settings that it declares. */
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Reads the settings of a local start; an empty value counts as not set.
 * @throws UserError naming the invalid setting
 */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  return {
    port: portOf(env['PORT'] || '8080'),
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    adminEmail: env['ADMIN_EMAIL'] || 'admin@example.com',
    adminPassword: env['ADMIN_PASSWORD'] || undefined,
    nodeEnv: env['NODE_ENV'] || 'development',
    logLevel: env['LOG_LEVEL'] || 'info',
    urls: {
      mongodb: env['MONGODB_URL'] || undefined,
      redis: env['REDIS_URL'] || undefined,
      nats: env['NATS_URL'] || undefined,
      smtp: env['SMTP_URL'] || undefined,
    },
    environment: env,
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new UserError(`PORT is ${JSON.stringify(text)}: it must be a number from 1 to 65535`);
  return port;
}
