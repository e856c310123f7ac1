import type { BulkResult } from './show-result.ts';

/** The maximum size of the records and problems in the results of a bulk, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** True if every write that succeeded had been made before with the same key. */
export function isReplay(results: readonly BulkResult[]): boolean {
  const made = results.filter(({ problem }) => problem === undefined);
  return made.length > 0 && made.every(({ isReplayed }) => isReplayed);
}

/** Leaves out records, and the details of problems, beyond the maximum size of all. */
export function limitResults(results: readonly BulkResult[]): BulkResult[] {
  let bytes = 0;
  return results.map(({ record, problem, isReplayed: _replayed, ...rest }) => {
    bytes += Buffer.byteLength(record ?? problem ?? '');
    const isFull = bytes > MAX_BYTES;
    if (problem !== undefined) return { ...rest, problem: isFull ? withoutDetails(problem) : problem };
    return isFull || record === undefined ? rest : { ...rest, record };
  });
}

function withoutDetails(problem: string): string {
  const { errors: _errors, conflicts: _conflicts, ...rest } = JSON.parse(problem) as Record<string, unknown>;
  return JSON.stringify(rest);
}
