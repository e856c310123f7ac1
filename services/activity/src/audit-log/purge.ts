import type { Resource } from '@bms/service-kit';
import { trusted } from 'mongoose';
import { deleteVersions, type VersionKey } from '../history/record-versions.ts';

/** The number of entries that one transaction deletes without blocking others. */
const BATCH = 1000;

/**
 * Deletes the entries created before an instant with the states that they led to, in batches.
 * @throws the reason of `signal` if it is aborted between two batches
 */
export async function purgeBefore({ kit, model, total }: Resource, before: Date, signal: AbortSignal): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH; ) {
    signal.throwIfAborted();
    await kit.db.transaction(async (session) => {
      const old = { created_at: trusted({ $lt: before }) };
      const found = await model
        .find(old, { module: 1, record_id: 1, record_version: 1 })
        .sort({ created_at: 1 })
        .limit(BATCH)
        .session(session)
        .lean();
      const chosen = { _id: trusted({ $in: found.map(({ _id }) => _id) }) };
      await deleteVersions(kit.db, found.map(versionOf), session);
      ({ deletedCount: deleted } = await model.deleteMany(chosen, { session }));
      await total?.add(-deleted, session);
    });
  }
}

const versionOf = (entry: object): VersionKey => {
  const {
    module,
    record_id,
    record_version: version,
  } = entry as { module: string; record_id: number; record_version: number };
  return { module, record_id, version };
};
