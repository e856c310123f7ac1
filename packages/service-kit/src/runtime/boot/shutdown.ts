import type { Logger } from 'pino';

type Stop = () => Promise<void> | void;

/** Stops the components of a process in the reverse order of their start. */
export interface Shutdown {
  /** Registers the stop function of a component that was just started. */
  add(what: string, stop: Stop): void;
  /** Stops all components, once; a failure is logged and the rest are still stopped. */
  run(): Promise<void>;
}

/** Creates the shutdown of a process. @param log receives the components that fail to stop */
export function createShutdown(log: Logger): Shutdown {
  const stops: { what: string; stop: Stop }[] = [];
  let running: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    for (let last = stops.pop(); last; last = stops.pop()) {
      const { what, stop } = last;
      try {
        await stop();
      } catch (error) {
        log.error({ err: error }, `stopping ${what} failed`);
      }
    }
  }

  return {
    add: (what, stop) => void stops.push({ what, stop }),
    run: () => {
      running ??= stopAll();
      return running;
    },
  };
}
