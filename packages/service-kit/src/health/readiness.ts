import type { HealthImplementation } from 'grpc-health-check';
import type { Connection } from 'mongoose';
import type { ServiceModule } from '../types.ts';

/** A part that a process cannot work without. */
export interface Dependency {
  readonly name: string;
  /** Resolves when the part answers. */
  check(): Promise<unknown>;
}

/** What /readyz says: each part by name, and whether all answer. */
export interface Readiness {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, 'up' | 'away'>>;
}

const CHECK_TIMEOUT_MS = 1500;

export function databaseDependency(db: Connection): Dependency {
  return { name: 'mongodb', check: () => db.db!.command({ ping: 1 }, { timeoutMS: CHECK_TIMEOUT_MS }) };
}

/** Asks every part, at most 1.5 s. */
export async function readReadiness(dependencies: readonly Dependency[]): Promise<Readiness> {
  const outcomes = await Promise.all(dependencies.map(async (part) => [part.name, await answers(part)] as const));
  return { ready: outcomes.every(([, outcome]) => outcome === 'up'), parts: Object.fromEntries(outcomes) };
}

async function answers(part: Dependency): Promise<'up' | 'away'> {
  const { promise: tooLate, resolve } = Promise.withResolvers<'away'>();
  const timer = setTimeout(resolve, CHECK_TIMEOUT_MS, 'away');
  const asked = Promise.resolve()
    .then(() => part.check())
    .then(
      () => 'up' as const,
      () => 'away' as const,
    );
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
}

/** Sets the health status of the process and of each of its services (grpc.health.v1), so that balancers can ask for either. */
export function reportHealth(health: HealthImplementation, modules: readonly ServiceModule[], serving: boolean): void {
  for (const name of ['', ...modules.map((module) => module.service)])
    health.setStatus(name, serving ? 'SERVING' : 'NOT_SERVING');
}
