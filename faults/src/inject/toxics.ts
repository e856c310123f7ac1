import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultStage } from '../stage/fault-stage.ts';
import type { Toxic } from '../stage/toxiproxy.ts';
import { between, type Fault, type FaultContext, pick } from './fault.ts';

/** The time for which the network is disturbed, in milliseconds. */
const DISTURBED_MS = [3000, 10_000] as const;

/** The disturbances of a connection; times are in milliseconds. */
const toxics: readonly Toxic[] = [
  { type: 'latency', attributes: { latency: 500, jitter: 250 } },
  { type: 'timeout', attributes: { timeout: 2000 } },
  { type: 'reset_peer', attributes: { timeout: 200 } },
  { type: 'slow_close', attributes: { delay: 2000 } },
];

/** The connections that are disturbed, by the proxy before their server. */
const edges: Readonly<Record<string, (stage: FaultStage, random: () => number) => Promise<string> | string>> = {
  'to mongod': async (stage) => stage.proxiesOf('mongod')[await primaryIndex(stage)]!,
  'to NATS': (stage) => stage.proxiesOf('nats')[0]!,
  'to a service': (stage, random) => pick(random, stage.proxiesOf(pick(random, stage.services))),
  'to Valkey': (stage) => stage.proxiesOf('redis')[0]!,
};

async function primaryIndex(stage: FaultStage): Promise<number> {
  const { primary } = await stage.members();
  return stage.mongo.members.indexOf(primary);
}

/** The faults that disturb the network before the primary of mongod, NATS, one copy of a service or Valkey. */
export const networkFaults: readonly Fault[] = Object.entries(edges).flatMap(([edge, find]) =>
  toxics.map((toxic) => ({
    kind: `${toxic.type} ${edge}`,
    group: 'network' as const,
    inject: async ({ stage, random }: FaultContext) => {
      const proxy = await find(stage, random);
      const ms = between(random, ...DISTURBED_MS);
      await stage.toxiproxy.addToxic(proxy, toxic);
      await sleep(ms);
      await stage.toxiproxy.reset();
      return { detail: `${proxy} for ${(ms / 1000).toFixed(1)} s`, since: Date.now() };
    },
  })),
);
