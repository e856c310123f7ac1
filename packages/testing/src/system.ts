import { findGateway, findServices, freePort } from '@bms/backing-services';
import { mongo as mongodb } from 'mongoose';
import { type StartedMongo, type StartedNats, startMongo, startNats, startRedis } from './backing-services.ts';
import { type Hosted, startHost } from './host/start-host.ts';
import { root, type StartedProcess, startGateway, startService } from './processes.ts';
import type { LocalSecrets } from './secrets.ts';
import type { StartedPart } from './started.ts';
import type { SystemOptions } from './system-options.ts';
import { type Base, gatewaySettingsOf, prepareSystem, settingsOf } from './system-settings.ts';

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
