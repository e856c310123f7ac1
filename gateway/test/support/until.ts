import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until a condition holds. @throws Error after `timeoutMs` */
export async function until(holds: () => Promise<boolean> | boolean, timeoutMs = 15_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`it did not come true within ${timeoutMs} ms: ${holds}`);
    await sleep(10);
  }
}
