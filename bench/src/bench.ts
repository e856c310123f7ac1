import { startMongo } from '@bms/testing';
import type { Contender } from './contenders/types.ts';
import { startGenerator } from './load/generator.ts';
import { describeMachine, type LeftOut, type Report, type Spread } from './report/report.ts';
import { OURS, summarize } from './report/results.ts';
import { type LoadedContender, loadDataSet } from './rounds/loaded.ts';
import { measureRounds, type RoundsOptions } from './rounds/measure-rounds.ts';

/** Options of a run. */
export interface BenchOptions extends RoundsOptions {
  readonly contenders: readonly Contender[];
  /** The folder of the build of this project; undefined to run it from its sources. */
  readonly buildDir?: string;
  /** Ends the run early; everything is stopped and removed. */
  readonly signal?: AbortSignal;
}

type Stop = () => Promise<void> | void;

/**
 * Starts the contenders, loads the data set into each and measures them in rounds. Contenders other than this project
 * are left out if they cannot be installed.
 * @param say reports progress in one line
 * @throws Error if a contender does not start, an answer is wrong, or the run was ended early
 */
export async function runBench(options: BenchOptions, say: (line: string) => void): Promise<Report> {
  const stops: Stop[] = [];
  const aborted = rejectOnAbort(options.signal);
  try {
    return await Promise.race([measureAll(options, say, stops), aborted]);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** Returns a promise that rejects when the signal aborts, and never resolves. */
function rejectOnAbort(signal: AbortSignal | undefined): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('the run was ended early')));
  });
  aborted.catch(() => {});
  return aborted;
}

/** Measures everything. @param stops receives what has to be stopped, in the order of the starts */
async function measureAll(options: BenchOptions, say: (line: string) => void, stops: Stop[]): Promise<Report> {
  const { contenders, buildDir, signal: _signal, ...rounds } = options;
  const { ready, leftOut } = await prepareAll(contenders, say);
  const mongo = await startMongo();
  stops.push(() => mongo.stop());
  const generator = await startGenerator();
  stops.push(() => generator.stop());
  say('mongod and the load generator are ready');
  const loadedContenders: LoadedContender[] = [];
  for (const contender of ready) {
    const running = await contender.start({ mongo, buildDir });
    stops.push(() => running.stop());
    say(`${contender.name} is started`);
    loadedContenders.push(await loadDataSet(contender, running, options, generator));
    say(`${contender.name} is ready with ${loadedContenders.at(-1)!.stored} clients`);
  }
  const machine = describeMachine();
  const measured = await measureRounds(loadedContenders, rounds, { generator, mongoPid: mongo.pid(), say });
  return {
    at: new Date().toISOString(),
    machine,
    options: rounds,
    contenders: ready.map(({ name, title }) => ({ name, title })),
    figures: summarize(measured),
    leftOut,
    spreads: await countCalls(loadedContenders),
  };
}

async function countCalls(loadedContenders: readonly LoadedContender[]): Promise<Spread[]> {
  const spreads: Spread[] = [];
  for (const { contender, running } of loadedContenders) {
    const calls = await running.countCalls?.();
    if (calls) spreads.push({ contender: contender.name, calls });
  }
  return spreads;
}

/** Installs the contenders. @throws Error if this project cannot be prepared */
async function prepareAll(
  contenders: readonly Contender[],
  say: (line: string) => void,
): Promise<{ ready: Contender[]; leftOut: LeftOut[] }> {
  const ready: Contender[] = [];
  const leftOut: LeftOut[] = [];
  for (const contender of contenders) {
    try {
      await contender.prepare?.();
      ready.push(contender);
    } catch (error) {
      if (contender.name === OURS) throw error;
      leftOut.push({ name: contender.name, reason: 'its packages cannot be installed' });
      say(`${contender.name} is left out: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  return { ready, leftOut };
}
