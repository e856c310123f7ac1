import type { Logger } from 'pino';

type Stop = () => Promise<void> | void;

/** What has to be stopped, in the reverse order of its start. */
export interface Shutdown {
  /** Remembers how to stop what was just started. */
  add(what: string, stop: Stop): void;
  /** Stops everything, once; what fails to stop is logged and the rest goes on. */
  run(): Promise<void>;
}

/** @param log told what cannot be closed */
export function createShutdown(log: Logger): Shutdown {
  const stops: { what: string; stop: Stop }[] = [];
  let running: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    for (let last = stops.pop(); last; last = stops.pop()) {
      const { what, stop } = last;
      try {
        await stop();
      } catch (error) {
        log.error({ err: error }, `${what} did not stop in order`);
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
