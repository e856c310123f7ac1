import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 20;

/**
 * Waits until a condition holds. A look that fails counts as one that does not hold: a busy machine may keep a database or a
 * service from answering for a while.
 * @returns what was seen then
 * @throws Error with what was seen last when it does not in time
 */
export async function eventually<T>(
  look: () => Promise<T>,
  holds: (seen: T) => boolean,
  withinMs = 20_000,
): Promise<T> {
  for (const deadline = Date.now() + withinMs; ; await sleep(PAUSE_MS)) {
    const [looked] = await Promise.allSettled([look()]);
    if (looked.status === 'fulfilled' && holds(looked.value)) return looked.value;
    if (Date.now() > deadline) throw tooLate(looked, withinMs);
  }
}

function tooLate(looked: PromiseSettledResult<unknown>, withinMs: number): Error {
  if (looked.status === 'rejected') return new Error(`not within ${withinMs} ms`, { cause: looked.reason });
  return new Error(`not within ${withinMs} ms; last seen: ${JSON.stringify(looked.value)}`);
}
