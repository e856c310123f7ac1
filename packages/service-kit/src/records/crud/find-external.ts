import { ApiError } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import { EXTERNAL_KEYS } from '../../runtime/database/external-keys.ts';
import type { FindByKeys } from '../external/external-ids.ts';
import { trust } from '../scope/scope.ts';
import { remainingMs } from '../writes/deadline.ts';
import { scopeOf } from './load.ts';
import type { Resource } from './resource.ts';

/** Creates the function that finds the records of a resource by ids in other systems. */
export function findByKeys(resource: Resource): FindByKeys {
  return async (call, keys) => {
    const scope = visibleTo(resource, call);
    if (!scope || keys.length === 0) return new Map();
    const filter = trust({ $and: [{ [EXTERNAL_KEYS]: { $in: keys } }, scope] });
    const query = resource.model.find(filter, { [EXTERNAL_KEYS]: 1 });
    const found = await query.lean<{ _id: number; external_keys: string[] }[]>().maxTimeMS(remainingMs(call));
    return new Map(found.flatMap(({ _id, external_keys }) => external_keys.map((key) => [key, _id] as const)));
  };
}

/** Returns the filter of the records that a caller may view; undefined if there are none. */
function visibleTo(resource: Resource, call: Call) {
  try {
    return scopeOf(resource, call, 'view');
  } catch (error) {
    if (error instanceof ApiError && error.code === 'forbidden') return undefined;
    throw error;
  }
}
