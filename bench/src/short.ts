import type { Work } from './load/work.ts';
import type { Figures } from './report/results.ts';
import { formatNumber } from './report/table.ts';
import type { RoundsOptions } from './rounds/measure-rounds.ts';

/** A lower limit of a rate, as a ratio to another contender in the same run. */
interface Limit {
  readonly work: Work;
  readonly to: string;
  readonly atLeast: number;
}

/**
 * The short form: the limits are at most half of what was measured, so noise does not
 * break them. It needs only packages of the project.
 */
export const SHORT: RoundsOptions & { readonly contenders: readonly string[]; readonly limits: readonly Limit[] } = {
  contenders: ['floor-grpc'],
  works: ['list', 'detail', 'create'],
  rounds: 3,
  ms: 1000,
  warmUpMs: 1000,
  connections: 32,
  dataSize: 300,
  limits: [
    { work: 'list', to: 'floor-grpc', atLeast: 0.25 },
    { work: 'detail', to: 'floor-grpc', atLeast: 0.2 },
    { work: 'create', to: 'floor-grpc', atLeast: 0.12 },
  ],
};

/** Returns a line for each limit that the figures fall below, or that was not measured. */
export function findBelowLimits(figures: readonly Figures[], limits: readonly Limit[] = SHORT.limits): string[] {
  return limits.flatMap(({ work, to, atLeast }) => {
    const ratio = figures.find((row) => row.work === work && row.contender === to)?.oursRatio ?? Number.NaN;
    if (ratio >= atLeast) return [];
    return [`${work}: ${formatNumber(ratio)} of ${to}, the limit is ${atLeast}`];
  });
}
