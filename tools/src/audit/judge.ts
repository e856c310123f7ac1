/** A known vulnerability in a production package, as reported by `pnpm audit --json`. */
export interface Advisory {
  readonly github_advisory_id: string;
  readonly module_name: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

/** An advisory that is accepted for a limited time. */
export interface AuditException {
  /** Id of the advisory, e.g. `GHSA-xxxx-xxxx-xxxx`. */
  readonly id: string;
  /** The reason why it is harmless here or cannot be fixed yet. */
  readonly reason: string;
  /** Last day of the exception (YYYY-MM-DD). */
  readonly expires: string;
}

/** Result of an audit, as lines of text. */
export interface Verdict {
  readonly failures: readonly string[];
  readonly notes: readonly string[];
}

/**
 * Returns the result of an audit for which the registry gave no advisories: a failure if AUDIT=required is set, as for
 * releases, else a warning.
 * @param required the value of AUDIT
 */
export function judgeMissing(required: string | undefined): { failures: string[]; warnings: string[] } {
  const missing = 'audit: the package registry offers no advisories; dependencies were NOT audited';
  if (!required) return { failures: [], warnings: [`${missing} (AUDIT=required makes this a failure)`] };
  if (required === 'required') return { failures: [`${missing}, and AUDIT=required is set`], warnings: [] };
  return { failures: [`AUDIT is ${JSON.stringify(required)}: it must be required, or not set`], warnings: [] };
}

/**
 * Evaluates advisories against the exceptions.
 * @param today YYYY-MM-DD
 */
export function judge(advisories: readonly Advisory[], exceptions: readonly AuditException[], today: string): Verdict {
  const known = new Map(exceptions.map((exception) => [exception.id, exception]));
  const found = new Set(advisories.map(({ github_advisory_id }) => github_advisory_id));
  const failures = advisories.flatMap(({ github_advisory_id: id, module_name, severity, title, url }) => {
    const exception = known.get(id);
    if (!exception) return [`${module_name}: ${severity}: ${title} (${url})`];
    if (exception.expires < today)
      return [`${module_name}: the exception of ${id} expired on ${exception.expires} (${url})`];
    return [];
  });
  const incomplete = exceptions.filter(({ reason, expires }) => !reason || !/^\d{4}-\d\d-\d\d$/.test(expires));
  const staying = exceptions.filter(({ id }) => found.has(id));
  const unneeded = exceptions.filter(({ id }) => !found.has(id));
  return {
    failures: [...failures, ...incomplete.map(({ id }) => `the exception of ${id} needs a reason and a day of expiry`)],
    notes: [
      ...staying.map(({ id, reason, expires }) => `${id} stays until ${expires}: ${reason}`),
      ...unneeded.map(({ id }) => `${id} is no longer reported: its exception can go`),
    ],
  };
}

/**
 * Parses the output of `pnpm audit --json`.
 * @returns undefined if the registry gave no answer
 */
export function readReport(output: string): Advisory[] | undefined {
  const start = output.indexOf('{');
  if (start < 0) return undefined;
  try {
    const report = JSON.parse(output.slice(start)) as { error?: unknown; advisories?: Record<string, Advisory> };
    return report.error || !report.advisories ? undefined : Object.values(report.advisories);
  } catch {
    return undefined;
  }
}
