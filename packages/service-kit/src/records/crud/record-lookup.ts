import { trusted } from 'mongoose';
import type { StoredFilter, StoredRecord } from '../model/stored.ts';
import type { Lookup } from '../references/lookup.ts';
import { scopeFilter } from '../scope/scope.ts';
import type { Resource } from './resource.ts';

/**
 * Creates the lookup of records of a module of this service that the caller may view.
 * @param usable the condition for records that may be referred to; all records by default
 */
export function recordLookup<T extends StoredRecord>(
  { model, scope }: Pick<Resource<T>, 'model' | 'scope'>,
  usable?: StoredFilter<NoInfer<T>>,
): Lookup;
export function recordLookup({ model, scope }: Pick<Resource, 'model' | 'scope'>, usable: StoredFilter = {}): Lookup {
  return async (ids, { caller }) => {
    const visible = scopeFilter(caller, 'view', scope);
    if (!visible) return ids;
    const conditions = [{ _id: trusted({ $in: [...ids] }) }, usable, visible];
    const found = new Set(
      await model.distinct('_id', { $and: conditions.filter((one) => Object.keys(one).length > 0) }),
    );
    return ids.filter((id) => !found.has(id));
  };
}
