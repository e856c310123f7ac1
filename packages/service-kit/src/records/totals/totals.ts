import { randomUUID } from 'node:crypto';
import { shareQueries } from '@bms/batching';
import type { Job } from '@bms/events';
import type { ClientSession, Connection } from 'mongoose';
import { openCounters, sumCounters } from './counters.ts';
import { mergeCounters, recountTotal, recountTotals } from './recount.ts';
import { createSlots } from './slots.ts';

const HOUR_MS = 3600 * 1000;
/** The maximum number of calls that share a query for a total. */
const MAX_READERS = 1000;

/** The exact number of records in a collection. */
export interface Total {
  /** Adds to the total, in the transaction that inserts or deletes the records. @param by negative for deleted ones */
  add(by: number, session: ClientSession): Promise<void>;
  /**
   * Returns the total. Calls that arrive while a query runs share the next one.
   * @param maxTimeMS the time limit of the query, in milliseconds
   */
  read(maxTimeMS: number): Promise<number>;
}

/**
 * Maintains the exact totals of a service's collections. Each open transaction writes to a counter of its own, so that
 * transactions do not wait for each other; the total is the sum of the counters.
 */
export interface Totals {
  /** Opens the total of a collection; call it while the modules are set up. */
  open(collection: string): Total;
  /** Counts the records of the collections that have no total yet, once the modules are set up. */
  prepare(): Promise<void>;
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
  const opened = new Map<string, Total>();

  function openTotal(collection: string): Total {
    const read = shareQueries(MAX_READERS, (limits: readonly number[]) =>
      sumCounters(counters, collection, { maxTimeMS: Math.max(...limits) }),
    );
    return {
      read,
      add: async (by, session) => {
        if (by === 0) return;
        const _id = `${collection}/${process}/${slots.of(session)}`;
        const update = { $inc: { count: by }, $set: { changed_at: new Date() } };
        await counters.updateOne({ _id }, update, { session, upsert: true });
      },
    };
  }

  async function merge(): Promise<void> {
    for (const collection of opened.keys()) await mergeCounters(db, collection, new Date(Date.now() - HOUR_MS));
  }

  return {
    open: (collection) => {
      if (opened.size === 0) schedule({ name: 'merge record totals', intervalMs: HOUR_MS, run: merge });
      const total = opened.get(collection) ?? openTotal(collection);
      opened.set(collection, total);
      return total;
    },
    prepare: async () => {
      const bases = await counters.find({ _id: /\/base$/ }, { projection: { _id: 1 } }).toArray();
      const known = new Set(bases.map(({ _id }) => _id.slice(0, _id.lastIndexOf('/'))));
      for (const collection of opened.keys()) if (!known.has(collection)) await recountTotal(db, collection);
    },
    recount: () => recountTotals(db),
  };
}
