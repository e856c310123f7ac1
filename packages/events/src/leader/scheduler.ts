import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createJobTable, type JobTable } from './jobs.ts';
import { campaignForLease, type LeaderElection } from './leader-election.ts';
import type { Lease } from './lease.ts';

const SCHEDULER_LEASE = 'scheduler';
const TICK_MS = 1000;
/** The longest time between two looks at the due times, which another process may have changed (milliseconds). */
const LONGEST_PAUSE_MS = 5000;
/** A dead scheduler is replaced later than a dead relay: no job has to run within seconds (milliseconds). */
const LEASE_TTL_MS = 10_000;
const LEASE_POLL_MS = 2000;
/** Time after which a failed job is due again, unless its interval is shorter (milliseconds). */
const RETRY_MS = 60_000;

/** Context of a run of a job. */
export interface JobRun {
  /** Aborted when the process stops or another scheduler has taken over; the run should then end. */
  readonly signal: AbortSignal;
  /** Fencing token: higher than that of every run under an earlier scheduler. */
  readonly fence: number;
  /**
   * Makes the commit of a transaction depend on this scheduler still leading.
   * @throws LeaseLost if it no longer does
   */
  readonly guard: Lease['guard'];
  readonly log: Logger;
}

/** A periodic job of a service, which runs in one process at a time. */
export interface Job {
  /** Name that is unique in the service, e.g. `clients.purge`. */
  readonly name: string;
  readonly intervalMs: number;
  readonly run: (run: JobRun) => Promise<void>;
}

export interface SchedulerOptions {
  readonly connection: Connection;
  readonly log: Logger;
  readonly jobs: readonly Job[];
  /** The shortest time between two looks at the due times (milliseconds); a second by default. */
  readonly tickMs?: number;
  readonly leaseTtlMs?: number;
  readonly leasePollMs?: number;
}

/**
 * Runs the jobs of a service at their intervals, each in one process at a time; every instance of the service starts a
 * scheduler, and one of them leads. Due times survive restarts; a missed job runs once, at once. A failed job is
 * retried within a minute.
 * @throws Error if two jobs have the same name
 */
export function startScheduler(options: SchedulerOptions): LeaderElection {
  const { connection, log, jobs, leaseTtlMs = LEASE_TTL_MS, leasePollMs = LEASE_POLL_MS } = options;
  const names = new Set(jobs.map((job) => job.name));
  if (names.size !== jobs.length) throw new Error(`two jobs have one name: ${jobs.map((job) => job.name).join(', ')}`);
  return campaignForLease({
    connection,
    name: SCHEDULER_LEASE,
    log,
    lead: (lease, signal) => schedule(options, lease, signal),
    ttlMs: leaseTtlMs,
    pollMs: leasePollMs,
  });
}

async function schedule(options: SchedulerOptions, lease: Lease, signal: AbortSignal): Promise<void> {
  const { connection, jobs, log, tickMs = TICK_MS } = options;
  const table = createJobTable(connection);
  const running = new Map<string, Promise<void>>();
  for (const job of jobs) await table.register(job.name, job.intervalMs);
  while (!signal.aborted) {
    const ended = new AbortController();
    const waits = await waitsOf(table, log);
    for (const job of jobs) {
      if (running.has(job.name) || (waits.get(job.name) ?? Number.POSITIVE_INFINITY) > 0) continue;
      running.set(job.name, runIfDue(job, table, lease, signal, log));
    }
    for (const [name, run] of running) void run.then(() => running.delete(name)).then(() => ended.abort());
    const idle = jobs.filter(({ name }) => !running.has(name)).map(({ name }) => waits.get(name) ?? 0);
    await pause(tickMs, signal);
    // The end of a run may have changed when its job is due.
    await pause(Math.min(LONGEST_PAUSE_MS, ...idle) - tickMs, AbortSignal.any([signal, ended.signal]));
  }
  await Promise.all(running.values());
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  ms > 0 ? sleep(ms, undefined, { signal }).catch(() => {}) : Promise.resolve();

/**
 * Reads when the jobs are due; claiming each in every tick would cost a write per job.
 * @returns nothing if the database fails
 */
async function waitsOf(table: JobTable, log: Logger): Promise<ReadonlyMap<string, number>> {
  try {
    return await table.waits();
  } catch (error) {
    log.warn({ err: error }, 'reading the due jobs failed');
    return new Map();
  }
}

async function runIfDue(job: Job, table: JobTable, lease: Lease, signal: AbortSignal, log: Logger): Promise<void> {
  const { fence, guard } = lease;
  const jobLog = log.child({ job: job.name });
  try {
    if (!lease.held() || !(await table.claim(job.name, job.intervalMs, fence))) return;
    await job.run({ signal, fence, guard, log: jobLog });
    await table.finish(job.name, fence);
  } catch (error) {
    jobLog.error({ err: error }, 'a job failed');
    const retryMs = Math.min(job.intervalMs, RETRY_MS);
    await table.finish(job.name, fence, { error, retryMs }).catch(() => {});
  }
}
