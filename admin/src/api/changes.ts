/** A JSON object. */
type Members = Readonly<Record<string, unknown>>;

/** A member of form values that the service does not know: the panel stores it beside the fields of a record. */
export const VERSION = '_version';

/**
 * Returns the body of a PATCH: the members that a form changed. An emptied text is null in a form and "" in a record.
 * @param before the record as the form received it
 * @param names the fields that a caller may set
 * @param whole the objects among them that the service replaces; it merges other objects by key
 */
export function changesOf(
  before: Members,
  after: Members,
  names: readonly string[],
  whole: readonly string[] = [],
): Record<string, unknown> {
  const changed = names.filter((name) => name in after && !isSame(before[name], after[name]));
  return Object.fromEntries(
    changed.map((name) => {
      const value = after[name];
      return [name, isMap(value) && !whole.includes(name) ? mapChanges(before[name], value) : bare(value)];
    }),
  );
}

/** Returns the body of a POST: the members that have a value. */
export function valuesOf(data: Members, names: readonly string[]): Record<string, unknown> {
  const filled = names.filter((name) => canonical(data[name]) !== null);
  return Object.fromEntries(filled.map((name) => [name, bare(data[name])]));
}

/** Returns true if two values are the same to the service. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}

/** Returns the changed entries of a map; maps are merged by key. */
function mapChanges(before: unknown, after: Members): Record<string, unknown> {
  const known = isMap(before) ? before : {};
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => !isSame(known[key], value)));
}

const isMap = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Removes empty members and sorts the others; null for an object without any. */
function canonical(value: unknown): unknown {
  if (isNothing(value)) return null;
  if (Array.isArray(value)) return value.map(canonical);
  if (!isMap(value)) return value;
  const entries = Object.entries(value).filter(([, member]) => !isNothing(member));
  if (entries.length === 0) return null;
  return Object.fromEntries(
    entries.map(([key, member]) => [key, canonical(member)]).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}

/**
 * Returns the value to send: objects, also in a list, without empty members and those that a form adds; null for an
 * empty value.
 */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => (isMap(entry) ? filledOf(entry) : entry));
  if (isMap(value)) return canonical(value) === null ? null : filledOf(value);
  return value === '' || value === undefined ? null : value;
}

const filledOf = (value: Members): Members =>
  Object.fromEntries(Object.entries(value).filter(([name, member]) => !isNothing(member) && !name.startsWith('_')));
