import type { Work } from '../load/work.ts';
import type { Surrounding } from '../report/report.ts';
import { median } from '../report/statistics.ts';
import { formatNumber } from '../report/table.ts';
import type { RoundCosts } from './measure-round.ts';

/** The result of a run. */
export interface CostReport {
  /** The time of the run (ISO 8601). */
  readonly at: string;
  readonly machine: Surrounding;
  readonly options: {
    readonly builds: readonly string[];
    readonly frozen: readonly string[];
    readonly rounds: number;
    readonly ms: number;
    readonly connections: number;
    readonly dataSize: number;
  };
  readonly works: readonly WorkCosts[];
}

/** The costs of one kind of requests. */
export interface WorkCosts {
  readonly work: Work;
  /** The rounds of each build. */
  readonly builds: readonly (readonly RoundCosts[])[];
}

type Read = (costs: RoundCosts) => number;
type Row = readonly [label: string, read: Read];

/** Returns a report in Markdown: for each work, a row for each cost and a column for each build, with medians. */
export function formatCosts({ at, machine, options, works }: CostReport): string {
  const { builds, frozen, rounds, ms, connections, dataSize } = options;
  return [
    `Run of ${at.slice(0, 10)}: ${machine.cores} cores (${machine.cpu}), ${machine.memoryGb} GB, Node ${machine.node}; load average before ${machine.loadBefore}. ` +
      `${dataSize.toLocaleString('en')} clients, ${connections} connections, medians of ${rounds} rounds of ${ms / 1000} s.` +
      (frozen.length > 0 ? ` Frozen: ${frozen.join(', ')}.` : ''),
    ...works.map((costs) => `### ${costs.work}\n\n${tableOf(costs, builds)}`),
  ].join('\n\n');
}

function tableOf({ builds: measured }: WorkCosts, builds: readonly string[]): string {
  const head = ['', ...builds];
  const align = head.map((_, column) => (column === 0 ? '---' : '---:'));
  const rows = rowsOf(measured[0]![0]!).map(([label, read]) => [
    label,
    ...measured.map((rounds) => formatNumber(median(rounds.map(read)))),
  ]);
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rowsOf({ cpu, operations }: RoundCosts): Row[] {
  return [
    ['requests/s', ({ rate }) => rate],
    ['p50 ms', ({ p50 }) => p50],
    ['p99 ms', ({ p99 }) => p99],
    ['ms until all effects are applied', ({ settleMs }) => settleMs],
    ...Object.keys(cpu).map((name): Row => [`CPU µs of ${name}`, (costs) => costs.cpu[name] ?? Number.NaN]),
    ['CPU µs together', (costs) => Object.values(costs.cpu).reduce((total, one) => total + one, 0)],
    ...Object.keys(operations).map(
      (kind): Row => [`${kind} of mongod`, (costs) => costs.operations[kind] ?? Number.NaN],
    ),
  ];
}
