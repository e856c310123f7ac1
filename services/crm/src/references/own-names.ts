import type { NameLookup, RecordModel, Resource } from '@bms/service-kit';
import { trusted } from 'mongoose';

/** Returns a lookup of the names of this service's records, deleted ones included, for `kit.names.provide`. */
export function ownNames({
  model,
  deleted,
  definition,
}: Pick<Resource, 'model' | 'deleted' | 'definition'>): NameLookup {
  const { title } = definition;
  const read = async (records: RecordModel, ids: readonly number[]) => {
    const found = await records.find({ _id: trusted({ $in: [...ids] }) }, { [title]: 1 }).lean();
    return found.map((record) => [record._id, String(record[title] ?? '')] as const);
  };
  return async (ids) => {
    const names = new Map(await read(model, ids));
    const others = ids.filter((id) => !names.has(id));
    return others.length > 0 ? new Map([...names, ...(await read(deleted, others))]) : names;
  };
}
