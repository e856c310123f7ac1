import { randomUUID } from 'node:crypto';
import { shareEqualQueries } from '@bms/batching';
import type { Job } from '@bms/events';
import type { ClientSession, Connection } from 'mongoose';
import type { StoredFilter } from '../model/stored.ts';
import { type CountedChange, countedPaths, countsOf } from './counted.ts';
import { baseOf, isCountedSince, openCounters, sumCounters } from './counters.ts';
import { mergeCounters, recountTotal, recountTotals } from './recount.ts';
import { createSlots } from './slots.ts';

const HOUR_MS = 3600 * 1000;
/** Time after which no process of a version that counts fewer fields runs beside this one (milliseconds). */
const UPGRADE_MS = 3 * HOUR_MS;
/** The maximum number of calls that share a query for a total. */
const MAX_READERS = 1000;

/** The numbers of counters whose sum is sought. */
interface Sought {
  readonly paths: readonly string[];
  readonly maxTimeMS: number;
}

/** The exact number of records in a collection, and for counted fields of those with each value. */
export interface Total {
  /**
   * Adds to the number of records, in the transaction that inserts or deletes them, for records that are written without
   * their resource and have no counted fields.
   * @param by negative for deleted ones
   */
  add(by: number, session: ClientSession): Promise<void>;
  /** Counts changes of records, in the transaction that writes them. */
  count(changes: readonly CountedChange[], session: ClientSession): Promise<void>;
  /**
   * Returns the number of records that match. Equal calls that arrive while a query runs share the next one.
   * @param maxTimeMS the time limit of the query, in milliseconds
   * @returns undefined for other filters than none, one value or several values of a counted field
   */
  read(filter: StoredFilter, maxTimeMS: number): Promise<number> | undefined;
}

/**
 * Maintains the exact totals of a service's collections. Each open transaction writes to a counter of its own, so that
 * transactions do not wait for each other; the total is the sum of the counters.
 */
export interface Totals {
  /**
   * Opens the total of a collection; call it while the modules are set up.
   * @param fields the stored fields whose values are counted
   */
  open(collection: string, fields: readonly string[]): Total;
  /** Counts the records of the collections that have no total yet, or lack a field, once the modules are set up. */
  prepare(): Promise<void>;
  /**
   * Merges the counters of processes that have ended. Within hours of a start that counts more fields, the collection is
   * counted again, since processes of the version before may have written without counting them.
   */
  merge(): Promise<void>;
  /**
   * Corrects all totals, see recountTotals.
   * @returns the corrections by collection, positive if the total was too low
   */
  recount(): Promise<Record<string, number>>;
}

/**
 * Creates the totals of a service.
 * @param schedule adds the job that merges the counters of processes that have ended
 * @see docs/adr/0195-exact-totals.md
 */
export function createTotals(db: Connection, schedule: (job: Job) => void): Totals {
  const counters = openCounters(db);
  const slots = createSlots();
  const process = randomUUID();
  const opened = new Map<string, { readonly total: Total; readonly fields: readonly string[] }>();

  function openTotal(collection: string, fields: readonly string[]): Total {
    const read = shareEqualQueries(
      ({ paths }: Sought) => paths.join(),
      MAX_READERS,
      (sought: readonly Sought[]) =>
        sumCounters(counters, collection, sought[0]!.paths, Math.max(...sought.map(({ maxTimeMS }) => maxTimeMS))),
    );
    const add = async (by: ReadonlyMap<string, number>, session: ClientSession): Promise<void> => {
      if (by.size === 0) return;
      const _id = `${collection}/${process}/${slots.of(session)}`;
      // A new counter has a count, although only values change.
      const $inc = { count: 0, ...Object.fromEntries(by) };
      await counters.updateOne({ _id }, { $inc, $set: { changed_at: new Date() } }, { session, upsert: true });
    };
    return {
      read: (filter, maxTimeMS) => {
        if (Object.keys(filter).length === 0) return read({ paths: ['count'], maxTimeMS });
        const paths = countedPaths(fields, filter);
        return paths && read({ paths, maxTimeMS });
      },
      add: (by, session) => add(new Map(by === 0 ? [] : [['count', by]]), session),
      count: (changes, session) => add(countsOf(fields, changes), session),
    };
  }

  async function merge(): Promise<void> {
    for (const [collection, { fields }] of opened) {
      await mergeCounters(db, collection, new Date(Date.now() - HOUR_MS));
      if (await isCountedSince(counters, collection, new Date(Date.now() - UPGRADE_MS)))
        await recountTotal(db, collection, fields);
    }
  }

  return {
    open: (collection, fields) => {
      if (opened.size === 0) schedule({ name: 'merge record totals', intervalMs: HOUR_MS, run: merge });
      const known = opened.get(collection) ?? { total: openTotal(collection, fields), fields };
      opened.set(collection, known);
      return known.total;
    },
    prepare: async () => {
      const bases = await counters.find({ _id: /\/base$/ }, { projection: { counted: 1 } }).toArray();
      const known = new Map(bases.map(({ _id, counted = [] }) => [_id, counted]));
      for (const [collection, { fields }] of opened) {
        const counted = known.get(baseOf(collection));
        const isComplete = counted && fields.every((field) => counted.includes(field));
        if (!isComplete) await recountTotal(db, collection, fields);
      }
    },
    merge,
    recount: () => recountTotals(db),
  };
}
