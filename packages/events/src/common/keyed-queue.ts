/** A keyed queue: runs tasks concurrently, but those of one key one after another. */
export interface KeyedQueue {
  /**
   * Accepts a task as soon as fewer tasks than the limit are in progress; settles when the task is accepted, not when
   * it is done. Tasks are accepted in call order. The task must not throw.
   */
  run(key: string, task: () => Promise<void>): Promise<void>;
  /** Settles with the number of tasks that are accepted at once, when it is above 0. */
  whenFree(): Promise<number>;
  /** Settles when no task is in progress. */
  idle(): Promise<void>;
  /** Returns the number of tasks in progress, including those that wait for another task of their key. */
  size(): number;
}

/** Creates a keyed queue. @param limit maximum number of tasks in progress */
export function createKeyedQueue(limit: number): KeyedQueue {
  const tails = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  const freed: (() => void)[] = [];
  let size = 0;
  const finish = (key: string, tail: Promise<void>): void => {
    size -= 1;
    if (tails.get(key) === tail) tails.delete(key);
    waiting.shift()?.();
    for (const resolve of freed.splice(0)) resolve();
  };
  const take = (key: string, task: () => Promise<void>): void => {
    size += 1;
    const tail: Promise<void> = (tails.get(key) ?? Promise.resolve()).then(task).finally(() => finish(key, tail));
    tails.set(key, tail);
  };
  return {
    run: async (key, task) => {
      if (size < limit && waiting.length === 0) return take(key, task);
      await new Promise<void>((resolve) => {
        waiting.push(() => {
          take(key, task);
          resolve();
        });
      });
    },
    whenFree: async () => {
      while (size >= limit) await new Promise<void>((resolve) => freed.push(resolve));
      return limit - size;
    },
    idle: async () => {
      while (tails.size > 0) await Promise.all(tails.values());
    },
    size: () => size,
  };
}
