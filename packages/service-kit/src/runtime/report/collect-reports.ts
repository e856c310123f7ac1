import type { Events } from '@bms/events';
import { type ProcessReport, processReport } from './process-report.ts';

/** The time limit of a collection, in milliseconds: less than the default of SLOW_REQUEST_MS. */
const MAX_WAIT_MS = 400;

/** The reports of the processes of the system. */
export interface CollectedReports {
  readonly reports: readonly ProcessReport[];
  /** False if NATS delivers nothing, so that there is only the report of this process. */
  readonly isComplete: boolean;
}

/**
 * Collects the reports of all processes, for at most 0.4 seconds.
 * @param expects returns true if the reports of all expected processes have arrived; the collection then ends earlier
 */
export type CollectReports = (expects: (reports: readonly ProcessReport[]) => boolean) => Promise<CollectedReports>;

/**
 * Creates the collection of reports.
 * @param readOwn returns the report of this process
 */
export function createReportCollection(
  events: Pick<Events, 'collectReports'>,
  readOwn: () => ProcessReport,
): CollectReports {
  return async (expects) => {
    const own = readOwn();
    const reports = [own];
    let isHeard = false;
    const onAnswer = (answer: unknown): boolean => {
      const { data } = processReport.safeParse(answer);
      // A report of another version that cannot be read is left out.
      if (data && isSame(data, own)) isHeard = true;
      else if (data) reports.push(data);
      return isHeard && expects(reports);
    };
    const isAsked = await events.collectReports({ maxWaitMs: MAX_WAIT_MS, onAnswer });
    // Without the answer of this process itself, NATS delivers nothing, and the silence of the others says nothing.
    return isAsked && isHeard ? { reports, isComplete: true } : { reports: [own], isComplete: false };
  };
}

const isSame = (one: ProcessReport, other: ProcessReport): boolean =>
  one.service === other.service && one.instance === other.instance;
