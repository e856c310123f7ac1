import { setTimeout as sleep } from 'node:timers/promises';
import { type Dependency, type Readiness, readReadiness } from '@bms/service-kit/process';

/** Lifetime of a cached result, in milliseconds, so that frequent probes do not query every dependency as often. */
const HOLDS_MS = 500;

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
  let latest: Promise<Readiness> | undefined;
  let completed: Readiness = { ready: false, parts: {} };
  let askedAt = -Infinity;
  let retired = false;
  const read = async (): Promise<Readiness> => {
    if (latest === undefined || performance.now() - askedAt > HOLDS_MS) {
      askedAt = performance.now();
      latest = readReadiness(dependencies());
    }
    completed = await latest;
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
