import type { Figures } from './results.ts';

const HEAD = [
  '',
  'requests/s',
  'acknowledged/s',
  'ours ÷ it',
  'rounds',
  'p50 ms',
  'p99 ms',
  'CPU s per 1,000',
  'mongod CPU s per 1,000',
  'peak MB',
];

/** Returns a number with about three digits, with thousands separated. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '-';
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Returns the figures of one work as a table in Markdown. @param titles the titles of the contenders by name */
export function tableOf(figures: readonly Figures[], titles: ReadonlyMap<string, string>): string {
  const rows = figures.map((row) => [
    titles.get(row.contender) ?? row.contender,
    formatNumber(row.perSecond),
    formatNumber(row.acknowledgedPerSecond),
    formatNumber(row.oursRatio),
    row.range.map(formatNumber).join(' to '),
    ...[row.p50, row.p99, row.cpuPer1000, row.mongoCpuPer1000, row.peakMb].map(formatNumber),
  ]);
  const align = HEAD.map((_, column) => (column === 0 ? '---' : '---:'));
  return [HEAD, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
