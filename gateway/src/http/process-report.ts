import { measureEventLoopDelay, type ProcessReport, readReport } from '@bms/service-kit/process';
import type { ReadinessPage } from './readiness.ts';
import { reportedRequests, type SlowRequestLog } from './slow-requests.ts';

/** Maximum time that a report waits for a check of the dependencies, in milliseconds. */
const CHECK_WAIT_MS = 200;

/** Creates the report of this process about itself, for administrators. */
export function createProcessReport(
  readiness: ReadinessPage,
  slowRequests: SlowRequestLog,
): { read(): Promise<ProcessReport>; stop(): void } {
  const delay = measureEventLoopDelay();
  return {
    read: async () => {
      const latest = await readiness.readWithin(CHECK_WAIT_MS);
      return readReport({
        service: 'gateway',
        readiness: latest,
        eventLoopDelayMs: delay.p99(),
        slowMs: slowRequests.thresholdMs,
        details: { slowRequests: reportedRequests(slowRequests) },
      });
    },
    stop: delay.stop,
  };
}
