import type { Events } from '@bms/events';
import type { HealthImplementation } from 'grpc-health-check';
import type { Connection } from 'mongoose';
import { CHECK_TIMEOUT_MS, type Dependency, type Readiness, readReadiness } from './readiness.ts';

/** How often the parts are asked for the health status, which peers read without waiting, in milliseconds. */
const EVERY_MS = 1000;

/** The database as something that a service cannot do without. */
export function databaseDependency(db: Connection): Dependency {
  return { name: 'mongodb', check: () => db.db!.command({ ping: 1 }, { timeoutMS: CHECK_TIMEOUT_MS }) };
}

/** While NATS is away events wait in the outbox; calls are answered all the same. */
export function eventsDependency(events: Events): Dependency {
  const check = async () => {
    if (!events.connected()) throw new Error('not connected');
  };
  return { name: 'nats', optional: true, check };
}

/** What a process says of its health, on /readyz and by grpc.health.v1. */
export interface HealthReport {
  /** What it works with; filled while it starts. */
  readonly dependencies: Dependency[];
  readiness(): Promise<Readiness>;
  /** From now on it serves, as long as its parts answer. @param services names of the gRPC services, each with a status */
  open(health: HealthImplementation, services: readonly string[]): void;
  /** From now on it does not serve: it is about to stop. */
  close(): void;
}

/** A report on nothing yet. */
export function createHealthReport(): HealthReport {
  const dependencies: Dependency[] = [];
  let open = false;
  let end = () => {};
  const readiness = async () => {
    const found = await readReadiness(dependencies);
    return { ...found, ready: found.ready && open };
  };
  return {
    dependencies,
    readiness,
    open: (health, services) => {
      open = true;
      const report = (serving: boolean) => {
        for (const name of ['', ...services]) health.setStatus(name, serving ? 'SERVING' : 'NOT_SERVING');
      };
      report(true);
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
