import type { Lookup, Resource, StoredFilter } from '@bms/service-kit';
import { trusted } from 'mongoose';

/**
 * Looks up ids among the records of this service: what `kit.references.provide` takes.
 * @param usable what a record meets that may be referred to; every one by default
 */
export function ownRecords({ model }: Pick<Resource, 'model'>, usable: StoredFilter = {}): Lookup {
  return async (ids) => {
    const found = new Set(await model.distinct('_id', { ...usable, _id: trusted({ $in: [...ids] }) }));
    return ids.filter((id) => !found.has(id));
  };
}
