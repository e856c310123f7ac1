import { crud, defineModule, type NameLookup, type RecordModel, type Resource, recordLookup } from '@bms/service-kit';
import { trusted } from 'mongoose';
import type { Crm } from '../setup.ts';
import { clients } from './clients.model.ts';
import { removeClient } from './remove-client.ts';

export const clientsModule = defineModule({
  service: clients.service,
  models: clients.models,
  setup: ({ kit, clients: resource }: Crm) => {
    kit.references.provide('clients', recordLookup(resource));
    kit.names.provide('clients', ownNames(resource));
    return {
      ...crud(resource),
      Delete: removeClient(resource),
    };
  },
});

/** Returns a lookup of the names of this service's records, deleted ones included, for `kit.names.provide`. */
function ownNames({ model, deleted, definition }: Pick<Resource, 'model' | 'deleted' | 'definition'>): NameLookup {
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
