/** Result of a measurement. */
export interface Measured {
  readonly perSecond: number;
  /** Median duration, in milliseconds. */
  readonly p50: number;
  /** 99th percentile of the duration, in milliseconds. */
  readonly p99: number;
}

/**
 * Runs `once` repeatedly and concurrently.
 * @param atOnce number of concurrent runs
 * @param ms duration of the measurement in milliseconds, after a warm-up of a tenth of it
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
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      const begun = performance.now();
      await once();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times;
}
