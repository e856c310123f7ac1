import { formatNumber } from '../report/table.ts';
import type { ExportCost, MeasuredExport, Memory } from './measure-exports.ts';
import type { ScaleReport } from './table.ts';

/** The result of a run with exports. */
export type ExportsReport = Pick<ScaleReport, 'at' | 'machine' | 'sizes'> & {
  readonly exports: readonly MeasuredExport[];
};

const HEAD = ['', 'clients', 'rows', 'seconds', 'rows/s', 'MB', 'gateway MB', 'crm MB', 'detail ms'];

const MB = 1_000_000;

/** Returns the cost of exports in Markdown. */
export function formatExports({ at, machine, sizes, exports }: ExportsReport): string {
  const align = HEAD.map((_, column) => (column === 0 ? '---' : '---:'));
  const rows = exports.flatMap(({ name, costs }) => costs.map((cost, size) => cellsOf(name, sizes[size]!, cost)));
  const table = [HEAD, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return [
    `Run of ${at.slice(0, 10)}: ${machine.cores} cores (${machine.cpu}), ${machine.memoryGb} GB, Node ${machine.node}; load average before ${machine.loadBefore}. ` +
      'Memory is the resident set of the process before the export and its peak; *detail* is the median duration of another caller’s detail before the export and during it.',
    table,
  ].join('\n\n');
}

function cellsOf(name: string, size: number, cost: ExportCost): string[] {
  const { rows, seconds, bytes, gateway, service, detailMs } = cost;
  const change = ({ before, peak }: Memory): string => `${Math.round(before / MB)} → ${Math.round(peak / MB)}`;
  const counts = [size, rows].map((count) => count.toLocaleString('en'));
  return [
    name,
    ...counts,
    formatNumber(seconds),
    Math.round(rows / seconds).toLocaleString('en'),
    formatNumber(bytes / MB),
    change(gateway),
    change(service),
    `${formatNumber(detailMs.before)} → ${formatNumber(detailMs.during)}`,
  ];
}
