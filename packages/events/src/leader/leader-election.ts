import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type Lease, takeLease } from './lease.ts';

/** Maximum time until a dead leader is replaced (milliseconds). */
const TTL_MS = 4000;
/** Interval at which candidates try to take the lease (milliseconds). */
const POLL_MS = 500;

export interface LeadOptions {
  readonly connection: Connection;
  /** Name of the lease, e.g. `relay`. */
  readonly name: string;
  readonly log: Logger;
  /**
   * Runs while the lease is held and ends once `signal` is aborted: the lease is lost, or the process stops. An error
   * is logged, and a process leads again after a pause.
   */
  readonly lead: (lease: Lease, signal: AbortSignal) => Promise<void>;
  /** Returns true if this process can lead now; always by default. */
  readonly canLead?: () => boolean;
  readonly ttlMs?: number;
  readonly pollMs?: number;
}

/** The participation of a process in a leader election. */
export interface LeaderElection {
  leads(): boolean;
  /** Ends the work, releases the lease and leaves the election. */
  stop(): Promise<void>;
}

/**
 * Takes part in a leader election: waits for the lease, leads while it is held, and waits again, until it is stopped.
 */
export function campaignForLease(options: LeadOptions): LeaderElection {
  const stopping = new AbortController();
  let current: Lease | undefined;
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      current = options.canLead?.() === false ? undefined : await take(options);
      if (current) await leadUntilLost(options, current, stopping.signal);
      current = undefined;
      await pause(options.pollMs ?? POLL_MS, stopping.signal);
    }
  };
  const running = run();
  return {
    leads: () => current?.held() ?? false,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function take({ connection, name, log, ttlMs = TTL_MS }: LeadOptions): Promise<Lease | undefined> {
  try {
    return await takeLease({ connection, name, ttlMs });
  } catch (error) {
    log.warn({ err: error, lease: name }, 'acquiring the lease failed');
    return undefined;
  }
}

async function leadUntilLost({ name, log, lead }: LeadOptions, lease: Lease, stopping: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([stopping, lease.signal]);
  log.info({ lease: name, fence: lease.fence }, 'lease acquired');
  try {
    if (!signal.aborted) await lead(lease, signal);
  } catch (error) {
    log[signal.aborted ? 'info' : 'warn'](
      { err: error, lease: name, fence: lease.fence },
      'leader stopped with an error',
    );
  }
  // A leader that cannot continue releases the lease, because another process may be able to.
  await lease
    .release()
    .catch((error: unknown) => log.warn({ err: error, lease: name }, 'releasing the lease failed; it will expire'));
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // Jitter, so that candidates do not all ask at the same time.
  await sleep(ms * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {});
}
