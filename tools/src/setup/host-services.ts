import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  adminMongoUrl,
  type Command,
  ensureReplicaSet,
  ensureUsers,
  findGateway,
  findServices,
  freePort,
  mongodCommand,
  NATS_SETUP_USER,
  natsCommand,
  natsUrl,
  type RunningProcess,
  resolveProgram,
  startProcess,
  untilListening,
  valkeyCommand,
} from '@bms/backing-services';
import { setUpStreams } from '@bms/events/setup';
import type { Secrets } from '../start/secrets.ts';
import { type Addresses, databaseUserOf, natsLoginOf, natsUsersOf, rootOf } from './layout.ts';

/** The ports on 127.0.0.1 of a system whose backing services run on this machine, by name, e.g. `mongo`, `crm/http`. */
export type HostPorts = Readonly<Record<string, number>>;

/** Chooses free ports for the gateway, the services and the backing services. */
export async function chooseHostPorts(services: readonly string[]): Promise<HostPorts> {
  const names = ['mongo', 'valkey', 'nats', 'smtp', 'gateway', ...services.flatMap((name) => [name, `${name}/http`])];
  const ports: Record<string, number> = {};
  for (const name of names) ports[name] = await freePort();
  return ports;
}

/** Returns the addresses of a system on this machine; no OAuth server listens at its address. */
export function hostAddresses(ports: HostPorts): Addresses {
  const at = (name: string): string => `127.0.0.1:${ports[name]}`;
  return {
    mongo: at('mongo'),
    valkey: at('valkey'),
    nats: at('nats'),
    smtp: at('smtp'),
    oauth: { authorizeUrl: 'http://127.0.0.1:9/authorize', tokenUrl: 'http://127.0.0.1:9/token' },
    service: at,
    serviceHttp: (name) => at(`${name}/http`),
  };
}

/** Returns the settings with which a process listens on its ports. */
export function listenSettings(name: string, ports: HostPorts): Record<string, string> {
  if (name === 'gateway') return { HOST: '127.0.0.1', PORT: String(ports[name]) };
  return { GRPC_ADDRESS: `127.0.0.1:${ports[name]}`, HTTP_ADDRESS: `127.0.0.1:${ports[`${name}/http`]}` };
}

/** The input of `startHostServices`. */
export interface HostServiceOptions {
  /** Root of the code, where the services are found. */
  readonly root: string;
  /** Directory of the data. */
  readonly dir: string;
  readonly ports: HostPorts;
  readonly secrets: Secrets;
  /** Called with each process as soon as it is started. */
  started(running: RunningProcess): void;
}

/** Starts mongod, Valkey and NATS on this machine with the secrets, users and streams of the containers. */
export async function startHostServices({ root, dir, ports, secrets, started }: HostServiceOptions): Promise<void> {
  const launch = async (command: Command, port: number): Promise<void> => {
    const running = await startProcess(command);
    started(running);
    await untilListening(running, port);
  };
  const folder = async (name: string): Promise<string> => {
    await mkdir(join(dir, name), { recursive: true });
    return join(dir, name);
  };
  const binary = async (name: 'mongod' | 'valkey') => (await resolveProgram(name)).binary;
  const { mongo = 0, valkey = 0, nats = 0 } = ports;
  const services = await findServices(root);
  const users = natsUsersOf(await findGateway(root), services, secrets);
  const keyFile = join(dir, 'keyfile');
  await writeFile(keyFile, secrets.get('mongo/key'), { mode: 0o600 });
  const password = secrets.get('valkey');
  await launch(
    mongodCommand({ binary: await binary('mongod'), port: mongo, dataDir: await folder('db'), keyFile }),
    mongo,
  );
  await launch(
    await valkeyCommand({ binary: await binary('valkey'), port: valkey, dataDir: await folder('v'), password }),
    valkey,
  );
  await launch(
    await natsCommand({ ...(await resolveProgram('nats')), port: nats, dataDir: await folder('n'), users }),
    nats,
  );
  await ensureReplicaSet(`127.0.0.1:${mongo}`, rootOf(secrets));
  const names = services.map(({ name }) => name);
  await setUpStreams({ url: natsUrl(nats, natsLoginOf(NATS_SETUP_USER, secrets)), services: names });
  const databaseUsers = services.map(({ name }) => databaseUserOf(name, secrets));
  await ensureUsers(adminMongoUrl(`127.0.0.1:${mongo}`, rootOf(secrets)), databaseUsers);
}
