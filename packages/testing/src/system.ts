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
import { mongo as mongodb } from 'mongoose';
import { type StartedMongo, type StartedNats, startMongo, startNats, startRedis } from './backing-services.ts';
import type { IssuedCertificate } from './certificate.ts';
import { type Hosted, startHost } from './host/start-host.ts';
import { root, type StartedProcess, startGateway, startService } from './processes.ts';
import { type LocalSecrets, localSecrets, productionSecrets } from './secrets.ts';
import type { StartedPart } from './started.ts';

export interface SystemOptions {
  /** The number of gateways; 1 by default. */
  readonly gateways?: number;
  /** The number of replicas of each service, or of the services named; 1 by default. */
  readonly replicas?: number | Readonly<Record<string, number>>;
  /** The SMTP server; by default an address without a server. */
  readonly smtpUrl?: string;
  /** Additional settings of all gateways, such as other limits. */
  readonly gatewaySettings?: Readonly<Record<string, string>>;
  /** Additional settings of all services. */
  readonly serviceSettings?: Readonly<Record<string, string>>;
  /** A mongod that the system shares with others and does not stop; its own by default. */
  readonly mongo?: StartedMongo;
  /** The beginning of the database names, which systems that share a mongod must not share; `bms_` by default. */
  readonly databasePrefix?: string;
  /**
   * Returns the port by which processes connect to a server, e.g. that of a proxy before it.
   * @param server `nats`, `redis`, or the name of a service for the gRPC port of one of its replicas
   * @param port its own port, the default
   */
  readonly reach?: (server: string, port: number) => Promise<number>;
  /**
   * Returns the port by which gateways connect to the HTTP port of a service, the same for all its replicas; by default
   * that of the first.
   */
  readonly reachHttp?: (service: string, port: number) => Promise<number>;
  /** The certificate of all processes and of NATS, for mutual TLS among them; plain text by default. */
  readonly certificate?: IssuedCertificate;
  /** True for NODE_ENV=production, with secrets that production accepts. */
  readonly isProduction?: boolean;
  /** The folder of a build of the checkout; by default the processes run from their sources. */
  readonly buildDir?: string;
  /**
   * The services that have processes of their own, such as those that a test kills; all others and the first gateway then
   * share one, see startHost. By default each has its own. Not with replicas or a build.
   */
  readonly apart?: readonly string[];
  /** The instant at which the clocks of all processes start, RFC 3339; by default they show the time. */
  readonly startsAt?: string;
}

/** All services and gateways as real processes, with their own databases, Redis and NATS. */
export interface StartedSystem {
  readonly mongo: StartedMongo;
  readonly redis: StartedPart;
  readonly nats: StartedNats;
  readonly gateways: readonly StartedProcess[];
  /** The replicas of each service, by name. */
  readonly services: ReadonlyMap<string, readonly StartedProcess[]>;
  readonly secrets: LocalSecrets;
  /** The first administrator. */
  readonly admin: { readonly email: string; readonly password: string };
  /**
   * Starts another gateway, which ends with the system unless it is stopped before.
   * @param settings additional settings of it alone, such as other limits
   */
  addGateway(settings?: Readonly<Record<string, string>>): Promise<StartedProcess>;
  /** Stops everything and removes the data. */
  stop(): Promise<void>;
}

/** The call deadline in milliseconds; long, since the machine may be busy and deadlines are tested at the gateway. */
const DEADLINE_MS = '60000';

/** Settings that differ in production, where secrets and private addresses of a local start are rejected. */
const PRODUCTION = { LOCAL_SECRETS: 'false', WEBHOOKS_ALLOW_PRIVATE_ADDRESSES: 'false', SSO_ALLOW_HTTP: 'false' };

