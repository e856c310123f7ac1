import { cpuSeconds, residentBytes } from '@bms/testing/proc';

/** The resources that a group of processes used during a measurement. */
export interface Usage {
  /** CPU time of its processes, in seconds. */
  readonly cpuSeconds: number;
  /** The highest resident memory of its processes together, in bytes. */
  readonly peakBytes: number;
}

const SAMPLE_MS = 250;

/** Starts to measure processes. @returns a function that ends the measurement */
export async function measureUsage(pids: readonly number[]): Promise<() => Promise<Usage>> {
  const before = await cpuSeconds(pids);
  let peakBytes = await residentBytes(pids);
  const sample = async (): Promise<void> => {
    peakBytes = Math.max(peakBytes, await residentBytes(pids));
  };
  const timer = setInterval(() => void sample(), SAMPLE_MS);
  return async () => {
    clearInterval(timer);
    await sample();
    return { cpuSeconds: (await cpuSeconds(pids)) - before, peakBytes };
  };
}
