/** The result of one pass. */
export interface PassResult {
  readonly name: string;
  readonly processes: number;
  readonly seconds: number;
  readonly requests: number;
  /** Requests that did not succeed at the first attempt, by status; `no answer` for a broken connection. */
  readonly failures: Readonly<Record<string, number>>;
  /** The longest time until an answer, in milliseconds. */
  readonly slowestMs: number;
}

/** The result of a rollout. */
export interface RolloutReport {
  readonly passes: readonly PassResult[];
  readonly acknowledgedWrites: number;
  /** Processes that did not end in order, and invariants that do not hold afterwards. */
  readonly violations: readonly string[];
}

/** Returns the number of failed requests of a pass. */
export function failedOf({ failures }: PassResult): number {
  return Object.values(failures).reduce((sum, count) => sum + count, 0);
}

/** Formats the result as a Markdown table with the last line `N requests, N failed, N writes, N violations`. */
export function formatRollout({ passes, acknowledgedWrites, violations }: RolloutReport): string {
  const sum = (of: (pass: PassResult) => number): number => passes.reduce((total, pass) => total + of(pass), 0);
  return [
    '| Pass | Processes | Duration | Requests | Failed | Slowest answer |',
    '|---|---|---|---|---|---|',
    ...passes.map(formatPass),
    '',
    ...violations.map((violation) => `✗ ${violation}`),
    `${sum(({ requests }) => requests)} requests, ${sum(failedOf)} failed, ${acknowledgedWrites} acknowledged writes, ${violations.length} violations`,
  ].join('\n');
}

function formatPass(pass: PassResult): string {
  const kinds = Object.entries(pass.failures).map(([what, count]) => `${count} ${what}`);
  const failed = kinds.length > 0 ? kinds.join(', ') : '0';
  return `| ${pass.name} | ${pass.processes} | ${pass.seconds} s | ${pass.requests} | ${failed} | ${Math.round(pass.slowestMs)} ms |`;
}
