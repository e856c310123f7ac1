import { randomBytes } from 'node:crypto';
import {
  type DatabaseUser,
  NATS_SETUP_USER,
  natsPermissions,
  natsSetupPermissions,
  natsUsers,
  type ProcessSource,
  trustedKeys,
  userMongoUrl,
} from '@bms/backing-services';
import { UserError } from '../console/say.ts';
import { deployedSigningKey, type Secrets } from '../start/secrets.ts';
import { trustedSigningKeys } from './signing-keys.ts';

/** Addresses of the backing services, as the processes connect to them. */
export interface BackingAddresses {
  /** Connection string of the replica set without a user, e.g. `mongodb://host1,host2/?replicaSet=bms`. */
  readonly mongodb: string;
  /** E.g. `nats://nats.nats.svc.cluster.local:4222`. */
  readonly nats: string;
  /** E.g. `redis://valkey.valkey.svc.cluster.local:6379`. */
  readonly redis: string;
  /** With user and password. */
  readonly smtp: string;
  readonly adminEmail: string;
}

/** An installation of the chart. */
export interface Installation {
  readonly namespace: string;
  /** The beginning of all names, see `prefixOf`. */
  readonly prefix: string;
}

/** The longest prefix that the chart does not shorten. */
const MAX_PREFIX = 40;

/**
 * Returns the beginning of all names of a release, as the chart makes it (`bms.fullname`).
 * @throws UserError if the chart would shorten it
 */
export function prefixOf(release: string): string {
  const prefix = release.includes('bms') ? release : `${release}-bms`;
  if (prefix.length <= MAX_PREFIX) return prefix;
  throw new UserError(`--release: the names of ${release} would be longer than ${MAX_PREFIX} characters`);
}

/** A Secret of Kubernetes. */
export interface SecretManifest {
  readonly apiVersion: 'v1';
  readonly kind: 'Secret';
  readonly metadata: { readonly name: string; readonly namespace: string };
  readonly stringData: Readonly<Record<string, string>>;
}

/** The Secrets by file: those of the processes and those of each backing service. */
export type SecretFiles = Readonly<Record<'bms' | 'mongodb' | 'nats' | 'valkey', readonly SecretManifest[]>>;

/**
 * Creates the Secrets of an installation: one for each process with the keys that the chart reads, one for the set-up of
 * NATS, the passwords of the database users, the users of NATS with their permissions, and the password of Valkey.
 * @param secrets keeps the generated values, so that a later run returns the same
 * @param installation its namespace and the beginning of its names; `bms` by default
 */
export function createSecrets(
  gateway: ProcessSource,
  services: readonly ProcessSource[],
  addresses: BackingAddresses,
  secrets: Secrets,
  { namespace, prefix }: Installation = { namespace: 'bms', prefix: 'bms' },
): SecretFiles {
  const sources = [gateway, ...services];
  const trusted = trustedKeys(sources.flatMap(({ name }) => trustedSigningKeys(name, secrets)));
  const natsUser = (source: ProcessSource) => ({
    user: source.name,
    password: secrets.get(`nats/${source.name}`),
    permissions: natsPermissions(source),
  });
  const setupUser = {
    user: NATS_SETUP_USER,
    password: secrets.get(`nats/${NATS_SETUP_USER}`),
    permissions: natsSetupPermissions(services.map(({ name }) => name)),
  };
  return {
    bms: [
      manifest(namespace, `${prefix}-gateway`, {
        REDIS_URL: withLogin(addresses.redis, '', secrets.get('valkey')),
        ...common(gateway, addresses, secrets),
      }),
      ...services.map((source) =>
        manifest(namespace, `${prefix}-${source.name}`, {
          MONGODB_URL: userMongoUrl(addresses.mongodb, databaseUserOf(source, secrets)),
          TRUSTED_KEYS: trusted,
          ...common(source, addresses, secrets),
          ...ownKeys(source, addresses, secrets),
        }),
      ),
      manifest(namespace, `${prefix}-setup`, {
        NATS_URL: withLogin(addresses.nats, NATS_SETUP_USER, secrets.get(`nats/${NATS_SETUP_USER}`)),
      }),
    ],
    mongodb: services.map((source) =>
      manifest('mongodb', `bms-mongodb-${source.name}`, { password: databaseUserOf(source, secrets).password }),
    ),
    nats: [manifest('nats', 'nats-users', { 'users.conf': natsUsers([...sources.map(natsUser), setupUser]) })],
    valkey: [manifest('valkey', 'valkey-users', { default: secrets.get('valkey') })],
  };
}

function common({ name }: ProcessSource, { nats }: BackingAddresses, secrets: Secrets): Record<string, string> {
  return {
    NATS_URL: withLogin(nats, name, secrets.get(`nats/${name}`)),
    SIGNING_KEY: deployedSigningKey(name, secrets),
  };
}

/** Returns the secrets that only some services have, by the placeholders of their package.json. */
function ownKeys(
  { name, localSettings }: ProcessSource,
  { smtp, adminEmail }: BackingAddresses,
  secrets: Secrets,
): Record<string, string> {
  const made: Readonly<Record<string, (setting: string) => string>> = {
    KEY_ENCRYPTION_SECRET: (setting) => secrets.get(`${name}/${setting}`, () => randomBytes(32).toString('base64')),
    SMTP_URL: () => smtp,
    ADMIN_EMAIL: () => adminEmail,
    ADMIN_PASSWORD: () => secrets.get('administrator/password', () => randomBytes(15).toString('base64url')),
  };
  const names = Object.keys(localSettings).filter((setting) => Object.hasOwn(made, setting));
  return Object.fromEntries(names.map((setting) => [setting, made[setting]!(setting)]));
}

function databaseUserOf({ name }: ProcessSource, secrets: Secrets): DatabaseUser {
  return { user: name, password: secrets.get(`mongodb/${name}`), database: `bms_${name}` };
}

/** Returns a URL with user and password; the class URL would not change the host of all schemes. */
function withLogin(url: string, user: string, password: string): string {
  return url.replace('://', `://${user}:${password}@`);
}

function manifest(namespace: string, name: string, stringData: Readonly<Record<string, string>>): SecretManifest {
  return { apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace }, stringData };
}
