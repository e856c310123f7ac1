import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  adminMongoUrl,
  findGateway,
  findServices,
  type NatsUser,
  natsConfig,
  oauthSettings,
  type ProcessCredentials,
  type ProcessSource,
  processSettings,
  type Shared,
  trustedKeys,
  userMongoUrl,
  valkeyConfig,
} from '@bms/backing-services';
import { UserError } from '../console/say.ts';
import { deployedSigningKey, openSecrets, type Secrets } from '../start/secrets.ts';
import { type Addresses, databaseUserOf, natsLoginOf, natsUsersOf, rootOf } from './layout.ts';

/** Settings of the containers. */
export interface SetupSettings {
  /** Root of the code, where the services are found. */
  readonly root: string;
  /** Directory that gets a subdirectory for each container. */
  readonly dir: string;
  readonly publicUrl: string;
  readonly adminEmail: string;
  /** Undefined to generate one. */
  readonly adminPassword: string | undefined;
}

/** User and group id in the MongoDB and Valkey images, which reject a key file that other users can read. */
const imageUser = 999;
/** File with the settings for the OAuth 2.0 server of the demo, next to `env`. */
const OAUTH_FILE = 'oauth.env';
/** Version of the NATS image in docker-compose.yml. */
const natsVersion = '2.11.17';
/** User and group id in the project's own images, and of the NATS container. */
const nonRoot = 65_532;
/** Address of the health endpoint of NATS, for the health check within its container. */
const natsMonitor = '127.0.0.1:8222';

/**
 * Creates the secrets of all containers or adds missing ones, in one directory per container, to be mounted only there.
 * @returns the credentials of the first administrator
 */
export async function writeSecrets(
  settings: SetupSettings,
  addresses: Addresses,
): Promise<{ email: string; password: string }> {
  const { gateway, services, secrets, shared } = await openSystem(settings, addresses);
  await writeParts(settings, natsUsersOf(gateway, services, secrets), secrets);
  await writeEnv(settings, 'gateway', {
    ...processSettings(gateway, shared, ownOf('gateway', addresses, secrets)),
    HOST: '0.0.0.0',
    REDIS_URL: shared.redisUrl,
    PUBLIC_URL: settings.publicUrl,
    UPSTREAMS_HTTP: services.map(({ name }) => `${name}=${addresses.serviceHttp(name)}`).join(','),
  });
  for (const service of services)
    await writeEnv(settings, service.name, serviceEnv(service, shared, addresses, secrets));
  for (const { name } of services.filter(usesOAuth)) await writeEnv(settings, name, {}, OAUTH_FILE);
  const passwordFile = join(await folder(settings, 'setup'), 'administrator-password');
  await writePrivate(passwordFile, `${shared.adminPassword}\n`);
  await secrets.save();
  return { email: shared.adminEmail, password: shared.adminPassword };
}

/**
 * Writes the settings with which services connect drives and calendars to the OAuth 2.0 server of the demo. `writeSecrets`
 * empties their files.
 * @returns the names of these services
 */
export async function writeOAuthSettings(settings: SetupSettings, addresses: Addresses): Promise<string[]> {
  const { services, secrets, shared } = await openSystem(settings, addresses);
  const users = services.filter(usesOAuth);
  for (const service of users) {
    const own = ownOf(service.name, addresses, secrets);
    await writeEnv(
      settings,
      service.name,
      oauthSettings(service, { ...shared, oauth: addresses.oauth }, own),
      OAUTH_FILE,
    );
  }
  await secrets.save();
  return users.map(({ name }) => name);
}

const usesOAuth = (source: ProcessSource): boolean => Object.keys(source.oauthSettings).length > 0;

/** The processes of a system with its secrets, new ones included. */
interface System {
  readonly gateway: ProcessSource;
  readonly services: readonly ProcessSource[];
  readonly secrets: Secrets;
  readonly shared: Shared;
}

async function openSystem(settings: SetupSettings, addresses: Addresses): Promise<System> {
  const [gateway, services] = await Promise.all([findGateway(settings.root), findServices(settings.root)]);
  const secrets = await openSecrets(join(await folder(settings, 'setup'), 'secrets.json'));
  const names = ['gateway', ...services.map(({ name }) => name)];
  return { gateway, services, secrets, shared: sharedSettings(settings, addresses, names, secrets) };
}

