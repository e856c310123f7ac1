import { type ApiError, invalid } from '@bms/contracts';
import { externalKey } from '../../database/external-keys.ts';
import { externalIdOf, type FoundItem } from './find-items.ts';
import type { BulkItem } from './read-item.ts';

/** The items of a bulk that are for the same record, or have the same key. */
export interface Duplicates {
  /** Returns the error of an item that is for the record, or has the key, of another one. */
  errorOf(found: FoundItem): ApiError | undefined;
}

/**
 * Finds the items that are for the record, or have the key, of an item before them: their order would decide the result, and
 * of equal keys the second is a repeat of the first. A record may be named by its id and by one in another system.
 */
export function createDuplicates(items: readonly BulkItem[]): Duplicates {
  const seen = [new Map<unknown, number>(), new Map<unknown, number>(), new Map<unknown, number>()] as const;
  const errors = new Map<number, ApiError>();
  for (const [index, item] of items.entries()) {
    const external = externalIdOf(item);
    const error =
      repeated('id', item.id || undefined, index, seen[0]) ??
      repeated('external_id', external && externalKey('', external), index, seen[1]) ??
      repeated('key', item.key || undefined, index, seen[2]);
    if (error) errors.set(index, error);
  }
  return {
    errorOf: ({ index, external }) =>
      errors.get(index) ?? repeated('external_id', external?.recordId, index, seen[0], 'names the record'),
  };
}

/** Returns the error of a value that another item has, too; otherwise notes it. */
function repeated(
  field: string,
  value: string | number | undefined,
  index: number,
  seen: Map<unknown, number>,
  verb = 'is that',
) {
  if (value === undefined) return undefined;
  const first = seen.get(value);
  if (first === undefined) return void seen.set(value, index);
  if (first === index) return undefined;
  return invalid({ field, code: 'duplicate', message: `${field} ${verb} of items[${first}], too.` });
}
