import type { FieldContract, HttpBinding, Rpc } from '../types.ts';

type Members = Readonly<Record<string, unknown>>;

/** A field of an update whose value differs from that of the record. */
export interface Conflict {
  /** Path of the field, e.g. `title` or `custom_fields.field_3`. */
  readonly field: string;
  /** The value of the request, as it was sent. */
  readonly yours: unknown;
  /** The value of the record, as the caller sees it. */
  readonly current: unknown;
}

/** Maximum number of conflicts. */
const MAX_CONFLICTS = 100;

/**
 * Compiles the comparison of the body of an update with the record that it would change.
 * @param get the rpc that returns the record to the caller
 * @returns a function that takes the body and the response of `get`, and leaves out fields that are sensitive, set by the
 * server or not shown to the caller
 */
export function compileConflicts(
  rpc: Rpc,
  binding: HttpBinding,
  get: Rpc,
): (sent: Members, answer: Members) => Conflict[] {
  const record = get.response.field('record')?.message;
  const fields = (rpc.request.field(binding.body)?.message?.fields ?? []).filter(isCompared);
  const isBeside = (name: string): boolean => record?.field(name)?.rules.writeOnly !== false;
  return (sent, answer) => {
    const shown = (answer['record'] ?? {}) as Members;
    const found = fields.flatMap((field) => {
      const { name, rules } = field;
      const holder = isBeside(name) ? answer : shown;
      const isHidden = rules.staffOnly && !(name in holder);
      return name in sent && !isHidden ? conflictsOf(field, sent[name], holder[name]) : [];
    });
    return found.slice(0, MAX_CONFLICTS);
  };
}

const isCompared = ({ rules }: FieldContract): boolean => !rules.readOnly && !rules.sensitive;

/** Compares the value of a field; of a map only the entries that were sent, which are all that an update changes. */
function conflictsOf({ name, map }: FieldContract, yours: unknown, current: unknown): Conflict[] {
  if (!map || !isObject(yours)) return isSame(yours, current) ? [] : [{ field: name, yours, current: current ?? null }];
  const entries = isObject(current) ? current : {};
  return Object.entries(yours).flatMap(([key, value]) =>
    isSame(value, entries[key]) ? [] : [{ field: `${name}.${key}`, yours: value, current: entries[key] ?? null }],
  );
}

/** True if a value means the stored one: unset is null or empty, and what the server adds to a message is not compared. */
function isSame(sent: unknown, current: unknown): boolean {
  if (isUnset(sent) || isUnset(current)) return isUnset(sent) && isUnset(current);
  if (Array.isArray(sent))
    return (
      Array.isArray(current) && sent.length === current.length && sent.every((one, at) => isSame(one, current[at]))
    );
  if (isObject(sent))
    return isObject(current) && Object.entries(sent).every(([name, value]) => isSame(value, current[name]));
  return typeof sent === 'string' && typeof current === 'string' ? sent.trim() === current : sent === current;
}

const isUnset = (value: unknown): boolean => value === undefined || value === null || value === '';
const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
