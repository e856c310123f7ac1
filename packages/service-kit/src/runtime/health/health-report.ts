import type { Events } from '@bms/events';
import type { HealthImplementation } from 'grpc-health-check';
import type { Connection } from 'mongoose';
import {
  CHECK_TIMEOUT_MS,
  type Dependency,
  NotSetUp,
  type Readiness,
  readReadiness,
  StorageFull,
} from './readiness.ts';

/** The interval of the dependency checks behind the gRPC health status, in milliseconds. */
const EVERY_MS = 1000;

/** The database as a required dependency. */
export function databaseDependency(db: Connection): Dependency {
  return { name: 'mongodb', check: () => db.db!.command({ ping: 1 }, { timeoutMS: CHECK_TIMEOUT_MS }) };
}

/**
 * NATS as an optional dependency: while it is unavailable, its storage is full or a stream is missing, events wait in the
 * outbox and calls are still served.
 */
export function eventsDependency(events: Events): Dependency {
  const check = async () => {
    if (events.missingStreams().length > 0) throw new NotSetUp();
    if (!events.connected()) throw new Error('not connected');
    if (events.isStorageFull()) throw new StorageFull();
  };
  return { name: 'nats', optional: true, check };
}

/** The health of a process, on /readyz and by grpc.health.v1. */
export interface HealthReport {
  /** The dependencies of the process; added during the start. */
  readonly dependencies: Dependency[];
  /** Adds the consumers of the process to the report. */
  follow(events: Pick<Events, 'unsubscribed'>): void;
  readiness(): Promise<Readiness>;
  /** Returns the latest result of the checks, without waiting for them; at most some seconds old. */
  latest(): Readiness;
  /**
   * Reports ready from now on, while the required dependencies are up.
   * @param services names of the gRPC services, each with its own status
   */
  open(health: HealthImplementation, services: readonly string[]): void;
  /** Reports not ready from now on: the process is about to stop. */
  close(): void;
}

/** Creates a report without dependencies. */
export function createHealthReport(): HealthReport {
  const dependencies: Dependency[] = [];
  let open = false;
  let end = () => {};
  let unsubscribed: Events['unsubscribed'] = () => [];
  let latest: Readiness = { ready: false, parts: {} };
  const readiness = async () => {
    const checked = await readReadiness(dependencies);
    const consumers = unsubscribed();
    latest = { ...checked, ...(consumers.length > 0 && { unsubscribed: consumers }) };
    return { ...latest, ready: latest.ready && open };
  };
  return {
    dependencies,
    follow: (events) => {
      unsubscribed = events.unsubscribed;
    },
    readiness,
    latest: () => ({ ...latest, ready: latest.ready && open }),
    open: (health, services) => {
      open = true;
      const report = (serving: boolean) => {
        for (const name of ['', ...services]) health.setStatus(name, serving ? 'SERVING' : 'NOT_SERVING');
      };
      report(true);
      void readiness();
      const timer = setInterval(() => void readiness().then(({ ready }) => report(ready)), EVERY_MS);
      end = () => {
        clearInterval(timer);
        report(false);
      };
    },
    close: () => {
      open = false;
      end();
    },
  };
}
