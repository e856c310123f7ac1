import { isDeepStrictEqual } from 'node:util';
import { ApiError, type FieldContract, invalid, type Violation } from '@bms/contracts';
import { compileReader } from '../model/conversion.ts';
import type { StoredRecord, StoredValues } from '../model/stored.ts';
import type { Resource } from './resource.ts';

type Message = Record<string, unknown>;

/** Computes the changes of an update, by stored name; undefined for a removed value. */
export type ReadChanges = (before: StoredRecord, sent: Message, mask: readonly string[]) => StoredValues;

/**
 * Compiles the conversion of a request body with an update mask into changes. Only fields in the mask are considered;
 * the entries of a map are changed one by one; a server-set field may be sent back unchanged. Values equal to the
 * stored ones are left out.
 * @returns a function that throws ApiError validation_failed for a field that is unknown, or server-set and different;
 * version_mismatch if the whole record is sent back but has changed since it was read, naming the fields that differ
 * now
 */
export function compileChanges(resource: Resource): ReadChanges {
  const { days } = resource.kit;
  const readers = new Map(
    resource.record.fields.map((field) => [field.name, compileReader(field, days, resource.shown[field.name])]),
  );
  const stored = new Map(resource.record.fields.map((field) => [field.rules.storedAs, compileReader(field, days)]));
  return (before, sent, mask) => {
    if (isStale(mask, readers.get(UPDATED_AT), before, sent)) throw staleRecord(resource, readers, before, sent, mask);
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
    return withoutEqual(stored, before, changes);
  };
}

/** The field that every change sets; its value shows whether a record that is sent back is current. */
const UPDATED_AT = 'updated_at';
/** The maximum length of a value shown in an error, in characters of JSON. */
const MAX_SHOWN = 80;

type Readers = ReadonlyMap<string, (record: StoredRecord) => unknown>;

function isStale(
  mask: readonly string[],
  read: ((record: StoredRecord) => unknown) | undefined,
  before: StoredRecord,
  sent: Message,
): boolean {
  return mask.includes(UPDATED_AT) && read !== undefined && read(before) !== sent[UPDATED_AT];
}

/**
 * Creates the error for a stale record. It names the fields whose current value differs from the one sent, which
 * include all fields changed meanwhile.
 */
function staleRecord(
  { record, definition }: Resource,
  readers: Readers,
  before: StoredRecord,
  sent: Message,
  mask: readonly string[],
): ApiError {
  const shown = record.fields.filter(
    ({ name, map, rules }) => mask.includes(name) && !map && !rules.writeOnly && !rules.sensitive,
  );
  const violations = shown.flatMap(({ name }) => {
    const current = readers.get(name)!(before) ?? null;
    if (isDeepStrictEqual(current, sent[name] ?? null)) return [];
    const text = JSON.stringify(current);
    const value = definition.confidential || text.length > MAX_SHOWN ? 'different' : text;
    return [{ field: name, code: 'changed', message: `${name} is now ${value}.` }];
  });
  const detail = `The record was changed at ${readers.get(UPDATED_AT)!(before)}, after it was read. Fields that differ: ${violations.map(({ field }) => field).join(', ')}.`;
  return new ApiError('version_mismatch', detail, { violations, version: before.version });
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

/**
 * Returns a violation if a read-only field is sent with another value than the stored one; map entries are compared one
 * by one.
 */
function readOnlyViolation(
  { name, rules }: FieldContract,
  key: string | undefined,
  stored: unknown,
  sent: unknown,
): Violation[] {
  const entryOf = (value: unknown) => (key === undefined ? value : (value as Message | undefined)?.[key]) ?? null;
  if (isDeepStrictEqual(entryOf(stored), entryOf(sent))) return [];
  const reason = rules.createOnly ? 'cannot be changed' : 'is set by the server';
  return [{ field: name, code: 'read_only', message: `${name} ${reason}.` }];
}

const unknownField = (field: string): Violation => ({
  field,
  code: 'unknown_field',
  message: `${field} is not a known field.`,
});

/**
 * Leaves out the values that equal the stored ones. They are compared as they are shown, too, since a stored record may
 * lack fields that were added to the contract later.
 * @param readers by stored name
 */
function withoutEqual(readers: Readers, before: StoredRecord, changes: StoredValues): StoredValues {
  const isEqual = (name: string, value: unknown): boolean => {
    if (isDeepStrictEqual(before[name], value)) return true;
    const read = readers.get(name);
    return read !== undefined && isDeepStrictEqual(read(before), read({ ...before, [name]: value }));
  };
  return Object.fromEntries(Object.entries(changes).filter(([name, value]) => !isEqual(name, value)));
}
