/** A fault that happened, with the times to recovery in milliseconds. */
export interface FaultResult {
  readonly kind: string;
  readonly detail: string;
  /** The time until every kind of call succeeded; undefined if it did not in time. */
  readonly callsMs?: number;
  /** The time until an event had its effect; undefined if it had none in time. */
  readonly eventsMs?: number;
}

/** The resident memory of the processes of the gateway and of the services, in bytes. */
export interface Memory {
  /** After the start and the first writes. */
  readonly before: number;
  /** After the last fault. */
  readonly after: number;
}

/** The result of a fault run. */
export interface Report {
  readonly seed: number;
  readonly seconds: number;
  readonly faults: readonly FaultResult[];
  readonly acknowledgedWrites: number;
  /** The number of answers by status. */
  readonly answers: Readonly<Record<string, number>>;
  readonly endedSessions: number;
  /** The longest time until no gateway accepted an ended session, in milliseconds. */
  readonly slowestRejectionMs: number;
  readonly memory: Memory;
  readonly violations: readonly string[];
}

/** A row of the table: the times to recovery of one kind of fault, in milliseconds. */
export interface KindRow {
  readonly kind: string;
  readonly count: number;
  readonly calls: Times | undefined;
  readonly events: Times | undefined;
}

interface Times {
  readonly median: number;
  readonly max: number;
}

/** Summarizes the faults by kind, in alphabetical order. */
export function summarize(faults: readonly FaultResult[]): KindRow[] {
  const kinds = Map.groupBy(faults, ({ kind }) => kind);
  return [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, found]) => ({
      kind,
      count: found.length,
      calls: timesOf(found.flatMap(({ callsMs }) => callsMs ?? [])),
      events: timesOf(found.flatMap(({ eventsMs }) => eventsMs ?? [])),
    }));
}

function timesOf(times: readonly number[]): Times | undefined {
  if (times.length === 0) return undefined;
  const sorted = times.toSorted((a, b) => a - b);
  const upper = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? sorted[upper]! : (sorted[upper - 1]! + sorted[upper]!) / 2;
  return { median, max: sorted.at(-1)! };
}

/** Formats the result as a Markdown table with the last line `N faults, N acknowledged writes, N violations`. */
export function formatReport(report: Report): string {
  const rows = summarize(report.faults).map(
    ({ kind, count, calls, events }) =>
      `| ${kind} | ${count} | ${seconds(calls?.median)} | ${seconds(calls?.max)} | ${seconds(events?.median)} | ${seconds(events?.max)} |`,
  );
  const answers = Object.entries(report.answers).map(([what, count]) => `${count} ${what}`);
  const { before, after } = report.memory;
  return [
    '| Fault | Count | Calls again: median | max | Events again: median | max |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `Answers: ${answers.join(', ')}.`,
    `${report.endedSessions} ended sessions, rejected everywhere after at most ${seconds(report.slowestRejectionMs)}.`,
    `Memory of the gateways and services: ${mebibytes(before)} MiB, afterwards ${mebibytes(after)} MiB.`,
    ...report.violations.map((violation) => `✗ ${violation}`),
    `${report.faults.length} faults, ${report.acknowledgedWrites} acknowledged writes, ${report.violations.length} violations`,
  ].join('\n');
}

const seconds = (ms: number | undefined): string => (ms === undefined ? '–' : `${(ms / 1000).toFixed(1)} s`);
const mebibytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);
