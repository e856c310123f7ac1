import { randomBytes } from 'node:crypto';
import {
  findGateway,
  findServices,
  freePort,
  gatewayEnvironment,
  type LocalEnvironment,
  type ProcessCredentials,
  type ProcessSource,
  type ServicePorts,
  serviceEnvironment,
} from '@bms/backing-services';
import type { StartedMongo, StartedNats } from './backing-services.ts';
import { root } from './processes.ts';
import { type LocalSecrets, localSecrets, productionSecrets } from './secrets.ts';
import type { StartedPart } from './started.ts';
import type { SystemOptions } from './system-options.ts';

/** The call deadline in milliseconds; long, since the machine may be busy and deadlines are tested at the gateway. */
const DEADLINE_MS = '60000';

/**
 * Returns the setting of a time limit between processes, as long as the deadline, for systems whose services share a process:
 * they are for tests of other things than a service that does not respond.
 */
const patience = ({ apart }: SystemOptions, name: string): Record<string, string> =>
  apart ? { [name]: DEADLINE_MS } : {};

/** Settings that differ in production, where secrets and private addresses of a local start are rejected. */
const PRODUCTION = { LOCAL_SECRETS: 'false', WEBHOOKS_ALLOW_PRIVATE_ADDRESSES: 'false', SSO_ALLOW_HTTP: 'false' };

/** What the processes of a system are started with. */
export interface Base {
  readonly mongo: StartedMongo;
  readonly redis: StartedPart;
  readonly nats: StartedNats;
  readonly secrets: LocalSecrets;
  readonly ports: ReadonlyMap<string, readonly ServicePorts[]>;
  readonly databases: ReadonlyMap<string, string>;
  /** The setting UPSTREAMS; replicas are one name with several addresses, like a headless service in Kubernetes. */
  readonly upstreams: string;
  /** The setting UPSTREAMS_HTTP. */
  readonly upstreamsHttp: string;
  /** The port by which processes connect to NATS. */
  readonly natsPort: number;
  readonly environment: LocalEnvironment;
  readonly options: SystemOptions;
  /** The settings of the clock, the same for all processes. */
  readonly clock: Readonly<Record<string, string>>;
  readonly secret: ProcessCredentials['secret'];
}

/** Creates the databases, ports and secrets of a system. */
export async function prepareSystem(
  mongo: StartedMongo,
  redis: StartedPart,
  nats: StartedNats,
  options: SystemOptions,
): Promise<Base> {
  const names = (await findServices(root)).map(({ name }) => name);
  const secrets = options.isProduction ? productionSecrets(...names) : localSecrets(...names);
  const ports = new Map<string, ServicePorts[]>();
  const databases = new Map<string, string>();
  const kept = new Map<string, string>();
  const { reach = async (_server, port) => port } = options;
  for (const name of names) {
    ports.set(name, await freePorts(replicasOf(options, name)));
    databases.set(name, await mongo.addUser(`${options.databasePrefix ?? 'bms_'}${name}`));
  }
  const environment: LocalEnvironment = {
    nodeEnv: options.isProduction ? 'production' : 'test',
    logLevel: 'info',
    port: await freePort(),
    redisUrl: withPort(redis.url, await reach('redis', redis.port)),
    smtpUrl: options.smtpUrl ?? 'smtp://127.0.0.1:9',
    oauth: { authorizeUrl: 'http://127.0.0.1:9/authorize', tokenUrl: 'http://127.0.0.1:9/token' },
    adminEmail: 'admin@example.com',
    adminPassword: randomBytes(15).toString('base64url'),
    services: Object.fromEntries([...ports].map(([name, [first]]) => [name, first!])),
    trustedKeys: secrets.trustedKeys,
  };
  const secret = (setting: string) =>
    kept.get(setting) ?? kept.set(setting, randomBytes(32).toString('base64')).get(setting)!;
  const upstreams = await upstreamsOf(ports, reach);
  const upstreamsHttp = await upstreamsHttpOf(ports, options.reachHttp ?? (async (_service, port) => port));
  const natsPort = await reach('nats', nats.port);
  return {
    mongo,
    redis,
    nats,
    secrets,
    ports,
    databases,
    upstreams,
    upstreamsHttp,
    natsPort,
    environment,
    options,
    clock: clockSettings(options),
    secret,
  };
}

