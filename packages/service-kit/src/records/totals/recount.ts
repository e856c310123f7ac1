import { readSnapshot, type SnapshotRead } from '@bms/events';
import { type Connection, mongo } from 'mongoose';
import { nameOf, pathOf } from './counted.ts';
import { addCounters, baseOf, type Counter, countersOf, openCounters } from './counters.ts';

const SNAPSHOT_UNAVAILABLE = 246;
const DUPLICATE_KEY = 11000;
const MAX_TRIES = 50;
const RETRY_MS = 100;

/** The corrections of a collection: `count`, positive if the total was too low, and `values.<field>.<value>` where one was wrong. */
export type Corrections = ReadonlyMap<string, number>;

/**
 * Counts the records of a collection by scans of its indexes and corrects wrong numbers. Writes continue meanwhile: the
 * records and the counters are read from one snapshot, and the differences are added to the base.
 * @param fields the counted fields
 * @returns the corrections; none if another process has just corrected the collection
 * @throws MongoError if the database is unavailable, or the scan takes longer than its snapshot history (5 minutes)
 */
export async function recountTotal(
  db: Connection,
  collection: string,
  fields: readonly string[],
): Promise<Corrections> {
  for (let tries = 1; ; tries++) {
    try {
      return await readSnapshot(db, (options) => recount({ db, collection, fields }, options));
    } catch (error) {
      // A collection or index that has just been created is not in the latest snapshot yet.
      if (tries === MAX_TRIES || codeOf(error) !== SNAPSHOT_UNAVAILABLE) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/**
 * Corrects the totals of all collections that have one.
 * @returns the corrections of the totals by collection, positive if the total was too low, and those of values as
 * `<collection>.<field>.<value>`
 */
export async function recountTotals(db: Connection): Promise<Record<string, number>> {
  const bases = await openCounters(db)
    .find({ _id: /\/base$/ })
    .toArray();
  const corrections: Record<string, number> = {};
  for (const { _id, counted = [] } of bases) {
    const collection = _id.slice(0, _id.lastIndexOf('/'));
    const { count = 0, ...values } = Object.fromEntries(await recountTotal(db, collection, counted));
    corrections[collection] = count;
    for (const [path, by] of Object.entries(values)) corrections[path.replace('values', collection)] = by;
  }
  return corrections;
}

/** A collection whose records are counted. */
interface Recounted {
  readonly db: Connection;
  readonly collection: string;
  readonly fields: readonly string[];
}

async function recount(recounted: Recounted, options: SnapshotRead): Promise<Corrections> {
  const { db, collection, fields } = recounted;
  const counters = openCounters(db);
  const right = await countRecords(recounted, options);
  const found = await counters.find(countersOf(collection), { ...options }).toArray();
  const missing = differences(right, addCounters(found), fields);
  const base = found.find(({ _id }) => _id === baseOf(collection));
  if (!base) return (await insertBase(counters, recounted, missing)) ? missing : new Map();
  const isCounted = fields.every((field) => base.counted?.includes(field));
  if (missing.size === 0 && isCounted) return missing;
  const now = new Date();
  const counted = isCounted ? {} : { counted: fields, counted_at: now };
  const { modifiedCount } = await counters.updateOne(
    { _id: base._id, corrections: base.corrections ?? 0 },
    { $inc: { ...Object.fromEntries(missing), corrections: 1 }, $set: { changed_at: now, ...counted } },
    { writeConcern: { w: 'majority' } },
  );
  return modifiedCount > 0 ? missing : new Map();
}

/** Counts the records of a collection and the values of its counted fields, each by a scan of an index. */
async function countRecords({ db, collection, fields }: Recounted, options: SnapshotRead): Promise<Counts> {
  const records = db.collection(collection);
  const counts = new Map([['count', await records.countDocuments({}, { ...options, hint: { _id: 1 } })]]);
  for (const field of fields) {
    const groups = records.aggregate<{ readonly _id: unknown; readonly count: number }>(
      // Without the condition, MongoDB reads the records and not the index of the field.
      [{ $match: { [field]: { $gte: new mongo.MinKey() } } }, { $group: { _id: `$${field}`, count: { $sum: 1 } } }],
      { ...options },
    );
    for await (const { _id, count } of groups) {
      const value = nameOf(_id);
      if (value !== undefined) counts.set(pathOf(field, value), count);
    }
  }
  return counts;
}

/** Numbers of records by path in a counter. */
type Counts = ReadonlyMap<string, number>;

/** Returns what is missing in sums of counters, by path; numbers of fields that are no longer counted are left as they are. */
function differences(right: Counts, sums: Counts, fields: readonly string[]): Map<string, number> {
  const isCounted = (path: string): boolean => path === 'count' || fields.includes(path.split('.')[1]!);
  const paths = [...new Set([...right.keys(), ...sums.keys()])].filter(isCounted);
  const missing = paths.map((path) => [path, (right.get(path) ?? 0) - (sums.get(path) ?? 0)] as const);
  return new Map(missing.filter(([, by]) => by !== 0));
}

/** Inserts the base counter. @returns false if another process has inserted it */
async function insertBase(
  counters: mongo.Collection<Counter>,
  { collection, fields }: Recounted,
  numbers: Counts,
): Promise<boolean> {
  const now = new Date();
  const base = { _id: baseOf(collection), corrections: 0, changed_at: now, counted: fields, counted_at: now };
  try {
    // An insert that names paths: an upsert that finds a base changes nothing.
    const initial = { ...base, count: 0, ...Object.fromEntries(numbers) };
    const { upsertedCount } = await counters.updateOne(
      { _id: base._id },
      { $setOnInsert: initial },
      { upsert: true, writeConcern: { w: 'majority' } },
    );
    return upsertedCount > 0;
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
    await counters.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } }, { session });
    const update = { $inc: Object.fromEntries(addCounters(found)), $set: { changed_at: new Date() } };
    await counters.updateOne({ _id: baseOf(collection) }, update, { session });
  });
}

const codeOf = (error: unknown): unknown => (error instanceof mongo.MongoServerError ? error.code : undefined);
