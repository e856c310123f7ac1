import type { Resource } from '@bms/service-kit';
import { trusted } from 'mongoose';

/** The number of entries that one transaction deletes without blocking others. */
const BATCH = 1000;

/**
 * Deletes the entries created before an instant, in batches.
 * @throws the reason of `signal` if it is aborted between two batches
 */
export async function purgeBefore({ kit, model, total }: Resource, before: Date, signal: AbortSignal): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH; ) {
    signal.throwIfAborted();
    await kit.db.transaction(async (session) => {
      const old = { created_at: trusted({ $lt: before }) };
      const found = await model.find(old, { _id: 1 }).sort({ created_at: 1 }).limit(BATCH).session(session).lean();
      const chosen = { _id: trusted({ $in: found.map(({ _id }) => _id) }) };
      ({ deletedCount: deleted } = await model.deleteMany(chosen, { session }));
      await total?.add(-deleted, session);
    });
  }
}
