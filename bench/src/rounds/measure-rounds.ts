import type { Generator } from '../load/generator.ts';
import { isWriting, type Work } from '../load/work.ts';
import { measureUsage } from '../processes/usage.ts';
import { assertRight, assertStored, jobOf, type LoadedContender, noteResult } from './loaded.ts';
import type { Round } from './round.ts';

/** Options of the rounds. */
export interface RoundsOptions {
  readonly works: readonly Work[];
  /** The number of rounds of each work. */
  readonly rounds: number;
  /** The duration of the load of a contender in a round, in milliseconds. */
  readonly ms: number;
  /** The duration of the warm-up of a contender before the rounds of a work, in milliseconds. */
  readonly warmUpMs: number;
  readonly connections: number;
  readonly dataSize: number;
}

/** Dependencies of the rounds. */
export interface RoundsContext {
  readonly generator: Generator;
  readonly mongoPid: number;
  /** Reports progress in one line. */
  say(line: string): void;
}

/**
 * Measures all contenders in interleaved rounds (A B C A B C ...), one work after the other. Only one contender has
 * load at a time.
 * @throws Error if an answer is wrong
 */
export async function measureRounds(
  loadedContenders: readonly LoadedContender[],
  options: RoundsOptions,
  context: RoundsContext,
): Promise<Round[]> {
  const measured: Round[] = [];
  for (const work of options.works) {
    const able = loadedContenders.filter(({ contender }) => contender.works.includes(work));
    for (const loaded of able) await measureRound(loaded, work, 0, { ...options, ms: options.warmUpMs }, context);
    for (let round = 1; round <= options.rounds; round++)
      for (const loaded of able) measured.push(await measureRound(loaded, work, round, options, context));
    context.say(`${work}: ${options.rounds} rounds of ${able.length} contenders`);
  }
  return measured;
}

async function measureRound(
  loaded: LoadedContender,
  work: Work,
  round: number,
  { ms, connections, dataSize }: RoundsOptions,
  { generator, mongoPid }: RoundsContext,
): Promise<Round> {
  const { contender, running } = loaded;
  const measured = [running.pids, [mongoPid], [generator.pid]].map(measureUsage);
  const ends = await Promise.all(measured);
  const job = jobOf(loaded, { work, connections, ms, dataSize, seed: round });
  const result = await generator.run(job);
  try {
    assertRight(result);
  } catch (error) {
    throw new Error(`${contender.name}, ${work}: ${(error as Error).message}`);
  }
  noteResult(loaded, result);
  const settleMs = await settle(loaded, work);
  const [own, mongo, load] = await Promise.all(ends.map((end) => end()));
  await assertStored(loaded, result);
  return {
    work,
    contender: contender.name,
    requests: result.requests,
    ms: result.ms,
    settleMs,
    latencies: result.latencies,
    cpuSeconds: own!.cpuSeconds,
    mongoCpuSeconds: mongo!.cpuSeconds,
    generatorCpuSeconds: load!.cpuSeconds,
    peakBytes: own!.peakBytes,
  };
}

/** Waits until all effects of a work are applied. @returns the time that it took, in milliseconds; 0 without writes */
export async function settle({ running, writes }: LoadedContender, work: Work): Promise<number> {
  if (!isWriting(work) || !running.settle) return 0;
  const begun = performance.now();
  await running.settle(writes);
  return performance.now() - begun;
}
