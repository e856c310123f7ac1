import type { Call } from '../../call.ts';

/** An item of a bulk that can be run: its call, and its handler with the checks before it. */
export interface GatheredRun {
  readonly call: Call;
  run(): Promise<unknown>;
}

/** The outcome of an item. */
export type Outcome = { readonly answer: unknown } | { readonly error: unknown };

/** Options of the writes of the items. */
export interface RunOptions {
  /** True to make all writes or none. */
  readonly isAtomic: boolean;
  /** True to roll the writes back. */
  readonly isDryRun: boolean;
}

/** Runs items at once, up to their writes, and then makes the writes together. Outcomes are in the order of the items. */
export type RunTogether = (runs: readonly GatheredRun[], options: RunOptions) => Promise<Outcome[]>;
