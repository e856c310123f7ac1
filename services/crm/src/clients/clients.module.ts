import { crud, defineModule, type NameLookup, type RecordModel, type Resource, recordLookup } from '@bms/service-kit';
import { trusted } from 'mongoose';
import type { Crm } from '../setup.ts';
import { clients } from './clients.model.ts';
import { duplicateModels } from './duplicates/groups.ts';
import { keepApart } from './duplicates/keep-apart.ts';
import { listDuplicates } from './duplicates/list-duplicates.ts';
import { scanDuplicates } from './duplicates/scan-duplicates.ts';
import { mergeClient } from './merge/merge-client.ts';
import { removeClient } from './remove-client.ts';

/** The interval at which clients that were changed are compared with all others, in milliseconds. */
const SCAN_INTERVAL_MS = 60_000;

export const clientsModule = defineModule({
  service: clients.service,
  models: [...clients.models, ...duplicateModels],
  setup: ({ kit, clients: resource, duplicates }: Crm) => {
    kit.references.provide('clients', recordLookup(resource));
    kit.names.provide('clients', ownNames(resource));
    const run = scanDuplicates({ resource, groups: duplicates });
    kit.schedule({ name: 'clients.duplicates', intervalMs: SCAN_INTERVAL_MS, run });
    return {
      ...crud(resource),
      Delete: removeClient(resource),
      ListDuplicates: listDuplicates(resource, duplicates),
      KeepApart: keepApart(resource, duplicates),
      Merge: mergeClient(resource, duplicates),
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
