import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';
import type { Readiness } from '../health/readiness.ts';

const milliseconds = z.number().min(0);
/** The states of `Readiness`; `away` means unavailable. */
const dependencyState = z.enum(['up', 'away', 'full', 'not_set_up']);

const made = {
  /** The path of the rpc, or the consumer and the type of the event. */
  name: z.string(),
  durationMs: milliseconds,
  status: z.string(),
};

/** Work of a service that took longer than its threshold; see SlowWork. */
const slowWork = z.object({
  ...made,
  kind: z.enum(['called', 'served', 'consumed']),
  startedAtMs: z.number(),
  requestId: z.string(),
  traceId: z.string(),
});

/** A request of a gateway that took longer than its threshold. */
const slowRequest = z.object({
  startedAtMs: z.number(),
  durationMs: milliseconds,
  method: z.string(),
  /** The route template. */
  route: z.string(),
  status: z.number().int(),
  requestId: z.string(),
  traceId: z.string(),
  /** The calls that the gateway made for it, by their start relative to that of the request. */
  calls: z.array(z.object({ ...made, offsetMs: z.number() })),
});

const eventsState = z.object({
  outbox: z.object({ unsent: z.number().int(), oldestSeconds: z.number(), isLeader: z.boolean() }).optional(),
  deadLetters: z.number().int().optional(),
  consumers: z.array(
    z.object({
      consumer: z.string(),
      from: z.string(),
      pending: z.number().int(),
      unacknowledged: z.number().int(),
      stalledSeconds: z.number(),
    }),
  ),
});

/** The schema of a report. Processes of another version may add members, which are ignored. */
export const processReport = z.object({
  service: z.string(),
  /** The host and the process id. */
  instance: z.string(),
  version: z.string(),
  startedAt: z.iso.datetime(),
  isReady: z.boolean(),
  parts: z.record(z.string(), dependencyState),
  memoryBytes: z.number().int(),
  /** The 99th percentile, in milliseconds. */
  eventLoopDelayMs: milliseconds,
  /** The duration from which requests and calls are slow, in milliseconds; 0 if they are not recorded. */
  slowMs: z.number().int(),
  /** The events of a service; a gateway has none. */
  events: eventsState.optional(),
  slowRequests: z.array(slowRequest).default([]),
  slowWork: z.array(slowWork).default([]),
});

/** The report of a process about itself, for administrators. */
export type ProcessReport = z.infer<typeof processReport>;

/** The parts of a report that differ between processes. */
export interface ReportSources {
  readonly service: string;
  readonly readiness: Readiness;
  readonly eventLoopDelayMs: number;
  readonly slowMs: number;
  /** The events of a service, and the slow requests and calls. */
  readonly details: Partial<Pick<ProcessReport, 'events' | 'slowRequests' | 'slowWork'>>;
}

const version: string = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version;
const instance = `${hostname()}/${process.pid}`;
const startedAt = new Date(performance.timeOrigin).toISOString();

/** Returns the report of this process, as it is now. */
export function readReport({ service, readiness, eventLoopDelayMs, slowMs, details }: ReportSources): ProcessReport {
  return {
    service,
    instance,
    version,
    startedAt,
    isReady: readiness.ready,
    parts: { ...readiness.parts },
    memoryBytes: process.memoryUsage.rss(),
    eventLoopDelayMs,
    slowMs,
    slowRequests: [],
    slowWork: [],
    ...details,
  };
}