function serviceEnv(
  source: ProcessSource,
  shared: Shared,
  addresses: Addresses,
  secrets: Secrets,
): Record<string, string> {
  const adminUrl = adminMongoUrl(addresses.mongo, rootOf(secrets));
  return {
    ...processSettings(source, shared, ownOf(source.name, addresses, secrets)),
    MONGODB_URL: userMongoUrl(adminUrl, databaseUserOf(source.name, secrets)),
  };
}

function sharedSettings(
  settings: SetupSettings,
  addresses: Addresses,
  names: readonly string[],
  secrets: Secrets,
): Shared {
  const services = names.filter((name) => name !== 'gateway');
  const made = () => settings.adminPassword ?? randomBytes(15).toString('base64url');
  return {
    nodeEnv: 'production',
    logLevel: 'info',
    isLocal: false,
    publicUrl: settings.publicUrl,
    redisUrl: `redis://:${secrets.get('valkey')}@${addresses.valkey}`,
    smtpUrl: `smtp://${addresses.smtp}`,
    adminEmail: secrets.get('administrator/email', () => settings.adminEmail),
    adminPassword: secrets.get('administrator/password', made),
    trustedKeys: trustedKeys(names.map((name) => deployedSigningKey(name, secrets))),
    upstreams: Object.fromEntries(services.map((name) => [name, addresses.service(name)])),
  };
}

function ownOf(name: string, addresses: Addresses, secrets: Secrets): ProcessCredentials {
  const { user, password } = natsLoginOf(name, secrets);
  return {
    signingKey: deployedSigningKey(name, secrets),
    natsUrl: `nats://${user}:${password}@${addresses.nats}`,
    secret: (setting) => secrets.get(`${name}/${setting}`, () => randomBytes(32).toString('base64')),
  };
}

async function writeParts(settings: SetupSettings, users: readonly NatsUser[], secrets: Secrets): Promise<void> {
  const password = secrets.get('valkey');
  const mongo = await folder(settings, 'mongo', imageUser);
  await writePrivate(join(mongo, 'key'), secrets.get('mongo/key'), imageUser);
  await writePrivate(join(mongo, 'root-password'), rootOf(secrets).password, imageUser);
  const valkey = await folder(settings, 'valkey', imageUser);
  await writePrivate(
    join(valkey, 'valkey.conf'),
    valkeyConfig({ address: '0.0.0.0', port: 6379, password }),
    imageUser,
  );
  const nats = await folder(settings, 'nats', nonRoot);
  await writePrivate(
    join(nats, 'nats.conf'),
    natsConfig({ listen: '0.0.0.0:4222', dataDir: '/data', users, version: natsVersion, monitor: natsMonitor }),
    nonRoot,
  );
  await giveAll(await folder(settings, 'nats-data', nonRoot), nonRoot);
}

async function writeEnv(
  settings: SetupSettings,
  name: string,
  env: Record<string, string>,
  file = 'env',
): Promise<void> {
  const lines = Object.entries(env).map(([key, value]) => `${key}=${quoted(key, value)}\n`);
  await writePrivate(join(await folder(settings, name, nonRoot), file), lines.join(''), nonRoot);
}

/** Quotes a value for Node's --env-file, which has no escape sequence for quotes. */
function quoted(key: string, value: string): string {
  const quote = ["'", '"', '`'].find((mark) => !value.includes(mark));
  if (!quote) throw new UserError(`${key} holds all three kinds of quotes: choose another value`);
  return quote + value + quote;
}

async function folder(settings: SetupSettings, name: string, owner?: number): Promise<string> {
  const path = join(settings.dir, name);
  await mkdir(path, { recursive: true, mode: 0o700 });
  await give(path, owner);
  return path;
}

async function writePrivate(file: string, text: string, owner?: number): Promise<void> {
  await writeFile(file, text, { mode: 0o600 });
  await give(file, owner);
}

/** Changes the owner of everything in a folder: NATS ran as root in earlier versions of docker-compose.yml. */
async function giveAll(path: string, owner: number): Promise<void> {
  for (const entry of await readdir(path, { recursive: true })) await give(join(path, entry), owner);
}

/** Changes the owner if this process is root, as it is in the container. */
async function give(path: string, owner: number | undefined): Promise<void> {
  if (owner !== undefined && process.getuid?.() === 0) await chown(path, owner, owner);
}
