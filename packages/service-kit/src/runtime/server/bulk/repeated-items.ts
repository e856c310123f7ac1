import { type ApiError, invalid } from '@bms/contracts';
import type { BulkItem } from './read-item.ts';

/**
 * Finds the items that are for the record, or have the key, of an item before them: their order would decide the result, and
 * of equal keys the second is a repeat of the first.
 * @returns the errors of these items by position
 */
export function findRepeated(items: readonly BulkItem[]): ReadonlyMap<number, ApiError> {
  const [ids, keys] = [new Map<number, number>(), new Map<string, number>()];
  const errors = new Map<number, ApiError>();
  for (const [index, { id, key }] of items.entries()) {
    const error = repeated('id', id || undefined, index, ids) ?? repeated('key', key || undefined, index, keys);
    if (error) errors.set(index, error);
  }
  return errors;
}

/** Returns the error of a value that an item before has, too; otherwise notes it. */
function repeated<Value>(field: string, value: Value | undefined, index: number, seen: Map<Value, number>) {
  if (value === undefined) return undefined;
  const first = seen.get(value);
  if (first === undefined) return void seen.set(value, index);
  return invalid({ field, code: 'duplicate', message: `${field} is that of items[${first}], too.` });
}
