import type { Generator } from '../load/generator.ts';
import { isWriting, type Work } from '../load/work.ts';
import { measureUsage } from '../processes/usage.ts';
import type { Round } from './round.ts';
import { assertRight, assertStored, jobOf, noteResult, type Standing } from './standing.ts';

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
  standings: readonly Standing[],
  options: RoundsOptions,
  context: RoundsContext,
): Promise<Round[]> {
  const measured: Round[] = [];
  for (const work of options.works) {
    const able = standings.filter(({ contender }) => contender.works.includes(work));
    for (const standing of able) await measureRound(standing, work, 0, { ...options, ms: options.warmUpMs }, context);
    for (let round = 1; round <= options.rounds; round++)
      for (const standing of able) measured.push(await measureRound(standing, work, round, options, context));
    context.say(`${work}: ${options.rounds} rounds of ${able.length} contenders`);
  }
  return measured;
}

async function measureRound(
  standing: Standing,
  work: Work,
  round: number,
  { ms, connections, dataSize }: RoundsOptions,
  { generator, mongoPid }: RoundsContext,
): Promise<Round> {
  const { contender, running } = standing;
  const measured = [running.pids, [mongoPid], [generator.pid]].map(measureUsage);
  const ends = await Promise.all(measured);
  const job = jobOf(standing, { work, connections, ms, dataSize, seed: round });
  const result = await generator.run(job);
  try {
    assertRight(result);
  } catch (error) {
    throw new Error(`${contender.name}, ${work}: ${(error as Error).message}`);
  }
  noteResult(standing, result);
  const settleMs = isWriting(work) ? await settle(standing) : 0;
  const [own, mongo, load] = await Promise.all(ends.map((end) => end()));
  await assertStored(standing, result);
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

/** Waits until all effects are applied. @returns the time that it took, in milliseconds */
async function settle({ running, writes }: Standing): Promise<number> {
  if (!running.settle) return 0;
  const begun = performance.now();
  await running.settle(writes);
  return performance.now() - begun;
}
