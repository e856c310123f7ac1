import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * The interval of the probes, in milliseconds; a probe that is on time is not delayed. Each probe wakes the process: every
 * 10 ms, the default of Node, they cost an idle process a quarter of its CPU.
 */
export const PROBE_INTERVAL_MS = 100;
/** The period that a value describes, in milliseconds. */
const PERIOD_MS = 10_000;

/** The event loop delay of this process. */
export interface EventLoopDelay {
  /** Returns the 99th percentile of the last complete 10 seconds, in milliseconds; of the time since the start before. */
  p99(): number;
  stop(): void;
}

/** Measures the event loop delay. The histogram of the metrics is not used, because each scrape resets it. */
export function measureEventLoopDelay(): EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: PROBE_INTERVAL_MS });
  histogram.enable();
  const read = (): number => Math.max(0, histogram.percentile(99) / 1e6 - PROBE_INTERVAL_MS);
  let latest: number | undefined;
  const timer = setInterval(() => {
    latest = read();
    histogram.reset();
  }, PERIOD_MS);
  timer.unref();
  return {
    p99: () => latest ?? read(),
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