interface Base {
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

/** Starts all services in services/ and the gateways; resolves when all are ready. */
export async function startSystem(options: SystemOptions = {}): Promise<StartedSystem> {
  const processes = [await findGateway(root), ...(await findServices(root))];
  const [mongo, redis, nats] = await Promise.all([
    options.mongo ?? startMongo(),
    startRedis(),
    startNats({ processes, certificate: options.certificate }),
  ]);
  const parts = [redis, nats, ...(options.mongo ? [] : [mongo])];
  const started: Promise<StartedProcess>[] = [];
  const stop = async () => {
    const outcomes = await Promise.allSettled(started);
    const running = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    await Promise.all(running.map((process) => process.stop()));
    await Promise.all(parts.map((part) => part.stop()));
  };
  try {
    const base = await prepareSystem(mongo, redis, nats, options);
    if (options.startsAt) await keepExpired(mongo);
    const [apart, hosted] = await Promise.all([startServices(base, started), startHosted(base, started)]);
    const services = new Map([...hosted.services, ...apart]);
    const addGateway = (more?: Readonly<Record<string, string>>) => startOneGateway(base, started, more);
    const added = (options.gateways ?? 1) - hosted.gateways.length;
    const gateways = [...hosted.gateways, ...(await Promise.all(Array.from({ length: added }, () => addGateway())))];
    const { adminEmail: email, adminPassword: password } = base.environment;
    const admin = { email, password };
    return { mongo, redis, nats, gateways, services, secrets: base.secrets, admin, addGateway, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepareSystem(
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

/** @param started receives each process, also those that fail to start */
async function startServices(
  base: Base,
  started: Promise<StartedProcess>[],
): Promise<Map<string, readonly StartedProcess[]>> {
  const { apart, buildDir } = base.options;
  const sources = (await findServices(root)).filter(({ name }) => !apart || apart.includes(name));
  const starting = sources.map(async (source) => {
    const replicas = base.ports
      .get(source.name)!
      .map((ports) => startService(source.name, settingsOf(base, source, ports), { ...ports, root: buildDir }));
    started.push(...replicas);
    return [source.name, await Promise.all(replicas)] as const;
  });
  return new Map(await Promise.all(starting));
}

/** Returns the settings of a replica of a service except its addresses. */
function settingsOf(base: Base, source: ProcessSource, ports: ServicePorts): Record<string, string> {
  const around = { ...base.environment, services: { ...base.environment.services, [source.name]: ports } };
  const own = { ...ownOf(base, source.name), mongodbUrl: base.databases.get(source.name)! };
  return {
    ...serviceEnvironment(source, around, own),
    UPSTREAMS: base.upstreams,
    ...(base.options.isProduction && PRODUCTION),
    ...tlsSettings(base.options),
    ...base.clock,
    ...base.options.serviceSettings,
  };
}

/** The services and the gateways that share a process. */
interface HostedProcesses {
  readonly services: readonly (readonly [name: string, replicas: readonly StartedProcess[]])[];
  readonly gateways: readonly StartedProcess[];
}

/** Starts the services that are not `apart` and a gateway in one process. @param started receives it, also if it fails to start */
async function startHosted(base: Base, started: Promise<StartedProcess>[]): Promise<HostedProcesses> {
  const { apart } = base.options;
  if (!apart) return { services: [], gateways: [] };
  const sources = (await findServices(root)).filter(({ name }) => !apart.includes(name));
  const services = sources.map((source): Hosted => {
    const [ports] = base.ports.get(source.name)!;
    const [target, http] = [`127.0.0.1:${ports!.grpc}`, `127.0.0.1:${ports!.http}`];
    const env = { GRPC_ADDRESS: target, HTTP_ADDRESS: http, ...settingsOf(base, source, ports!) };
    return { name: source.name, env, url: `http://${http}`, target };
  });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const addresses = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url };
  const gateway: Hosted = {
    name: 'gateway',
    env: { ...addresses, ...(await gatewaySettingsOf(base)) },
    url,
    target: '',
  };
  const starting = startHost([...services, gateway], base.clock);
  started.push(starting.then((processes) => processes.get('gateway')!));
  const processes = await starting;
  return {
    services: sources.map(({ name }) => [name, [processes.get(name)!]]),
    gateways: [processes.get('gateway')!],
  };
}

/** Keeps documents that expire by the shifted clock: mongod compares them with its own. */
async function keepExpired(mongo: StartedMongo): Promise<void> {
  const client = await new mongodb.MongoClient(mongo.url).connect();
  await client.db('admin').command({ setParameter: 1, ttlMonitorEnabled: false });
  await client.close();
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

/** @param started receives the process, also one that fails to start */
async function startOneGateway(
  base: Base,
  started: Promise<StartedProcess>[],
  more: Readonly<Record<string, string>> = {},
): Promise<StartedProcess> {
  const starting = startGateway({ ...(await gatewaySettingsOf(base)), ...more }, base.options.buildDir);
  started.push(starting);
  return starting;
}

/** Returns the settings of a gateway except its addresses. */
async function gatewaySettingsOf(base: Base): Promise<Record<string, string>> {
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
    ...(base.options.isProduction && PRODUCTION),
    ...tlsSettings(base.options),
    ...base.clock,
    ...base.options.gatewaySettings,
  };
}
