import type { Work } from '../load/work.ts';
import { type Round, rateOf } from '../rounds/round.ts';
import { median, mergeSorted, percentile } from './statistics.ts';

/** The figures of a contender under a work, over all rounds. */
export interface Figures {
  readonly work: Work;
  readonly contender: string;
  readonly requests: number;
  /** Requests per second, counting the time until all effects of the writes are applied. */
  readonly perSecond: number;
  /** Acknowledged requests per second, without that time. */
  readonly acknowledgedPerSecond: number;
  /** The lowest and the highest rate of a round. */
  readonly range: readonly [number, number];
  /** The rate of this project divided by this one: the median over the rounds. */
  readonly oursRatio: number;
  /** In milliseconds. */
  readonly p50: number;
  /** In milliseconds. */
  readonly p99: number;
  /** CPU seconds of its processes per 1,000 requests. */
  readonly cpuPer1000: number;
  /** CPU seconds of mongod per 1,000 requests. */
  readonly mongoCpuPer1000: number;
  /** The highest resident memory of its processes together, in MB (10^6 bytes). */
  readonly peakMb: number;
}

/** The name of this project among the contenders. */
export const OURS = 'ours';

/** Sums the rounds up, in the order in which works and contenders first appear. */
export function summarize(rounds: readonly Round[]): Figures[] {
  const groups = Map.groupBy(rounds, ({ work, contender }) => `${work} ${contender}`);
  return [...groups.values()].map((group) => {
    const ours = rounds.filter(({ work, contender }) => work === group[0]!.work && contender === OURS);
    return figuresOf(group, ours);
  });
}

function figuresOf(rounds: readonly Round[], ours: readonly Round[]): Figures {
  const { work, contender } = rounds[0]!;
  const total = (of: (round: Round) => number): number => rounds.reduce((sum, round) => sum + of(round), 0);
  const requests = total((round) => round.requests);
  const rates = rounds.map(rateOf);
  const latencies = mergeSorted(rounds.map((round) => round.latencies));
  return {
    work,
    contender,
    requests,
    perSecond: requests / (total((round) => round.ms + round.settleMs) / 1000),
    acknowledgedPerSecond: requests / (total((round) => round.ms) / 1000),
    range: [Math.min(...rates), Math.max(...rates)],
    oursRatio: median(rates.flatMap((rate, round) => (ours[round] ? [rateOf(ours[round]) / rate] : []))),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    cpuPer1000: (total((round) => round.cpuSeconds) / requests) * 1000,
    mongoCpuPer1000: (total((round) => round.mongoCpuSeconds) / requests) * 1000,
    peakMb: Math.max(...rounds.map(({ peakBytes }) => peakBytes)) / 1e6,
  };
}
