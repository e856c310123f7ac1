import { mongo } from 'mongoose';
import type { SearchEntry } from './search-entry.model.ts';

const DUPLICATE_KEY = 11000;

/**
 * Stores entries unless a newer version of the record is stored: a later one, or a later time of the same version, whose
 * visibility may have changed. So repeated and late events change nothing.
 * @param settled see SearchIndex
 */
export async function putEntries(
  entries: mongo.Collection<SearchEntry>,
  stored: readonly SearchEntry[],
  settled?: Date,
): Promise<void> {
  if (stored.length === 0) return;
  const writes = stored.map((entry) => ({
    replaceOne: { filter: olderThan(entry, settled), replacement: entry, upsert: true },
  }));
  try {
    await entries.bulkWrite(writes, { ordered: false, writeConcern: { w: 'majority' } });
  } catch (error) {
    if (!isOnlyNewer(error)) throw error;
  }
}

/** Returns the filter of an entry that may be replaced. If there is a newer one, the upsert fails by its id. */
const olderThan = ({ _id, version, occurred_at }: SearchEntry, settled?: Date): mongo.Filter<SearchEntry> => ({
  _id,
  $or: [
    { version: { $lt: version } },
    settled ? { occurred_at: { $lt: settled } } : { version, occurred_at: { $lte: occurred_at } },
  ],
});

const isOnlyNewer = (error: unknown): boolean =>
  error instanceof mongo.MongoBulkWriteError &&
  !error.result.getWriteConcernError() &&
  error.result.getWriteErrors().every(({ code }) => code === DUPLICATE_KEY);
