/** A semaphore: limits concurrent work; waiting work starts in order of arrival. */
export interface Semaphore {
  /**
   * Runs `work` as soon as `count` slots are free, and holds them until it settles.
   * @param count at most the limit
   */
  use<T>(count: number, work: () => Promise<T>): Promise<T>;
}

/** Creates a semaphore. @param limit number of slots */
export function createSemaphore(limit: number): Semaphore {
  const waiting: { readonly count: number; go(): void }[] = [];
  let free = limit;
  const admit = (): void => {
    for (let next = waiting[0]; next && next.count <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.count;
      next.go();
    }
  };
  return {
    use: async (count, work) => {
      await new Promise<void>((resolve) => {
        waiting.push({ count, go: resolve });
        admit();
      });
      try {
        return await work();
      } finally {
        free += count;
        admit();
      }
    },
  };
}
