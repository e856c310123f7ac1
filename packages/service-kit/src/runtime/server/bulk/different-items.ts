import { invalid } from '@bms/contracts';
import type { Prepared } from './prepared.ts';

/**
 * Rejects the items that are for the record, or have the key, of an item before them: their order would decide the result,
 * and of equal keys the second is a repeat of the first.
 * @returns the items, those that are rejected with their error
 */
export function assertDifferent(items: readonly Prepared[]): Prepared[] {
  const [ids, keys] = [new Map<number, number>(), new Map<string, number>()];
  return items.map((one) => {
    const { index, item } = one;
    const error =
      repeated('id', item.id ?? undefined, index, ids) ?? repeated('key', item.key || undefined, index, keys);
    return error ? { index, item, error } : one;
  });
}

/** Returns the error of a value that an item before has, too; otherwise notes it. */
function repeated<Value>(field: string, value: Value | undefined, index: number, seen: Map<Value, number>) {
  if (value === undefined) return undefined;
  const first = seen.get(value);
  if (first === undefined) return void seen.set(value, index);
  return invalid({ field, code: 'duplicate', message: `${field} is that of items[${first}], too.` });
}
