type Members = Readonly<Record<string, unknown>>;

/** Fields that are merged by key, so that a key that was not there is removed by null. */
const isMerged = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the members of an update that gives a record its former values back.
 * @param sent the members of the update to take back
 * @param before the record before that update, as its detail shows it
 * @param merged the names of the fields that are merged by key
 */
export function formerValues(sent: Members, before: Members, merged: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const former = before[name];
      if (!merged.has(name) || !isMerged(value)) return [name, emptyAsNull(former)];
      const known = isMerged(former) ? former : {};
      return [name, Object.fromEntries(Object.keys(value).map((key) => [key, emptyAsNull(known[key])]))];
    }),
  );
}

const emptyAsNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);
