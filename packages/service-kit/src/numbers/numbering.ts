import { type ClientSession, type Connection, mongo } from 'mongoose';
import type { StoredValues } from '../records/stored.ts';

const DIGITS = 6;
/** More digits than any number will have, so that text sorts as numbers do. */
const SORT_DIGITS = 15;
const DUPLICATE_KEY = 11000;

/** How the records of a kind are numbered. */
export interface NumberRule {
  /** The stored field that holds the number; it needs a unique index. */
  readonly field: string;
  /** What stands in front, e.g. `INV-` for `INV-000001`. */
  readonly prefix: string;
}

/** Gives records numbers: unique, upward from 1, and without gaps, whatever fails. */
export interface Numbering {
  readonly field: string;
  /**
   * Numbers new records, in the transaction that keeps them: if that is not committed the numbers are free again. All
   * transactions that do this wait for each other.
   */
  number(records: readonly StoredValues[], session: ClientSession): Promise<void>;
  /** Makes a transaction and those that number records exclude each other, as if one ran after the other. */
  exclude(session: ClientSession): Promise<void>;
}

interface Counter {
  _id: string;
  /** The last number that was given. */
  last: number;
  /** How often it was written. */
  touched?: number;
}

/**
 * Makes the numbers of a kind of record.
 * @param collection the name of its collection; the counter goes by it
 */
export function createNumbering(db: Connection, collection: string, { field, prefix }: NumberRule): Numbering {
  const counters = db.collection<Counter>('counters');
  const _id = `${collection}.${field}`;
  let prepared: Promise<void> | undefined;
  // Two transactions that both made the counter would not conflict but fail.
  const prepare = (): Promise<void> => {
    prepared ??= makeCounter(counters, _id).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };
  /** Writes the counter in any case: only writes exclude each other. @returns the last number that is taken then */
  const raise = async (by: number, session: ClientSession): Promise<number> => {
    await prepare();
    const update = { $inc: { last: by, touched: 1 } };
    const counter = await counters.findOneAndUpdate({ _id }, update, { session, returnDocument: 'after' });
    return counter!.last;
  };
  return {
    field,
    number: async (records, session) => {
      const first = (await raise(records.length, session)) - records.length + 1;
      records.forEach((record, index) => {
        record[field] = prefix + String(first + index).padStart(DIGITS, '0');
      });
    },
    exclude: async (session) => void (await raise(0, session)),
  };
}

async function makeCounter(counters: mongo.Collection<Counter>, _id: string): Promise<void> {
  try {
    await counters.updateOne({ _id }, { $setOnInsert: { last: 0 } }, { upsert: true, writeConcern: { w: 'majority' } });
  } catch (error) {
    // Another process has just made it.
    if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) throw error;
  }
}

/** The same number as text that sorts by value, also past the digits that numbers begin with. */
export const sortableNumber = (number: string): string =>
  number.replace(/\d+$/, (digits) => digits.padStart(SORT_DIGITS, '0'));
