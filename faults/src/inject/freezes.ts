import { setTimeout as sleep } from 'node:timers/promises';
import type { StartedPart } from '@bms/testing';
import type { FaultStage } from '../stage/fault-stage.ts';
import { between, type Fault, type FaultContext, pick } from './fault.ts';

/** The shortest time that a process is frozen, in milliseconds. */
const MIN_FREEZE_MS = 5000;

const frozen: Readonly<
  Record<string, (stage: FaultStage, random: () => number) => Promise<StartedPart> | StartedPart>
> = {
  gateway: ({ copies }, random) => pick(random, copies.get('gateway')!),
  service: ({ copies, services }, random) => pick(random, copies.get(pick(random, services))!),
  'mongod primary': async (stage) => (await stage.members()).primary,
  'mongod secondary': async (stage, random) => pick(random, (await stage.members()).secondaries),
  NATS: ({ system }) => system.nats,
  Valkey: ({ system }) => system.redis,
};

/** The faults that suspend a process with SIGSTOP for 5 to 30 seconds and resume it with SIGCONT. */
export const freezes: readonly Fault[] = Object.entries(frozen).map(([what, find]) => ({
  kind: `freeze ${what}`,
  group: 'freeze',
  inject: async ({ stage, random, maxFreezeMs }: FaultContext) => {
    const part = await find(stage, random);
    const ms = between(random, MIN_FREEZE_MS, maxFreezeMs);
    part.freeze();
    await sleep(ms);
    part.thaw();
    const { name } = stage.processes.find((process) => process.part.port === part.port)!;
    return { detail: `${name} for ${(ms / 1000).toFixed(1)} s`, since: Date.now() };
  },
}));
