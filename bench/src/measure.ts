/** How fast something went. */
export interface Measured {
  readonly perSecond: number;
  /** Milliseconds that half of the runs took at most. */
  readonly p50: number;
  /** Milliseconds that 99 of 100 runs took at most. */
  readonly p99: number;
}

/**
 * Runs `once` again and again, some at the same time.
 * @param atOnce how many are under way at any moment
 * @param ms for how long; a tenth of it is run before, and not counted
 */
export async function measure(atOnce: number, ms: number, once: () => Promise<unknown>): Promise<Measured> {
  await runFor(atOnce, ms / 10, once);
  const begun = performance.now();
  const times = (await runFor(atOnce, ms, once)).sort((a, b) => a - b);
  const seconds = (performance.now() - begun) / 1000;
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

async function runFor(atOnce: number, ms: number, once: () => Promise<unknown>): Promise<number[]> {
  const end = performance.now() + ms;
  const times: number[] = [];
  const lane = async (): Promise<void> => {
    while (performance.now() < end) {
      const begun = performance.now();
      await once();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return times;
}
