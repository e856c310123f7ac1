import type { Connection, mongo } from 'mongoose';
import { pathOf } from './counted.ts';

/** A counter of a collection; the total is the sum of its counters. */
export interface Counter {
  /** `<collection>/base`, or `<collection>/<process>/<slot>`. */
  readonly _id: string;
  /** Negative if more records were deleted than inserted. */
  readonly count: number;
  /** The numbers of records by counted field and value, e.g. `{ status: { active: 7 } }`. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly changed_at: Date;
  /** The number of corrections of the base. */
  readonly corrections?: number;
  /** The fields whose values are counted; only in the base. */
  readonly counted?: readonly string[];
  /** The time from which they are. */
  readonly counted_at?: Date;
}

/** Returns the id of the base counter, which is not tied to a process. */
export const baseOf = (collection: string): string => `${collection}/base`;

/** Opens the collection of all counters of a service. */
export function openCounters(db: Connection): mongo.Collection<Counter> {
  return db.collection<Counter>('record_totals') as unknown as mongo.Collection<Counter>;
}

/** Returns the condition that selects the counters of a collection by their `_id`. */
export const countersOf = (collection: string): mongo.Filter<Counter> => ({
  // The character after "/" ends the range.
  _id: { $gte: `${collection}/`, $lt: `${collection}0` },
});

/** Sums one number of the counters of a collection: `count`, or a path in `values`. @param maxTimeMS the limit in milliseconds */
export async function sumCounters(
  counters: mongo.Collection<Counter>,
  collection: string,
  paths: readonly string[],
  maxTimeMS: number,
): Promise<number> {
  const sum = { $sum: paths.map((path) => ({ $ifNull: [`$${path}`, 0] })) };
  const found = await counters
    .find(countersOf(collection), { maxTimeMS, projection: { _id: 0, count: sum } })
    .toArray();
  return found.reduce((total, { count }) => total + count, 0);
}

/** Adds the numbers of counters, by path: `count` and `values.<field>.<value>`. */
export function addCounters(found: readonly Counter[]): Map<string, number> {
  const sums = new Map([['count', 0]]);
  const add = (path: string, by: number) => sums.set(path, (sums.get(path) ?? 0) + by);
  for (const { count, values = {} } of found) {
    add('count', count);
    for (const [field, counts] of Object.entries(values))
      for (const [value, by] of Object.entries(counts)) add(pathOf(field, value), by);
  }
  return sums;
}

/** True if the base of a collection counts a field only since a time, so that processes of an older version may have written beside. */
export async function isCountedSince(
  counters: mongo.Collection<Counter>,
  collection: string,
  time: Date,
): Promise<boolean> {
  return (await counters.countDocuments({ _id: baseOf(collection), counted_at: { $gt: time } }, { limit: 1 })) > 0;
}
