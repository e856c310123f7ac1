import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adminMongoUrl, natsUrl, userMongoUrl, valkeyUrl } from '@bms/backing-services';
import { UserError } from '../run/errors.ts';

/** The secrets and ports of a local start, by name. */
export interface LocalStart {
  /** Its DATA_DIR. */
  readonly dataDir: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly ports: Readonly<Record<string, number>>;
  /** The sign-in of the first administrator; undefined before the first complete start. */
  readonly signIn: { readonly email: string; readonly password: string } | undefined;
  /** The port of the gateway while the start runs; undefined if it was stopped. */
  readonly gatewayPort: number | undefined;
}

/** Reads the local start in `dataDir`. @throws UserError if there is none */
export async function readLocalStart(dataDir: string): Promise<LocalStart> {
  const secrets = await readJson<LocalStart['secrets']>(join(dataDir, 'secrets.json'));
  const ports = (await readJson<LocalStart['ports']>(join(dataDir, 'ports.json'))) ?? {};
  const signIn = await readJson<NonNullable<LocalStart['signIn']>>(join(dataDir, 'sign-in.json'));
  // A start that was killed while writing it leaves a partial file.
  const running = await readJson<{ readonly port?: number }>(join(dataDir, 'run', 'start.json')).catch(() => undefined);
  if (secrets) return { dataDir, secrets, ports, signIn, gatewayPort: running?.port };
  throw new UserError(
    `${dataDir} holds no local start: set DATA_DIR, or describe another system by API_URL, MONGODB_URL_<SERVICE>, ...`,
  );
}

/** Returns the connection string of a service's database. @throws UserError if the start has no such service */
export function localDatabaseUrl({ dataDir, secrets, ports }: LocalStart, service: string): string {
  const password = secrets[`mongod/${service}`];
  if (!ports['mongod']) throw new UserError(`${dataDir} was never started: run npm start`);
  if (!password)
    throw new UserError(
      `${dataDir} holds no local start with ${service}: set DATA_DIR, or MONGODB_URL to the database of ${service}`,
    );
  const user = { user: service, password };
  return userMongoUrl(adminMongoUrl(`127.0.0.1:${ports['mongod']}`, user), { ...user, database: `bms_${service}` });
}

/** Returns the URL of NATS for one of its users, e.g. `activity`. */
export function localNatsUrl({ secrets, ports }: LocalStart, user: string): string {
  return natsUrl(ports['nats'] ?? 0, { user, password: secrets[`nats/${user}`] ?? '' });
}

const DEFAULT_PORT = 8080;

/** Returns the port of the gateway: PORT, or else that of the running start. */
export const gatewayPortOf = (local: LocalStart | undefined, env: NodeJS.ProcessEnv): number =>
  Number((local && env['PORT']) || local?.gatewayPort || DEFAULT_PORT);

/** Returns the URL of the Redis-protocol server. */
export function localRedisUrl({ secrets, ports }: LocalStart): string {
  return valkeyUrl(ports['valkey'] ?? 0, secrets['valkey'] ?? '');
}

/** Reads a JSON file. @returns undefined if it does not exist @throws UserError if it is damaged */
async function readJson<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new UserError(`${file} cannot be read (${error.code})`);
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new UserError(`${file} is damaged: it is no JSON`);
  }
}
