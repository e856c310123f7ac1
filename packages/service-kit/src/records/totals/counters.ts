import type { ClientSession, Connection, mongo } from 'mongoose';

/** A counter of a collection; the total is the sum of its counters. */
export interface Counter {
  /** `<collection>/base`, or `<collection>/<process>/<slot>`. */
  readonly _id: string;
  /** Negative if more records were deleted than inserted. */
  readonly count: number;
  readonly changed_at: Date;
  /** The number of corrections of the base. */
  readonly corrections?: number;
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

/** Sums the counters of a collection. @param options `maxTimeMS` in milliseconds; a session reads at its snapshot */
export async function sumCounters(
  counters: mongo.Collection<Counter>,
  collection: string,
  options: { readonly maxTimeMS?: number; readonly session?: ClientSession } = {},
): Promise<number> {
  const found = await counters.find(countersOf(collection), { ...options, projection: { count: 1 } }).toArray();
  return found.reduce((sum, { count }) => sum + count, 0);
}
