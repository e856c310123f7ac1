import { isDeepStrictEqual } from 'node:util';
import type { Job } from '@bms/events';
import { trusted } from 'mongoose';
import type { Kit } from '../kit.ts';
import type { StoredRecord, StoredValues } from '../model/stored.ts';
import { trust } from '../scope/scope.ts';
import type { Resource } from './resource.ts';
import { searchFields } from './search-fields.ts';

/** The version of tokens and sort keys; increase it when their format changes, so that stored records are refreshed. */
const SEARCH_VERSION = 2;
const BATCH = 500;
/** An interval that makes the job run once per version: the scheduler runs an unknown job name at once. */
const ONCE_MS = 100 * 365 * 24 * 3600_000;

/** The names of the jobs scheduled in a process: a module that overrides the list of `crud` compiles it twice. */
const scheduled = new WeakMap<Kit, Set<string>>();

/**
 * Schedules the job that updates the search tokens and sort keys of stored records to this version. It runs once, in
 * one process, in the background; records that change meanwhile are read again.
 */
export function scheduleSearchRefresh(resource: Resource): void {
  const { kit, definition } = resource;
  const of = [definition.service, ...(definition.baseFilter ? [JSON.stringify(definition.baseFilter)] : [])].join(' ');
  const name = `search tokens ${SEARCH_VERSION}: ${of}`;
  const names = scheduled.get(kit) ?? new Set();
  scheduled.set(kit, names);
  if (definition.search.length === 0 || names.has(name)) return;
  names.add(name);
  kit.schedule(refreshJob(resource, name));
}

function refreshJob(resource: Resource, name: string): Job {
  // Records created since then have the search fields of this version; those changed since then have some of them.
  const older = { $or: [{ updated_at: { $lt: new Date() } }, { version: { $gt: 1 } }] };
  const stored = trust({ $and: [resource.definition.baseFilter ?? {}, older] });
  return {
    name,
    intervalMs: ONCE_MS,
    run: async ({ signal }) => {
      const cursor = resource.model.find(stored).lean().cursor({ batchSize: BATCH });
      const batch: StoredRecord[] = [];
      for await (const record of cursor) {
        signal.throwIfAborted();
        batch.push(record);
        if (batch.length === BATCH) await refresh(resource, batch.splice(0));
      }
      await refresh(resource, batch);
    },
  };
}

async function refresh(resource: Resource, records: readonly StoredRecord[]): Promise<void> {
  const changed = records.flatMap((record) => {
    const wanted = searchFields(resource, record);
    return isCurrent(record, wanted) ? [] : [{ record, wanted }];
  });
  if (changed.length === 0) return;
  const operations = changed.map(({ record: { _id, version }, wanted }) => ({
    updateOne: { filter: { _id, version }, update: { $set: wanted } },
  }));
  const { matchedCount } = await resource.model.collection.bulkWrite(operations as never, { ordered: false });
  if (matchedCount === changed.length) return;
  // A change only updates the search fields that it affects, so the others of the record may be older.
  const ids = changed.map(({ record }) => record._id);
  await refresh(resource, await resource.model.find({ _id: trusted({ $in: ids }) }).lean());
}

const isCurrent = (record: StoredValues, wanted: StoredValues): boolean =>
  Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(record[name], value));
