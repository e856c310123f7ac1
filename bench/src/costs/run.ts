import { startMongo } from '@bms/testing';
import { processName } from '@bms/testing/proc';
import mongoose from 'mongoose';
import { ours } from '../contenders/ours.ts';
import { type Generator, startGenerator } from '../load/generator.ts';
import type { Work } from '../load/work.ts';
import { oneOf } from '../options.ts';
import { describeMachine } from '../report/report.ts';
import { loadDataSet } from '../rounds/loaded.ts';
import type { RoundsOptions } from '../rounds/measure-rounds.ts';
import { type MeasuredSystem, measureRound, type RoundCosts, type RoundLoad } from './measure-round.ts';
import type { CostReport, WorkCosts } from './table.ts';

/** Options of a run. */
export interface CostOptions extends RoundsOptions {
  /** The folders of the builds. */
  readonly builds: readonly string[];
  /** The services whose processes are frozen during the measurement, e.g. `activity`. */
  readonly frozen: readonly string[];
}

type Stop = () => Promise<void> | void;

/**
 * Measures the CPU of each process and the operations of mongod for each work, on one system for each build, each with a
 * mongod of its own. Rounds alternate between the builds.
 * @param say reports progress in one line
 * @throws Error if a system does not start, or an answer is wrong
 */
export async function runCosts(options: CostOptions, say: (line: string) => void): Promise<CostReport> {
  const { builds, works } = options;
  const stops: Stop[] = [];
  try {
    const generator = await startGenerator();
    stops.push(() => generator.stop());
    const systems: MeasuredSystem[] = [];
    for (const build of builds) {
      systems.push(await startBuild(build, options, generator, stops));
      say(`${build} is ready`);
    }
    const machine = describeMachine();
    const measured: WorkCosts[] = [];
    for (const work of works) {
      measured.push({ work, builds: await measureWork(systems, work, options, generator) });
      say(`${work} is measured`);
    }
    return { at: new Date().toISOString(), machine, options, works: measured };
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** Starts a system, loads the data set and freezes processes. @param stops receives what has to be stopped */
async function startBuild(
  build: string,
  options: CostOptions,
  generator: Generator,
  stops: Stop[],
): Promise<MeasuredSystem> {
  const mongo = await startMongo();
  stops.push(() => mongo.stop());
  const client = await new mongoose.mongo.MongoClient(mongo.url).connect();
  stops.push(() => client.close());
  const running = await ours.start({ mongo, buildDir: build });
  stops.push(() => running.stop());
  const loaded = await loadDataSet(ours, running, options, generator);
  for (const pid of await pidsToFreeze(running.pids, options.frozen)) {
    process.kill(pid, 'SIGSTOP');
    stops.push(() => void process.kill(pid, 'SIGCONT'));
  }
  return { loaded, mongo, client, isSettled: options.frozen.length === 0 };
}

/** The processes that answer the requests, which cannot be frozen. */
const NEEDED = ['bms-gateway', 'bms-crm'];

/** Returns the processes of the named services. @throws Error naming those that can be frozen */
async function pidsToFreeze(pids: readonly number[], frozen: readonly string[]): Promise<number[]> {
  const named = await Promise.all(pids.map(async (pid) => [await processName(pid), pid] as const));
  const services = new Map(named.filter(([name]) => name.startsWith('bms-') && !NEEDED.includes(name)));
  const known = [...services.keys()].map((name) => name.replace('bms-', ''));
  return frozen.map((name) => services.get(`bms-${oneOf('frozen', name, known)}`)!);
}

/** Measures one work, after a warm-up of each system. @returns the rounds of each system */
async function measureWork(
  systems: readonly MeasuredSystem[],
  work: Work,
  { rounds, ms, warmUpMs, connections, dataSize }: CostOptions,
  generator: Generator,
): Promise<RoundCosts[][]> {
  const measured = systems.map((): RoundCosts[] => []);
  for (let round = 0; round <= rounds; round++) {
    const load: RoundLoad = { work, ms: round === 0 ? warmUpMs : ms, connections, dataSize, seed: round };
    for (const [index, system] of systems.entries()) {
      const costs = await measureRound(system, load, generator);
      if (round > 0) measured[index]!.push(costs);
    }
  }
  return measured;
}
