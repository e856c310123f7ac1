import { type ClientSession, type Connection, mongo } from 'mongoose';
import { baseOf, type Counter, countersOf, openCounters, sumCounters } from './counters.ts';

const SNAPSHOT_UNAVAILABLE = 246;
const DUPLICATE_KEY = 11000;
const MAX_TRIES = 50;
const RETRY_MS = 100;

/**
 * Counts the records of a collection by a scan of its `_id` index and corrects a wrong total. Writes continue
 * meanwhile: the records and the counters are read from one snapshot, and the difference is added to the base.
 * @returns the correction, positive if the total was too low; 0 if it was right, or if another process has just
 * corrected it
 * @throws MongoError if the database is unavailable, or the scan takes longer than its snapshot history (5 minutes)
 */
export async function recountTotal(db: Connection, collection: string): Promise<number> {
  for (let tries = 1; ; tries++) {
    const session = await db.startSession({ snapshot: true });
    try {
      return await recount(db, collection, session);
    } catch (error) {
      // A collection or index that has just been created is not in the latest snapshot yet.
      if (tries === MAX_TRIES || codeOf(error) !== SNAPSHOT_UNAVAILABLE) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    } finally {
      await session.endSession();
    }
  }
}

/**
 * Corrects the totals of all collections that have one.
 * @returns the corrections by collection, positive if the total was too low
 */
export async function recountTotals(db: Connection): Promise<Record<string, number>> {
  const bases = await openCounters(db)
    .find({ _id: /\/base$/ })
    .toArray();
  const corrections: Record<string, number> = {};
  for (const { _id } of bases) {
    const collection = _id.slice(0, _id.lastIndexOf('/'));
    corrections[collection] = await recountTotal(db, collection);
  }
  return corrections;
}

async function recount(db: Connection, collection: string, session: ClientSession): Promise<number> {
  const counters = openCounters(db);
  const records = await db.collection(collection).countDocuments({}, { session, hint: { _id: 1 } });
  const counted = await sumCounters(counters, collection, { session });
  const base = await counters.findOne({ _id: baseOf(collection) }, { session });
  const missing = records - counted;
  if (!base) return (await insertBase(counters, collection, missing)) ? missing : 0;
  if (missing === 0) return 0;
  const { modifiedCount } = await counters.updateOne(
    { _id: base._id, corrections: base.corrections ?? 0 },
    { $inc: { count: missing, corrections: 1 }, $set: { changed_at: new Date() } },
    { writeConcern: { w: 'majority' } },
  );
  return modifiedCount > 0 ? missing : 0;
}

/** Inserts the base counter. @returns false if another process has inserted it */
async function insertBase(counters: mongo.Collection<Counter>, collection: string, count: number): Promise<boolean> {
  const base = { _id: baseOf(collection), count, changed_at: new Date(), corrections: 0 };
  try {
    await counters.insertOne(base, { writeConcern: { w: 'majority' } });
    return true;
  } catch (error) {
    if (codeOf(error) !== DUPLICATE_KEY) throw error;
    return false;
  }
}

/**
 * Merges the idle counters of a collection into its base, in one transaction. Idle counters belong to processes that
 * have ended; a counter still in use is created again by its next write.
 * @param before counters changed at or after this instant are kept
 */
export async function mergeCounters(db: Connection, collection: string, before: Date): Promise<void> {
  const counters = openCounters(db);
  await db.transaction(async (session) => {
    const idle = { $and: [countersOf(collection), { _id: { $ne: baseOf(collection) }, changed_at: { $lt: before } }] };
    const found = await counters.find(idle, { session }).toArray();
    if (found.length === 0) return;
    const count = found.reduce((sum, counter) => sum + counter.count, 0);
    await counters.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } }, { session });
    const update = { $inc: { count }, $set: { changed_at: new Date() } };
    await counters.updateOne({ _id: baseOf(collection) }, update, { session });
  });
}

const codeOf = (error: unknown): unknown => (error instanceof mongo.MongoServerError ? error.code : undefined);
