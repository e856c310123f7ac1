import { setTimeout as sleep } from 'node:timers/promises';

/** What is being sent at present. */
export interface UnderWay {
  all(): number;
  /** How much of it goes to one webhook. */
  to(webhook: number): number;
  /** @param isRoom told how much is left to the webhook when this has ended, whether that makes room for more */
  add(webhook: number, sent: Promise<void>, isRoom: (left: number) => boolean): void;
  /** Waits until there is room for more, at most so long; at once where that came about since it was last waited for. */
  roomOr(ms: number, signal: AbortSignal): Promise<void>;
  /** Waits for the end of all of it. */
  idle(): Promise<void>;
}

export function underWay(): UnderWay {
  const sending = new Set<Promise<void>>();
  const counts = new Map<number, number>();
  let room = Promise.withResolvers<void>();
  const left = (webhook: number): number => {
    const count = (counts.get(webhook) ?? 0) - 1;
    if (count > 0) counts.set(webhook, count);
    else counts.delete(webhook);
    return count;
  };
  return {
    all: () => sending.size,
    to: (webhook) => counts.get(webhook) ?? 0,
    add: (webhook, sent, isRoom) => {
      counts.set(webhook, (counts.get(webhook) ?? 0) + 1);
      const ended = sent.finally(() => {
        sending.delete(ended);
        if (isRoom(left(webhook))) room.resolve();
      });
      sending.add(ended);
    },
    roomOr: async (ms, signal) => {
      const waited = new AbortController();
      const options = { signal: AbortSignal.any([signal, waited.signal]) };
      await Promise.race([room.promise, sleep(ms, undefined, options).catch(() => undefined)]);
      waited.abort();
      room = Promise.withResolvers<void>();
    },
    idle: async () => {
      await Promise.all(sending);
    },
  };
}
