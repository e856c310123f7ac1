import type { StoredFilter } from '../model/stored.ts';

/** The order of a list: by at most one field, then by the id. Both have a direction. */
export type KeysetOrder = Readonly<Record<string, 1 | -1>>;

/**
 * Returns the condition that records follow a position (keyset paging). An unset field precedes all values, as in
 * MongoDB's order. Each branch is a range of one index, so that MongoDB merges them in order.
 * @param order a field and the id, or the id first: what follows it is of no account
 * @param values those of the last record, in the order of `order`; null for an unset field
 */
export function followingKeys(order: KeysetOrder, values: readonly unknown[]): StoredFilter {
  const [[field, direction] = ['_id', 1] as const, [, idDirection] = ['_id', 1] as const] = Object.entries(order);
  const [value = null, id] = values;
  if (field === '_id') return { _id: { [operatorOf(direction)]: value } };
  return { $or: [{ [field]: value, _id: { [operatorOf(idDirection)]: id } }, ...beyond(field, direction, value)] };
}

const operatorOf = (direction: 1 | -1): '$gt' | '$lt' => (direction === 1 ? '$gt' : '$lt');

function beyond(field: string, direction: 1 | -1, value: unknown): StoredFilter[] {
  if (direction === 1) return [{ [field]: value === null ? { $ne: null } : { $gt: value } }];
  return value === null ? [] : [{ [field]: { $lt: value } }, { [field]: null }];
}
