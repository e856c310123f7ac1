import {
  eventually,
  type StartedMongoSet,
  type StartedPart,
  type StartedSystem,
  startInbox,
  startMongoSet,
  startSystem,
} from '@bms/testing';
import type { Connection } from 'mongoose';
import { type Keeper, keepRunning } from './keeper.ts';
import { openStage, type Stage } from './stage.ts';
import { startToxiproxy, type Toxiproxy } from './toxiproxy.ts';

/** The number of replicas of each service, and of gateways. */
const COPIES = 2;
/** Rate limits that the writers do not reach; the deadlines are those of production. */
const GATEWAY_SETTINGS = { LIMITS: 'default=1000000/60,login=100000/60', DEADLINE_MS: '5000' };

/** A process of the system with its name, e.g. `crm 2`. */
export interface NamedPart {
  readonly name: string;
  readonly part: StartedPart;
}

/** The whole system, with what is needed to harm it and to inspect it. */
export interface FaultStage extends Stage {
  readonly mongo: StartedMongoSet;
  readonly keeper: Keeper;
  /** The replicas of the gateway and of the services, by the name of their folder. */
  readonly copies: ReadonlyMap<string, readonly StartedPart[]>;
  /** All processes with their names: the copies, the members of the replica set, NATS and Valkey. */
  readonly processes: readonly NamedPart[];
  readonly toxiproxy: Toxiproxy;
  /** The names of the proxies before a server: `mongod`, `nats`, `redis`, or a service; one for each replica. */
  proxiesOf(server: string): readonly string[];
  /** Returns a member of the replica set: its primary, and the others. */
  members(): Promise<{ primary: StartedPart; secondaries: StartedPart[] }>;
}

/** Starts the system with a proxy before every server. @param onStep called before slow steps */
export async function openFaultStage(onStep: (text: string) => void): Promise<FaultStage> {
  const [toxiproxy, inbox] = await Promise.all([startToxiproxy(onStep), startInbox()]);
  const proxies = new Map<string, string[]>();
  const ports = new Map<number, number>();
  const reach = async (server: string, port: number): Promise<number> => {
    const known = proxies.get(server) ?? [];
    const name = `${server}-${known.length + 1}`;
    proxies.set(server, [...known, name]);
    const proxied = await toxiproxy.addProxy(name, port);
    ports.set(proxied, port);
    return proxied;
  };
  onStep('Starting three mongod, NATS, Valkey, two gateways and two copies of every service');
  const mongo = await startMongoSet({ reach: (port) => reach('mongod', port) });
  const settings = { gateways: COPIES, replicas: COPIES, smtpUrl: inbox.url, gatewaySettings: GATEWAY_SETTINGS };
  const system = await startSystem({ ...settings, mongo, reach });
  const copies = new Map([['gateway', system.gateways], ...system.services]);
  const processes = nameProcesses(copies, mongo, system);
  const keeper = keepRunning(processes.map(({ part }) => part));
  const stage = await openStage(system);
  return {
    ...stage,
    mongo,
    keeper,
    copies,
    processes,
    toxiproxy,
    proxiesOf: (server) => proxies.get(server) ?? [],
    members: () => findMembers(stage.admin, mongo, ports),
    stop: async () => {
      await keeper.stop();
      await stage.stop();
      await mongo.stop();
      await Promise.all([toxiproxy.stop(), inbox.stop()]);
    },
  };
}

function nameProcesses(
  copies: ReadonlyMap<string, readonly StartedPart[]>,
  mongo: StartedMongoSet,
  { nats, redis }: StartedSystem,
): NamedPart[] {
  const groups = [...copies, ['mongod', mongo.members], ['nats', [nats]], ['valkey', [redis]]] as const;
  return groups.flatMap(([name, parts]) => parts.map((part, index) => ({ name: `${name} ${index + 1}`, part })));
}

/** Finds the primary, waiting for an election in progress. @param ports the own ports of members by their proxies */
async function findMembers(admin: Connection, mongo: StartedMongoSet, ports: ReadonlyMap<number, number>) {
  const { primary } = await eventually(
    () => admin.db!.admin().command({ hello: 1 }),
    (hello) => typeof hello['primary'] === 'string',
  );
  const port = ports.get(Number(String(primary).split(':').at(-1)));
  const found = mongo.members.find((member) => member.port === port);
  if (!found) throw new Error(`the primary ${primary} is no member`);
  return { primary: found, secondaries: mongo.members.filter((member) => member !== found) };
}

/** The longest part of a line that is shown, in characters. */
const MAX_LINE = 3000;

/**
 * Returns what processes logged lately about the request that a text names, by the `request_id` of a problem.
 * @returns lines that begin with the name of the process; none without a request
 */
export function logLinesOf(text: string, processes: readonly NamedPart[]): string[] {
  const id = /"request_id":"([^"]+)"/.exec(text)?.[1];
  if (!id) return [];
  return processes.flatMap(({ name, part }) => {
    const lines = part.output().split('\n');
    return lines.filter((line) => line.includes(id)).map((line) => `${name}: ${line.slice(0, MAX_LINE)}`);
  });
}
