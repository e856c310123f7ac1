import type { Surrounding } from '../report/report.ts';
import { formatNumber } from '../report/table.ts';
import type { Cost, MeasuredCall, MeasureOptions } from './measure-calls.ts';

/** The ratio of the cost at the larger size to that at the smaller one that is wanted at most. */
const WANTED_RATIO = 1.5;

/** The result of a run. */
export interface ScaleReport {
  /** The time of the run (ISO 8601). */
  readonly at: string;
  readonly machine: Surrounding;
  /** The number of clients, ascending. */
  readonly sizes: readonly [small: number, large: number];
  readonly options: Omit<MeasureOptions, 'mongodPid'>;
  readonly calls: readonly MeasuredCall[];
}

/** Returns a report in Markdown: the cost of each call at both sizes, and their ratios. */
export function formatScale({ at, machine, sizes, options, calls }: ScaleReport): string {
  const [small, large] = sizes.map((size) => size.toLocaleString('en'));
  const head = [
    '',
    `p50 ms at ${small}`,
    `at ${large}`,
    'ratio',
    `CPU ms at ${small}`,
    `at ${large}`,
    'ratio',
    'reached',
  ];
  const align = head.map((_, column) => (column === 0 || column === head.length - 1 ? '---' : '---:'));
  const rows = calls.map(({ call, costs }) => [call.name, ...cellsOf(costs)]);
  const table = [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return [
    `Run of ${at.slice(0, 10)}: ${machine.cores} cores (${machine.cpu}), ${machine.memoryGb} GB, Node ${machine.node}; load average before ${machine.loadBefore}. ` +
      `${options.rounds} rounds of ${options.ms / 1000} s for each call and size, ${options.connections} connections. CPU is that of one request in all processes and mongod.`,
    table,
  ].join('\n\n');
}

function cellsOf(costs: readonly Cost[]): string[] {
  const [small, large] = [costs[0]!, costs[1]!];
  const [smallCpu, largeCpu] = [cpuOf(small), cpuOf(large)];
  const isReached = Math.max(large.p50 / small.p50, largeCpu / smallCpu) <= WANTED_RATIO;
  return [
    ...[small.p50, large.p50, large.p50 / small.p50, smallCpu, largeCpu, largeCpu / smallCpu].map(formatNumber),
    isReached ? 'yes' : '**no**',
  ];
}

/** Returns the CPU time of a request in the system and mongod, in milliseconds. */
const cpuOf = ({ cpuMs, mongodMs }: Cost): number => cpuMs + mongodMs;
