import type { UnsubscribedConsumer } from '@bms/events';

/** A backing service that a process depends on. */
export interface Dependency {
  readonly name: string;
  /** True if calls are served without it too: its state is reported, but the process stays ready. */
  readonly optional?: boolean;
  /**
   * Resolves if the dependency is up.
   * @throws StorageFull if its storage is full, NotSetUp if its set-up is missing; any other error if it is unavailable
   */
  check(): Promise<unknown>;
}

/** Thrown by a check if the dependency answers but its storage is full. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** Thrown by a check if the dependency answers, but lacks what its set-up creates. */
export class NotSetUp extends Error {
  override readonly name = 'NotSetUp';
}

/** The state of a dependency; `away` means unavailable. */
type DependencyState = 'up' | 'away' | 'full' | 'not_set_up';

/** The response of /readyz: the state of each dependency by name, and whether all required ones are up. */
export interface Readiness {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, DependencyState>>;
  /**
   * The consumers that receive no events, each with the reason; missing if there are none. The process stays ready: it
   * answers calls, publishes its events and runs its other consumers.
   */
  readonly unsubscribed?: readonly UnsubscribedConsumer[];
}

/** The timeout of a check, in milliseconds. */
export const CHECK_TIMEOUT_MS = 1500;

/**
 * Checks all dependencies in parallel, for at most 1.5 s.
 * @see docs/adr/0028-readiness-of-a-service.md
 */
export async function readReadiness(dependencies: readonly Dependency[]): Promise<Readiness> {
  const outcomes = await Promise.all(dependencies.map(async (part) => [part.name, await answers(part)] as const));
  const ready = dependencies.every((part, index) => part.optional || outcomes[index]![1] === 'up');
  return { ready, parts: Object.fromEntries(outcomes) };
}

async function answers(part: Dependency): Promise<DependencyState> {
  const { promise: tooLate, resolve } = Promise.withResolvers<'away'>();
  const timer = setTimeout(resolve, CHECK_TIMEOUT_MS, 'away');
  const asked = Promise.resolve()
    .then(() => part.check())
    .then(
      () => 'up' as const,
      (error: unknown) => stateOf(error),
    );
  return Promise.race<DependencyState>([asked, tooLate]).finally(() => clearTimeout(timer));
}

function stateOf(error: unknown): DependencyState {
  if (error instanceof NotSetUp) return 'not_set_up';
  return error instanceof StorageFull ? 'full' : 'away';
}
