import type { Work } from '../load/work.ts';

/** The measurement of one contender under one work in one round. */
export interface Round {
  readonly work: Work;
  readonly contender: string;
  /** The number of right answers. */
  readonly requests: number;
  /** The time of the load, in milliseconds. */
  readonly ms: number;
  /** The time from the last answer until all effects of the writes were applied, in milliseconds; 0 without writes. */
  readonly settleMs: number;
  /** The duration of each request, in milliseconds. */
  readonly latencies: Float64Array;
  /** CPU time of the contender's processes, in seconds. */
  readonly cpuSeconds: number;
  /** CPU time of mongod, in seconds. */
  readonly mongoCpuSeconds: number;
  /** CPU time of the load generator, in seconds. */
  readonly generatorCpuSeconds: number;
  /** The highest resident memory of the contender's processes together, in bytes. */
  readonly peakBytes: number;
}

/** Returns the requests per second, counting the time until all effects are applied. */
export function rateOf({ requests, ms, settleMs }: Pick<Round, 'requests' | 'ms' | 'settleMs'>): number {
  return requests / ((ms + settleMs) / 1000);
}
