/** Runs tasks side by side, those of one key one after another. */
export interface Lanes {
  /**
   * Takes a task as soon as fewer than the limit are under way; settles when it is taken, not when it is done. The task
   * must not throw.
   */
  run(key: string, task: () => Promise<void>): Promise<void>;
  /** Settles when nothing is under way. */
  idle(): Promise<void>;
  /** How many tasks are under way or wait for one of their key. */
  size(): number;
}

/** @param limit how many tasks may be under way at once */
export function createLanes(limit: number): Lanes {
  const tails = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let size = 0;
  const finish = (key: string, tail: Promise<void>): void => {
    size -= 1;
    if (tails.get(key) === tail) tails.delete(key);
    waiting.shift()?.();
  };
  return {
    run: async (key, task) => {
      while (size >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
      size += 1;
      const tail: Promise<void> = (tails.get(key) ?? Promise.resolve()).then(task).finally(() => finish(key, tail));
      tails.set(key, tail);
    },
    idle: async () => {
      while (tails.size > 0) await Promise.all(tails.values());
    },
    size: () => size,
  };
}
