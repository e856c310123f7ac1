import { setTimeout as sleep } from 'node:timers/promises';
import type { Probe } from './probes.ts';

/** The number of successive calls that must succeed, since one of two copies may still be unavailable. */
const SUCCESSES = 3;
/** The time limit of a recovery, in milliseconds. */
const RECOVERY_TIMEOUT_MS = 120_000;
const PAUSE_MS = 100;

/**
 * Calls every probe until it succeeds three times in a row.
 * @param since the instant from which the time counts
 * @returns the time until the first of these successes of the last probe, in milliseconds
 * @throws Error naming a probe that does not succeed within two minutes
 */
export async function measureRecovery(probes: readonly Probe[], since: number): Promise<number> {
  const recovered = await Promise.all(probes.map((probe) => recoveredAt(probe, Date.now() + RECOVERY_TIMEOUT_MS)));
  return Math.max(...recovered) - since;
}

/** Returns the instant of the first of the successes. */
async function recoveredAt({ name, call }: Probe, deadline: number): Promise<number> {
  let successes: number[] = [];
  let failure: unknown;
  while (Date.now() < deadline) {
    try {
      await call();
      successes.push(Date.now());
    } catch (error) {
      failure = error;
      successes = [];
    }
    if (successes.length === SUCCESSES) return successes[0]!;
    await sleep(PAUSE_MS);
  }
  throw new Error(`${name} fails ${RECOVERY_TIMEOUT_MS / 1000} s after a fault`, { cause: failure });
}
