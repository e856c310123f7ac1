import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type Lease, takeLease } from './lease.ts';

/** A leader that dies is followed after this time at the latest (milliseconds). */
const TTL_MS = 4000;
/** How often those who wait ask (milliseconds). */
const POLL_MS = 500;

export interface LeadOptions {
  readonly connection: Connection;
  /** What is led, e.g. `relay`. */
  readonly name: string;
  readonly log: Logger;
  /**
   * Runs while the lease is held and ends once `signal` is aborted: the lease is lost, or the process stops. What it throws
   * is logged, and after a pause somebody leads again.
   */
  readonly lead: (lease: Lease, signal: AbortSignal) => Promise<void>;
  /** Whether this process could lead at this moment; always by default. */
  readonly able?: () => boolean;
  readonly ttlMs?: number;
  readonly pollMs?: number;
}

/** A place among those who want to lead. */
export interface Candidacy {
  leads(): boolean;
  /** Lets the work end, gives the lease back and leaves. */
  stop(): Promise<void>;
}

/** Waits for a lease, leads while it is held, and waits again, until it is stopped. */
export function standForLeader(options: LeadOptions): Candidacy {
  const stopping = new AbortController();
  let current: Lease | undefined;
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      current = options.able?.() === false ? undefined : await take(options);
      if (current) await termOfOffice(options, current, stopping.signal);
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
    log.warn({ err: error, lease: name }, 'the lease cannot be asked for');
    return undefined;
  }
}

async function termOfOffice({ name, log, lead }: LeadOptions, lease: Lease, stopping: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([stopping, lease.signal]);
  log.info({ lease: name, fence: lease.fence }, 'leading');
  try {
    if (!signal.aborted) await lead(lease, signal);
  } catch (error) {
    log[signal.aborted ? 'info' : 'warn']({ err: error, lease: name, fence: lease.fence }, 'no longer leading');
  }
  // A leader that cannot go on makes room: another process may be better placed.
  await lease
    .release()
    .catch((error: unknown) => log.warn({ err: error, lease: name }, 'the lease runs out by itself'));
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // Spread out, so that those who wait do not ask all at once.
  await sleep(ms * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {});
}
