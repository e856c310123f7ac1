import { type Dependency, type Readiness, readReadiness } from '@bms/service-kit/process';

/** How long an outcome holds, in milliseconds: whoever asks often must not make the gateway ask everybody as often. */
const HOLDS_MS = 500;

/** Whether the gateway can do its work. */
export interface ReadinessPage {
  /** Each part by name, and whether all answer. */
  read(): Promise<Readiness>;
  /** Says no from now on: no new requests should come. */
  retire(): void;
}

/** Asks every part, those who ask at once or soon after each other getting one outcome. */
export function createReadiness(dependencies: () => readonly Dependency[]): ReadinessPage {
  let latest: Promise<Readiness> | undefined;
  let askedAt = -Infinity;
  let retired = false;
  return {
    read: async () => {
      if (latest === undefined || performance.now() - askedAt > HOLDS_MS) {
        askedAt = performance.now();
        latest = readReadiness(dependencies());
      }
      const { ready, parts } = await latest;
      return { ready: ready && !retired, parts };
    },
    retire: () => {
      retired = true;
    },
  };
}
