import { join } from 'node:path';
import { adminMongoUrl, userMongoUrl } from '@bms/parts';
import { UserError } from '../console/say.ts';
import { readJson } from '../start/json-file.ts';

/**
 * Finds the database of a service: MONGODB_URL, else the database of the local start in `dataDir`.
 * @returns its connection string
 * @throws UserError if `dataDir` contains no local start
 */
export async function databaseOfService(service: string, env: NodeJS.ProcessEnv, dataDir: string): Promise<string> {
  return env['MONGODB_URL'] || databaseIn(await readLocalStart(service, dataDir));
}

/** The settings that a script needs to act as a service. */
export interface ServiceSettings {
  readonly MONGODB_URL: string;
  readonly SIGNING_KEY: string;
  readonly UPSTREAMS: string;
}

/**
 * Finds the database of a service, its key and the addresses of all services: MONGODB_URL, SIGNING_KEY and UPSTREAMS,
 * else those of the local start in `dataDir`.
 * @param services the names of all services
 * @throws UserError if only some of the settings are set, or `dataDir` contains no local start
 */
export async function settingsOfService(
  service: string,
  services: readonly string[],
  env: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<ServiceSettings> {
  const { MONGODB_URL, SIGNING_KEY, UPSTREAMS } = env;
  if (MONGODB_URL && SIGNING_KEY && UPSTREAMS) return { MONGODB_URL, SIGNING_KEY, UPSTREAMS };
  if (MONGODB_URL) throw new UserError(`with MONGODB_URL, set SIGNING_KEY and UPSTREAMS of ${service} too`);
  const local = await readLocalStart(service, dataDir);
  return {
    MONGODB_URL: databaseIn(local),
    SIGNING_KEY: String(local.secrets[`${service}/signing-key`]),
    UPSTREAMS: services.map((name) => `${name}=127.0.0.1:${local.ports[`${name}/grpc`]}`).join(','),
  };
}

/** The secrets and ports of a local start. */
interface LocalStart {
  readonly service: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly ports: Readonly<Record<string, number>>;
}

async function readLocalStart(service: string, dataDir: string): Promise<LocalStart> {
  const secrets = await readJson<Record<string, string>>(join(dataDir, 'secrets.json'));
  const ports = await readJson<Record<string, number>>(join(dataDir, 'ports.json'));
  if (secrets?.[`mongod/${service}`] && ports?.['mongod']) return { service, secrets, ports };
  throw new UserError(
    `${dataDir} holds no local start with ${service}: set DATA_DIR, or MONGODB_URL to the database of ${service}`,
  );
}

function databaseIn({ service, secrets, ports }: LocalStart): string {
  const user = { user: service, password: secrets[`mongod/${service}`]! };
  const server = adminMongoUrl(`127.0.0.1:${ports['mongod']}`, user);
  return userMongoUrl(server, { ...user, database: `bms_${service}` });
}
