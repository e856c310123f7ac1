import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Job } from '@bms/events';
import { type mongo, trusted } from 'mongoose';
import { isSearched } from '../model/indexes.ts';
import type { StoredRecord, StoredValues } from '../model/stored.ts';
import { trust } from '../scope/scope.ts';
import type { Resource } from './resource.ts';
import { searchFields } from './search-fields.ts';

/** The version of tokens and sort keys; increase it when their format changes, so that stored records are refreshed. */
const SEARCH_VERSION = 4;
const BATCH = 200;
const HOUR_MS = 3600_000;
/** The time in which processes of the version before may still write records (a rollout, or a rollback from it). */
const ROLLOUT_MS = 24 * HOUR_MS;

const REFRESHES = 'search_refreshes';

/** The progress of a refresh, so that it continues after a restart. */
interface Refresh {
  /** The name of the job. */
  readonly _id: string;
  readonly first_pass: Date;
  /** The start of the pass in progress. */
  readonly started: Date;
  /** The last record of the pass so far. */
  readonly after: number;
  /** The number of records that the pass has changed so far. */
  readonly changed: number;
  /** Only records changed since then are read; all if null. */
  readonly since: Date | null;
  readonly is_done: boolean;
}

/**
 * Schedules the job that updates the search tokens and sort keys of stored records to this version. It runs in one
 * process, in the background and in batches, and continues after a restart. Passes over the records that changed since
 * the pass before follow every hour for a day, since processes of the version before may still write some. A module that
 * overrides the list of `crud` compiles it twice; the job is scheduled once.
 */
export function scheduleSearchRefresh(resource: Resource): void {
  const { kit, definition } = resource;
  const of = [definition.service, ...(definition.baseFilter ? [JSON.stringify(definition.baseFilter)] : [])].join(' ');
  if (isSearched(definition)) kit.scheduleOnce(refreshJob(resource, `search tokens ${SEARCH_VERSION}: ${of}`));
}

function refreshJob(resource: Resource, name: string): Job {
  const refreshes = resource.kit.db.collection<Refresh>(REFRESHES);
  return {
    name,
    intervalMs: HOUR_MS,
    run: async ({ signal }) => {
      let refresh = await openRefresh(refreshes, name);
      while (!refresh.is_done) {
        signal.throwIfAborted();
        const batch = await resource.model.find(recordsAfter(resource, refresh)).sort({ _id: 1 }).limit(BATCH).lean();
        refresh = await advance(refreshes, refresh, batch, await refreshRecords(resource, batch));
        if (batch.length < BATCH) return;
      }
    },
  };
}

async function openRefresh(refreshes: mongo.Collection<Refresh>, name: string): Promise<Refresh> {
  const now = new Date();
  const first = { first_pass: now, started: now, after: 0, changed: 0, since: null, is_done: false };
  const found = await refreshes.findOneAndUpdate(
    { _id: name },
    { $setOnInsert: first },
    { upsert: true, returnDocument: 'after' },
  );
  return found as Refresh;
}

/** Records created since the first pass have the search fields of this version; those changed since have some of them. */
function recordsAfter({ definition }: Resource, { after, since, first_pass }: Refresh) {
  const older = { $or: [{ updated_at: { $lt: first_pass } }, { version: { $gt: 1 } }] };
  const pending = since ? { updated_at: { $gte: since } } : older;
  return trust({ $and: [definition.baseFilter ?? {}, { _id: { $gt: after } }, pending] });
}

/** Stores the progress after a batch; a batch that is not full ends the pass. */
async function advance(
  refreshes: mongo.Collection<Refresh>,
  refresh: Refresh,
  batch: readonly StoredRecord[],
  changedCount: number,
): Promise<Refresh> {
  const { _id, started, first_pass } = refresh;
  const changed = refresh.changed + changedCount;
  const isSettled = changed === 0 && started.getTime() - first_pass.getTime() >= ROLLOUT_MS;
  const next: Refresh =
    batch.length === BATCH
      ? { ...refresh, changed, after: batch.at(-1)!._id }
      : { ...refresh, changed: 0, after: 0, since: started, started: new Date(), is_done: isSettled };
  await refreshes.replaceOne({ _id }, next);
  return next;
}

/** Updates the search fields of records. @returns the number of records that had others */
async function refreshRecords(resource: Resource, records: readonly StoredRecord[]): Promise<number> {
  const sources = await resource.rules.searchSources?.(records);
  const outdated: { readonly record: StoredRecord; readonly source: StoredValues; readonly wanted: StoredValues }[] =
    [];
  for (const record of records) {
    const source = sources?.get(record._id) ?? {};
    const wanted = { ...source, ...searchFields(resource, { ...record, ...source }) };
    if (!isCurrent(record, wanted)) outdated.push({ record, source, wanted });
    // Tokens of long texts take some time, and requests are served meanwhile.
    await nextTurn();
  }
  if (outdated.length === 0) return 0;
  const operations = outdated.map(({ record, source, wanted }) => ({
    updateOne: { filter: unchanged(record, source), update: { $set: wanted } },
  }));
  const { matchedCount } = await resource.model.collection.bulkWrite(operations as never, { ordered: false });
  if (matchedCount < outdated.length) {
    // A change only updates the search fields that it affects, so the others of the record may be older.
    const ids = outdated.map(({ record }) => record._id);
    await refreshRecords(resource, await resource.model.find({ _id: trusted({ $in: ids }) }).lean());
  }
  return outdated.length;
}

/** Returns the filter of a record that did not change since it was read. */
function unchanged({ _id, version, ...stored }: StoredRecord, source: StoredValues): StoredValues {
  const sources = Object.keys(source).map((field) => [field, stored[field] ?? null]);
  return { _id, version, ...Object.fromEntries(sources) };
}

const isCurrent = (record: StoredValues, wanted: StoredValues): boolean =>
  Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(record[name], value));
