import { mkdir, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually, type StartedPart } from '@bms/testing';
import type { FaultStage } from '../stage/fault-stage.ts';
import { between, type Fault, type FaultContext, type Injected, pick } from './fault.ts';

/** The time for which two of three mongod stay ended, in milliseconds. */
const NO_MAJORITY_MS = [3000, 10_000] as const;
/** The time limit for finding the leader, and for a burst of events, in milliseconds. */
const FIND_TIMEOUT_MS = 30_000;
/** The number of bursts of events during which a consumer should be met at work. */
const MAX_BURSTS = 5;

/** Returns the faults that kill one copy of the gateway or of a service. */
export const killCopies = (names: readonly string[]): Fault[] =>
  names.map((name) => ({
    kind: `kill ${name}`,
    group: 'process',
    inject: ({ stage, random }) => kill(pick(random, stage.copies.get(name)!), name),
  }));

async function kill(part: StartedPart, detail: string): Promise<Injected> {
  const since = Date.now();
  await part.kill();
  return { detail, since };
}

/** The faults that kill backing services; a supervisor restarts them at once, except without a majority of mongod. */
export const killBackingServices: readonly Fault[] = [
  {
    kind: 'kill mongod primary',
    group: 'backing',
    inject: async ({ stage }) => kill((await stage.members()).primary, 'primary'),
  },
  { kind: 'kill two of three mongod', group: 'backing', inject: killMajority },
  { kind: 'kill NATS', group: 'backing', inject: ({ stage }) => kill(stage.system.nats, 'NATS') },
  { kind: 'kill Valkey', group: 'backing', inject: ({ stage }) => kill(stage.system.redis, 'Valkey') },
];

async function killMajority({ stage, random }: FaultContext): Promise<Injected> {
  const { primary, secondaries } = await stage.members();
  const ms = between(random, ...NO_MAJORITY_MS);
  await stage.keeper.withoutRestart(async () => {
    await Promise.all([primary.kill(), pick(random, secondaries).kill()]);
    await sleep(ms);
  });
  return { detail: `primary and a secondary for ${(ms / 1000).toFixed(1)} s`, since: Date.now() };
}

/** The faults that kill a process because of what it does. */
export const killRoles: readonly Fault[] = [
  { kind: 'kill leading relay', group: 'role', inject: killRelay },
  { kind: 'kill consumer in mid-batch', group: 'role', inject: killConsumer },
];

/** Kills the copy of crm, billing or identity that publishes the events of its service. */
async function killRelay({ stage, random }: FaultContext): Promise<Injected> {
  const service = pick(random, ['crm', 'billing', 'identity']);
  const leader = await eventually(() => findLeader(stage, service), Boolean, FIND_TIMEOUT_MS);
  return kill(leader!, service);
}

/** Returns the only copy that reports to lead; undefined if there is none or more, as its metric may be ten seconds old. */
async function findLeader(stage: FaultStage, service: string): Promise<StartedPart | undefined> {
  const leading: StartedPart[] = [];
  for (const copy of stage.copies.get(service)!) {
    const text = await (await fetch(`${copy.url}/metrics`)).text();
    if (/^\w*events_relay_leader(\{.*\})? 1$/m.test(text)) leading.push(copy);
  }
  return leading.length === 1 ? leading[0] : undefined;
}

/** Kills a copy of a consuming service while events of crm are delivered to it and not acknowledged. */
async function killConsumer({ stage, random, burst }: FaultContext): Promise<Injected> {
  const service = pick(random, ['activity', 'billing', 'work', 'files']);
  const copy = pick(random, stage.copies.get(service)!);
  const isWorking = async (): Promise<boolean> =>
    (await stage.consumers.list('BMS_CRM')).some(
      ({ name, unacknowledged }) => name.startsWith(`${service}_`) && unacknowledged > 0,
    );
  for (let bursts = 1; bursts <= MAX_BURSTS; bursts += 1) {
    let isOver = false;
    const created = burst().finally(() => {
      isOver = true;
    });
    const seen = await eventually(async () => (await isWorking()) || (isOver && 'over'), Boolean, FIND_TIMEOUT_MS);
    const injected = seen === 'over' ? undefined : await kill(copy, service);
    await created;
    if (injected) return injected;
  }
  return kill(copy, `${service}, between two batches`);
}

/** The faults that concern everything. */
export const killAll: readonly Fault[] = [
  { kind: 'kill and start everything', group: 'all', inject: killEverything },
  { kind: 'lose NATS data', group: 'all', inject: loseNatsData },
];

async function killEverything({ stage }: FaultContext): Promise<Injected> {
  const since = Date.now();
  await stage.keeper.withoutRestart(async () => {
    await Promise.all(stage.processes.map(({ part }) => part.kill()));
  });
  return { detail: `${stage.processes.length} processes`, since };
}

async function loseNatsData({ stage }: FaultContext): Promise<Injected> {
  const since = Date.now();
  const { nats } = stage.system;
  await stage.keeper.withoutRestart(async () => {
    await nats.kill();
    await rm(nats.dataDir, { recursive: true });
    await mkdir(nats.dataDir);
  });
  return { detail: 'streams and consumers', since };
}
