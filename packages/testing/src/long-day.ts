import { setTimeout as sleep } from 'node:timers/promises';

const DAY_MS = 24 * 3600 * 1000;
/** Longer than the tests of a file take. */
const ENOUGH_MS = 60_000;

/** Waits for the next day (UTC) if this one ends within a minute: tests compare dates of now with stored ones. */
export async function untilDayIsLong(): Promise<void> {
  const leftMs = DAY_MS - (Date.now() % DAY_MS);
  if (leftMs < ENOUGH_MS) await sleep(leftMs);
}
