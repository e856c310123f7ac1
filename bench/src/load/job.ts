import type { DialectName } from '../dialects/index.ts';
import type { RecordId } from '../dialects/types.ts';
import type { Work } from './work.ts';

/** A stored client of the data set. */
export interface Target {
  readonly id: RecordId;
  /** Its index in the data set. */
  readonly index: number;
}

/** A measurement that the load process carries out. */
export interface Job {
  /** The base URLs of the contender, over which the connections are spread. */
  readonly urls: readonly string[];
  /** Headers of every request, such as the token. */
  readonly headers: Readonly<Record<string, string>>;
  readonly dialect: DialectName;
  readonly work: Work;
  readonly connections: number;
  /** The time during which requests are started, in milliseconds; those that have begun are finished. */
  readonly ms: number;
  /** The maximum number of requests. */
  readonly maxRequests?: number;
  readonly seed: number;
  readonly targets: readonly Target[];
  /** The highest page that lists ask for. */
  readonly pages: number;
  /** The total that lists must report; undefined if writes change it meanwhile. */
  readonly total?: number;
  /** The number of clients of the data set, for the totals of searches. */
  readonly dataSize: number;
  /** The index of the first client to create. */
  readonly createFrom: number;
  /** True to create the clients of the data set instead of others. */
  readonly isLoading?: boolean;
}

/** The result of a job. */
export interface JobResult {
  /** The number of right answers; wrong ones are failures and do not count. */
  readonly requests: number;
  /** The time from the first request to the last answer, in milliseconds. */
  readonly ms: number;
  /** The duration of each request, in milliseconds. */
  readonly latencies: Float64Array;
  /** The number of acknowledged writes. */
  readonly writes: number;
  readonly created: readonly Target[];
  /** Some of the updated records. */
  readonly updated: ReadonlyArray<{ readonly id: RecordId }>;
  readonly failures: number;
  /** The first failures in words. */
  readonly reasons: readonly string[];
}
