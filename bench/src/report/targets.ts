import type { Work } from '../load/work.ts';
import type { Figures } from './results.ts';
import { OURS } from './results.ts';
import { formatNumber } from './table.ts';

/** A target of the rate, as a ratio to another contender of the same run. */
interface Target {
  readonly work: Work;
  readonly to: string;
  /** The lowest ratio, and the one after that. */
  readonly steps: readonly number[];
}

const PEER = 'nestjs';
const FLOOR = 'floor-grpc';

const RATES: readonly Target[] = [
  { work: 'list', to: PEER, steps: [5, 10] },
  { work: 'detail', to: PEER, steps: [2, 3] },
  { work: 'create', to: PEER, steps: [1, 2] },
  { work: 'update', to: PEER, steps: [1, 2] },
  { work: 'mix', to: PEER, steps: [3, 6] },
  { work: 'list', to: FLOOR, steps: [0.6, 1] },
  { work: 'detail', to: FLOOR, steps: [0.6, 1] },
];

/** Costs that must not exceed this factor of contender `nestjs`, by work; 1 for other works. */
const CPU_FACTORS: Partial<Record<Work, number>> = { create: 1.5 };

/** A target with what was measured. */
export interface Outcome {
  /** E.g. `list: 5x the rate of nestjs`. */
  readonly target: string;
  readonly measured: string;
  readonly isReached: boolean;
}

/** Compares the figures with the targets; leaves out those whose contender was not measured. */
export function judge(figures: readonly Figures[]): Outcome[] {
  const find = (work: Work, contender: string) =>
    figures.find((row) => row.work === work && row.contender === contender);
  return [...RATES.flatMap((target) => judgeRate(target, find(target.work, target.to))), ...judgeCosts(figures, find)];
}

function judgeRate({ work, to, steps }: Target, other: Figures | undefined): Outcome[] {
  if (!other) return [];
  return steps.map((step) => ({
    target: `${work}: ${step}x the rate of ${to}`,
    measured: `${formatNumber(other.oursRatio)}x`,
    isReached: other.oursRatio >= step,
  }));
}

function judgeCosts(
  figures: readonly Figures[],
  find: (work: Work, contender: string) => Figures | undefined,
): Outcome[] {
  return figures
    .filter(({ contender }) => contender === OURS)
    .flatMap((ours) => {
      const peer = find(ours.work, PEER);
      if (!peer) return [];
      const factor = CPU_FACTORS[ours.work] ?? 1;
      const cpu = (ours.cpuPer1000 + ours.mongoCpuPer1000) / (peer.cpuPer1000 + peer.mongoCpuPer1000);
      return [
        ...(ours.work === 'create' ? [] : [outcome(`${ours.work}: p99 below that of ${PEER}`, ours.p99 / peer.p99, 1)]),
        outcome(`${ours.work}: CPU with mongod at most ${factor}x that of ${PEER}`, cpu, factor),
      ];
    });
}

function outcome(target: string, ratio: number, most: number): Outcome {
  return { target, measured: `${formatNumber(ratio)}x`, isReached: ratio <= most };
}