function replicasOf({ replicas = 1 }: SystemOptions, name: string): number {
  return typeof replicas === 'number' ? replicas : (replicas[name] ?? 1);
}

async function freePorts(replicas: number): Promise<ServicePorts[]> {
  const ports: ServicePorts[] = [];
  for (let copy = 0; copy < replicas; copy++) ports.push({ grpc: await freePort(), http: await freePort() });
  return ports;
}

function ownOf(base: Base, name: string): ProcessCredentials {
  const natsUrl = withPort(base.nats.urlOf(name), base.natsPort);
  return { signingKey: base.secrets.signingKey(name), natsUrl, secret: base.secret };
}

async function upstreamsOf(ports: Base['ports'], reach: NonNullable<SystemOptions['reach']>): Promise<string> {
  const each = [...ports].map(async ([name, replicas]) => {
    const reached = await Promise.all(replicas.map(({ grpc }) => reach(name, grpc)));
    return `${name}=${reached.map((port) => `127.0.0.1:${port}`).join('|')}`;
  });
  return (await Promise.all(each)).join(',');
}

async function upstreamsHttpOf(ports: Base['ports'], reach: NonNullable<SystemOptions['reachHttp']>): Promise<string> {
  const each = [...ports].map(async ([name, replicas]) => {
    const [first] = await Promise.all(replicas.map(({ http }) => reach(name, http)));
    return `${name}=127.0.0.1:${first}`;
  });
  return (await Promise.all(each)).join(',');
}

function withPort(url: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
}

/** Returns the settings of a replica of a service except its addresses. */
export function settingsOf(base: Base, source: ProcessSource, ports: ServicePorts): Record<string, string> {
  const around = { ...base.environment, services: { ...base.environment.services, [source.name]: ports } };
  const own = { ...ownOf(base, source.name), mongodbUrl: base.databases.get(source.name)! };
  return {
    ...serviceEnvironment(source, around, own),
    UPSTREAMS: base.upstreams,
    ...patience(base.options, 'REQUEST_TIMEOUT_MS'),
    ...(base.options.isProduction && PRODUCTION),
    ...tlsSettings(base.options),
    ...base.clock,
    ...base.options.serviceSettings,
  };
}

/** Returns the settings that start the clock of a process at the instant of the options. */
function clockSettings({ startsAt }: SystemOptions): Record<string, string> {
  if (!startsAt) return {};
  return {
    NODE_OPTIONS: `--import=${new URL('shifted-clock.ts', import.meta.url).href}`,
    CLOCK_SHIFT_MS: String(Date.parse(startsAt) - Date.now()),
  };
}

function tlsSettings({ certificate }: SystemOptions): Record<string, string> {
  if (!certificate) return {};
  const { certFile, keyFile, caFile } = certificate;
  return { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile, TLS_CA_FILE: caFile };
}

/** Returns the settings of a gateway except its addresses. */
export async function gatewaySettingsOf(base: Base): Promise<Record<string, string>> {
  const source = await findGateway(root);
  const {
    HOST: _host,
    PORT: _port,
    PUBLIC_URL: _url,
    ...env
  } = gatewayEnvironment(source, base.environment, ownOf(base, 'gateway'));
  return {
    ...env,
    UPSTREAMS: base.upstreams,
    UPSTREAMS_HTTP: base.upstreamsHttp,
    DEADLINE_MS,
    ...patience(base.options, 'IDENTITY_TIMEOUT_MS'),
    ...(base.options.isProduction && PRODUCTION),
    ...tlsSettings(base.options),
    ...base.clock,
    ...base.options.gatewaySettings,
  };
}
