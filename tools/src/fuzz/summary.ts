import type { FuzzRun } from './run.ts';

const kinds = ['2xx', '3xx', '4xx', '5xx'];

/** Counts the responses of a run. */
export function countCases({ answers }: FuzzRun): number {
  return Object.values(answers).reduce((sum, count) => sum + count, 0);
}

/** Formats a table for the console, with a line per role and phase. */
export function summarize(runs: readonly FuzzRun[]): string {
  const rows = runs.flatMap((run) => phasesOf(run).map((phase) => rowOf(run, phase)));
  return [['role', 'phase', 'cases', ...kinds], ...rows].map(line).join('\n');
}

/** Lists the allowances of all runs with their counts. */
export function listAllowed(runs: readonly FuzzRun[]): string {
  const reasons = [...new Set(runs.flatMap(({ allowed }) => Object.keys(allowed)))].sort();
  const times = (reason: string) => runs.reduce((sum, { allowed }) => sum + (allowed[reason] ?? 0), 0);
  return reasons.map((reason) => `${String(times(reason)).padStart(7)}  ${reason}`).join('\n');
}

function phasesOf({ answers }: FuzzRun): string[] {
  return [...new Set(Object.keys(answers).map((key) => key.split(' ')[0]!))].sort();
}

function rowOf({ role, answers }: FuzzRun, phase: string): string[] {
  const counts = kinds.map((kind) => answers[`${phase} ${kind}`] ?? 0);
  const cases = counts.reduce((sum, count) => sum + count, 0);
  return [role, phase, ...[cases, ...counts].map((count) => count.toLocaleString('en'))];
}

const widths = [14, 12, 9, 9, 9, 9, 9];
const line = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => (at < 2 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
    .join('')
    .trimEnd();
