import { setTimeout as sleep } from 'node:timers/promises';
import { eventually, type StartedPart } from '@bms/testing';

/** The pause before another attempt to start a process, in milliseconds. */
const RETRY_MS = 500;
/** The time within which all processes run again after a fault, in milliseconds. */
const RUNNING_TIMEOUT_MS = 180_000;

/** Keeps processes running, as a supervisor in production does: starts each again as soon as it has ended. */
export interface Keeper {
  /** Leaves processes that end during `work` ended, until it is done. */
  withoutRestart<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves once no process is ended or starting. @throws Error after three minutes */
  allRunning(): Promise<void>;
  /** Leaves all processes ended from now on. */
  stop(): Promise<void>;
}

/** Starts to watch processes. */
export function keepRunning(parts: readonly StartedPart[]): Keeper {
  const state = { isStopped: false };
  const starting = new Set<StartedPart>();
  let paused = Promise.resolve();

  async function watch(part: StartedPart): Promise<void> {
    while (!state.isStopped) {
      await part.exited();
      if (state.isStopped) return;
      starting.add(part);
      await paused;
      await restart(part);
    }
  }

  async function restart(part: StartedPart): Promise<void> {
    try {
      if (!state.isStopped) await part.restart();
      starting.delete(part);
    } catch {
      if (state.isStopped) starting.delete(part);
      else await sleep(RETRY_MS);
    }
  }

  for (const part of parts) void watch(part);
  return {
    withoutRestart: async (work) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      paused = promise;
      try {
        return await work();
      } finally {
        resolve();
      }
    },
    allRunning: async () => void (await eventually(() => starting.size === 0, Boolean, RUNNING_TIMEOUT_MS)),
    stop: async () => {
      state.isStopped = true;
      await eventually(() => starting.size === 0, Boolean, RUNNING_TIMEOUT_MS);
    },
  };
}
