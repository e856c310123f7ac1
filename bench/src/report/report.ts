import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os';
import type { RoundsOptions } from '../rounds/measure-rounds.ts';
import type { Figures } from './results.ts';

/** A contender that could not be measured. */
export interface LeftOut {
  readonly name: string;
  readonly reason: string;
}

/** The calls that each copy of a service has answered. */
export interface Spread {
  readonly contender: string;
  readonly calls: readonly number[];
}

/** The machine and its other load, which a reader needs to judge the figures. */
export interface Surrounding {
  readonly node: string;
  readonly platform: string;
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  /** The load average over one minute before the first round, with all contenders idle. */
  readonly loadBefore: number;
}

/** The result of a run, as stored in JSON. */
export interface Report {
  /** The time of the run (ISO 8601). */
  readonly at: string;
  readonly machine: Surrounding;
  readonly options: RoundsOptions;
  readonly contenders: ReadonlyArray<{ readonly name: string; readonly title: string }>;
  readonly figures: readonly Figures[];
  readonly leftOut: readonly LeftOut[];
  /** The contenders that count the calls of their copies. */
  readonly spreads: readonly Spread[];
}

export function describeMachine(): Surrounding {
  return {
    node: process.version,
    platform: `${platform()} ${arch()}`,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
    loadBefore: Math.round(loadavg()[0]! * 10) / 10,
  };
}
