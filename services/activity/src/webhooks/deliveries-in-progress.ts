import { setTimeout as sleep } from 'node:timers/promises';

/** The deliveries in progress. */
export interface DeliveriesInProgress {
  all(): number;
  /** Returns the number of deliveries to one webhook. */
  to(webhook: number): number;
  /**
   * @param hasCapacity is called at the end with the number of deliveries in progress to the webhook; returns true if there
   * is capacity for more
   */
  add(webhook: number, sent: Promise<void>, hasCapacity: (left: number) => boolean): void;
  /** Waits until there is capacity for more or `wake` is called, at most `ms`; returns at once if that was since the last wait. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Ends the current wait, or the next one. */
  wake(): void;
  /** Waits until all deliveries have ended. */
  idle(): Promise<void>;
}

export function createDeliveriesInProgress(): DeliveriesInProgress {
  const sending = new Set<Promise<void>>();
  const counts = new Map<number, number>();
  let woken = Promise.withResolvers<void>();
  const left = (webhook: number): number => {
    const count = (counts.get(webhook) ?? 0) - 1;
    if (count > 0) counts.set(webhook, count);
    else counts.delete(webhook);
    return count;
  };
  return {
    all: () => sending.size,
    to: (webhook) => counts.get(webhook) ?? 0,
    add: (webhook, sent, hasCapacity) => {
      counts.set(webhook, (counts.get(webhook) ?? 0) + 1);
      const ended = sent.finally(() => {
        sending.delete(ended);
        if (hasCapacity(left(webhook))) woken.resolve();
      });
      sending.add(ended);
    },
    wait: async (ms, signal) => {
      const waited = new AbortController();
      const options = { signal: AbortSignal.any([signal, waited.signal]) };
      await Promise.race([woken.promise, sleep(ms, undefined, options).catch(() => undefined)]);
      waited.abort();
      woken = Promise.withResolvers<void>();
    },
    wake: () => woken.resolve(),
    idle: async () => {
      await Promise.all(sending);
    },
  };
}
