import { isDeepStrictEqual } from 'node:util';
import { type FieldContract, invalid, type Violation } from '@bms/contracts';
import { compileReader } from '../records/conversion.ts';
import type { StoredRecord, StoredValues } from '../records/stored.ts';
import type { Resource } from './resource.ts';

type Message = Record<string, unknown>;

/** Works out what an update changes, by stored name; undefined for what it removes. */
export type ReadChanges = (before: StoredRecord, sent: Message, mask: readonly string[]) => StoredValues;

/**
 * Compiles how a body with a mask becomes changes. Only what the mask names counts; the entries of a map are changed one by
 * one; a server-set field may be sent back as it is. What equals the stored value is no change.
 * @returns a function that throws ApiError validation_failed naming a field that is unknown, or server-set and different
 */
export function compileChanges(resource: Resource): ReadChanges {
  const readers = new Map(
    resource.record.fields.map((field) => [field.name, compileReader(field, resource.rules.computed?.[field.name])]),
  );
  return (before, sent, mask) => {
    const violations: Violation[] = [];
    const changes: StoredValues = {};
    for (const path of mask) {
      const { name, key } = splitPath(path);
      const field = resource.record.field(name);
      if (!field) violations.push(unknownField(path));
      else if (field.rules.readOnly || field.rules.createOnly)
        violations.push(...readOnlyViolation(field, key, readers.get(name)!(before), sent[name]));
      else applyPath(resource, field, key, { before, sent, changes });
    }
    if (violations.length > 0) throw invalid(...violations);
    return withoutEqual(before, changes);
  };
}

function splitPath(path: string): { name: string; key: string | undefined } {
  const dot = path.indexOf('.');
  return dot < 0 ? { name: path, key: undefined } : { name: path.slice(0, dot), key: path.slice(dot + 1) };
}

interface Update {
  before: StoredRecord;
  sent: Message;
  changes: StoredValues;
}

function applyPath({ decoders }: Resource, field: FieldContract, key: string | undefined, update: Update): void {
  const { storedAs } = field.rules;
  const value = decoders.get(field.name)?.decode(update.sent[field.name]);
  if (key === undefined || !field.map) {
    update.changes[storedAs] = value;
    return;
  }
  const merged = new Map(Object.entries((update.changes[storedAs] ?? update.before[storedAs] ?? {}) as Message));
  const entry = Object.entries((value ?? {}) as Message).find(([name]) => name === key);
  if (entry) merged.set(key, entry[1]);
  else merged.delete(key);
  update.changes[storedAs] = Object.fromEntries(merged);
}

/** What may not change may be sent back; of a map each entry for itself. */
function readOnlyViolation(
  { name, rules }: FieldContract,
  key: string | undefined,
  stored: unknown,
  sent: unknown,
): Violation[] {
  const entryOf = (value: unknown) => (key === undefined ? value : (value as Message | undefined)?.[key]) ?? null;
  if (isDeepStrictEqual(entryOf(stored), entryOf(sent))) return [];
  const reason = rules.createOnly ? 'does not change' : 'is set by the server';
  return [{ field: name, code: 'read_only', message: `${name} ${reason}.` }];
}

const unknownField = (field: string): Violation => ({
  field,
  code: 'unknown_field',
  message: `There is no field ${field}.`,
});

function withoutEqual(before: StoredRecord, changes: StoredValues): StoredValues {
  return Object.fromEntries(Object.entries(changes).filter(([name, value]) => !isDeepStrictEqual(before[name], value)));
}
