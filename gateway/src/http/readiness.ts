import { setTimeout as sleep } from 'node:timers/promises';
import { type Dependency, type Readiness, readReadiness } from '@bms/service-kit/process';

/** Lifetime of a cached result, in milliseconds, so that frequent probes do not query every dependency as often. */
const HOLDS_MS = 500;
/** Lifetime of a result that is not ready, in milliseconds: a starting gateway gets requests soon after it is ready. */
const UNREADY_HOLDS_MS = 100;

/** The readiness of the gateway. */
export interface ReadinessPage {
  /** Returns the readiness of each dependency by name, and of the gateway as a whole. */
  read(): Promise<Readiness>;
  /** Like `read`, but returns the result before if the checks take longer than `ms` milliseconds. */
  readWithin(ms: number): Promise<Readiness>;
  /** Reports not ready from now on, so that no new requests are routed here. */
  retire(): void;
}

/** Creates the readiness check of all dependencies. Concurrent and frequent reads share one result. */
export function createReadiness(dependencies: () => readonly Dependency[]): ReadinessPage {
  let checking: Promise<void> | undefined;
  let completed: Readiness = { ready: false, parts: {} };
  let holdsUntil = -Infinity;
  let retired = false;
  const check = async (): Promise<void> => {
    try {
      completed = await readReadiness(dependencies());
      holdsUntil = performance.now() + (completed.ready ? HOLDS_MS : UNREADY_HOLDS_MS);
    } finally {
      checking = undefined;
    }
  };
  const read = async (): Promise<Readiness> => {
    if (performance.now() > holdsUntil) checking ??= check();
    await checking;
    return now();
  };
  const now = (): Readiness => ({ ...completed, ready: completed.ready && !retired });
  return {
    read,
    readWithin: (ms) => Promise.race([read(), sleep(ms, undefined, { ref: false }).then(now)]),
    retire: () => {
      retired = true;
    },
  };
}
