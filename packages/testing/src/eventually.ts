import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 20;
/** The factor by which each pause is longer than the one before, so that long waits leave the CPU to what they wait for. */
const LONGER = 1.25;
const LONGEST_PAUSE_MS = 250;
/** For what hangs: on a machine that is busy with other work, what takes a second takes a minute. */
const WITHIN_MS = 180_000;

/**
 * Polls until a condition holds. A failed poll counts as not holding: on a busy machine, a database or service may not
 * respond for a while.
 * @param holds true by default for every truthy value
 * @returns the value for which the condition held
 * @throws Error with the last value or error after the timeout
 */
export async function eventually<T>(
  look: () => T | Promise<T>,
  holds: (seen: T) => boolean = Boolean,
  withinMs = WITHIN_MS,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * LONGER, LONGEST_PAUSE_MS)) {
    const [looked] = await Promise.allSettled([within(look, deadline - Date.now())]);
    if (looked.status === 'fulfilled' && holds(looked.value)) return looked.value;
    if (Date.now() > deadline) throw tooLate(looked, withinMs);
    await sleep(pauseMs);
  }
}

/** Fails if a look takes longer than `ms` milliseconds: one that hangs must not hide what it waits for. */
async function within<T>(look: () => T | Promise<T>, ms: number): Promise<T> {
  const looked = Promise.withResolvers<T>();
  const timer = setTimeout(() => looked.reject(new Error(`no result of ${look}`)), Math.max(ms, 1000));
  (async () => look())().then(looked.resolve, looked.reject);
  return looked.promise.finally(() => clearTimeout(timer));
}

function tooLate(looked: PromiseSettledResult<unknown>, withinMs: number): Error {
  if (looked.status === 'rejected') return new Error(`not within ${withinMs} ms`, { cause: looked.reason });
  return new Error(`not within ${withinMs} ms; last seen: ${JSON.stringify(looked.value)}`);
}

const DAY_MS = 24 * 3600 * 1000;
/** Longer than the tests of a file take. */
const ENOUGH_MS = 60_000;

/** Waits for the next day (UTC) if this one ends within a minute: tests compare dates of now with stored ones. */
export async function untilDayIsLong(): Promise<void> {
  const leftMs = DAY_MS - (Date.now() % DAY_MS);
  if (leftMs < ENOUGH_MS) await sleep(leftMs);
}
