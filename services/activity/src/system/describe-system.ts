import type { SystemConsumer, SystemDeadLetters, SystemProcess } from '@bms/contracts/types/activity';
import type { ProcessReport } from '@bms/service-kit';
import type { SeenProcess } from './known-processes.ts';

/** Returns the processes by service and instance. @param silent those that did not answer */
export function describeProcesses(
  reports: readonly ProcessReport[],
  silent: readonly (SeenProcess | { readonly service: string })[],
  now: Date,
): SystemProcess[] {
  const answered = reports.map((report) => describeProcess(report, now, report.isReady ? 'ready' : 'not_ready'));
  const others = silent.map((one) =>
    'report' in one
      ? describeProcess(one.report, new Date(one.seenAtMs), 'no_answer')
      : { service: one.service, instance: '', state: 'no_answer', version: '', parts: [] },
  );
  return [...answered, ...others].sort(byServiceAndInstance);
}

const byServiceAndInstance = (one: SystemProcess, other: SystemProcess): number =>
  one.service.localeCompare(other.service) || one.instance.localeCompare(other.instance);

function describeProcess(report: ProcessReport, reportedAt: Date, state: string): SystemProcess {
  const { outbox } = report.events ?? {};
  return {
    service: report.service,
    instance: report.instance,
    state,
    version: report.version,
    started_at: report.startedAt,
    reported_at: reportedAt.toISOString(),
    memory_bytes: report.memoryBytes,
    event_loop_delay_ms: Math.round(report.eventLoopDelayMs * 10) / 10,
    parts: Object.entries(report.parts).map(([name, part]) => ({ name, state: partStates[part] })),
    ...(outbox && {
      outbox: { unsent: outbox.unsent, oldest_seconds: outbox.oldestSeconds, is_leader: outbox.isLeader },
    }),
    slow_request_ms: report.slowMs,
  };
}

const partStates = { up: 'up', away: 'unavailable', full: 'full', not_set_up: 'not_set_up' } as const;

/** Returns the consumers of all services. Every copy of a service measures the same, so the highest values are returned. */
export function describeConsumers(reports: readonly ProcessReport[]): SystemConsumer[] {
  const found = new Map<string, SystemConsumer>();
  for (const { service, events } of reports)
    for (const { consumer, from, pending, unacknowledged, stalledSeconds } of events?.consumers ?? []) {
      const key = `${consumer} ${from}`;
      const before = found.get(key);
      found.set(key, {
        service,
        consumer,
        source: from,
        pending: Math.max(pending, before?.pending ?? 0),
        unacknowledged: Math.max(unacknowledged, before?.unacknowledged ?? 0),
        stalled_seconds: Math.max(stalledSeconds, before?.stalled_seconds ?? 0),
      });
    }
  return [...found.values()].sort(
    (one, other) => one.consumer.localeCompare(other.consumer) || one.source.localeCompare(other.source),
  );
}

/** Returns the number of dead letters of each service that has any. */
export function describeDeadLetters(reports: readonly ProcessReport[]): SystemDeadLetters[] {
  const counts = new Map<string, number>();
  for (const { service, events } of reports)
    counts.set(service, Math.max(events?.deadLetters ?? 0, counts.get(service) ?? 0));
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([service, count]) => ({ service, count }))
    .sort((one, other) => one.service.localeCompare(other.service));
}
