/** A part that a process works with. */
export interface Dependency {
  readonly name: string;
  /** Set where calls are answered without it too: its absence is said, but the process stays ready. */
  readonly optional?: boolean;
  /** Resolves when the part answers. */
  check(): Promise<unknown>;
}

/** What /readyz says: each part by name, and whether all that are needed answer. */
export interface Readiness {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, 'up' | 'away'>>;
}

/** How long a part may take to answer, in milliseconds. */
export const CHECK_TIMEOUT_MS = 1500;

/** Asks every part, at most 1.5 s. */
export async function readReadiness(dependencies: readonly Dependency[]): Promise<Readiness> {
  const outcomes = await Promise.all(dependencies.map(async (part) => [part.name, await answers(part)] as const));
  const ready = dependencies.every((part, index) => part.optional || outcomes[index]![1] === 'up');
  return { ready, parts: Object.fromEntries(outcomes) };
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
