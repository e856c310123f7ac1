import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 20;

/** Waits until a condition holds. @returns what was seen then @throws Error with what was seen last when it does not in time */
export async function eventually<T>(
  look: () => Promise<T>,
  holds: (seen: T) => boolean,
  withinMs = 20_000,
): Promise<T> {
  for (const deadline = Date.now() + withinMs; ; await sleep(PAUSE_MS)) {
    const seen = await look();
    if (holds(seen)) return seen;
    if (Date.now() > deadline) throw new Error(`not within ${withinMs} ms; last seen: ${JSON.stringify(seen)}`);
  }
}
