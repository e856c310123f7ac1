import type { Events, EventsState } from '@bms/events';
import { SlowLog, type SlowWork, type SlowWorkLog } from '@bms/telemetry';
import type { HealthReport } from '../health/health-report.ts';
import { measureEventLoopDelay } from './event-loop-delay.ts';
import { type ProcessReport, readReport } from './process-report.ts';

/** The report of a service about itself. */
export interface ServiceReport {
  /** Receives the slow calls and the slow handling of events. */
  readonly slowWork: SlowWorkLog;
  /** Adds the state of the events to the report. */
  follow(events: Pick<Events, 'state'>): void;
  read(): ProcessReport;
  stop(): void;
}

/** Creates the report of a service. @param slowMs SLOW_REQUEST_MS */
export function createServiceReport(
  service: string,
  health: Pick<HealthReport, 'latest'>,
  slowMs: number,
): ServiceReport {
  const delay = measureEventLoopDelay();
  const slowWork = new SlowLog<SlowWork>(slowMs);
  let state = (): EventsState => ({ consumers: [] });
  const read = () => {
    const { consumers, ...events } = state();
    const details = { events: { ...events, consumers: [...consumers] }, slowWork: slowWork.newest() };
    return readReport({ service, readiness: health.latest(), eventLoopDelayMs: delay.p99(), slowMs, details });
  };
  return {
    slowWork,
    follow: (events) => {
      state = events.state;
    },
    read,
    stop: delay.stop,
  };
}
