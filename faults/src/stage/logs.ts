import type { NamedPart } from './fault-stage.ts';

/** The longest part of a line that is shown, in characters. */
const MAX_LINE = 3000;

/**
 * Returns what processes logged lately about the request that a text names, by the `request_id` of a problem.
 * @returns lines that begin with the name of the process; none without a request
 */
export function logLinesOf(text: string, processes: readonly NamedPart[]): string[] {
  const id = /"request_id":"([^"]+)"/.exec(text)?.[1];
  if (!id) return [];
  return processes.flatMap(({ name, part }) => {
    const lines = part.output().split('\n');
    return lines.filter((line) => line.includes(id)).map((line) => `${name}: ${line.slice(0, MAX_LINE)}`);
  });
}
