import type { Runtime } from './module.ts';

/** A value of a process that is read again at an interval. */
export interface Refresh {
  /** The noun for the log, e.g. `the signing keys`. */
  readonly what: string;
  readonly intervalMs: number;
  read(): Promise<unknown>;
}

/** Reads a value at its interval, until the shutdown. A failure is logged, and the next interval reads again. */
export function scheduleRefresh(
  { log, onShutdown }: Pick<Runtime, 'log' | 'onShutdown'>,
  { what, intervalMs, read }: Refresh,
): void {
  const refresh = () => read().catch((err: unknown) => log.warn({ err }, `reading ${what} failed`));
  const timer = setInterval(refresh, intervalMs).unref();
  onShutdown(() => clearInterval(timer));
}
