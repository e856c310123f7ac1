import { transact } from '@bms/events';
import { Mutex } from 'async-mutex';
import type { ClientSession, Connection } from 'mongoose';

interface Counter {
  readonly _id: string;
  /** The last id. */
  readonly last: number;
}

const countersOf = (db: Connection) => db.collection<Counter>('counters');

/**
 * Runs `work` in a transaction with consecutive ids, which are in the order of commits and without gaps: after an
 * entry is readable, none with a lower id appears.
 * @param count the number of ids
 * @param work gets the first id
 */
export type InOrder = (count: number, work: (first: number, session: ClientSession) => Promise<void>) => Promise<void>;

/**
 * Creates the function that runs ordered transactions. They wait for each other: within this process by a lock, between
 * processes by the counter that each of them writes, on which the later one fails and is repeated.
 */
export function createOrderedTransactions(db: Connection, collection: string): InOrder {
  const lock = new Mutex();
  return (count, work) =>
    lock.runExclusive(() =>
      transact(db, async (session) => {
        const update = { $inc: { last: count } };
        const options = { upsert: true, returnDocument: 'after', session } as const;
        const counter = await countersOf(db).findOneAndUpdate({ _id: collection }, update, options);
        await work(counter!.last - count + 1, session);
      }),
    );
}

/** Returns the last committed id; 0 if there is none. */
export async function lastOrderedId(db: Connection, collection: string): Promise<number> {
  const counter = await countersOf(db).findOne({ _id: collection }, { readConcern: { level: 'majority' } });
  return counter?.last ?? 0;
}
