import { type ClientSession, type Connection, mongo } from 'mongoose';
import type { StoredValues } from '../model/stored.ts';

const DIGITS = 6;
/** The padded length of numbers in sort keys, longer than any number, so that text sorts numerically. */
const SORT_DIGITS = 15;
const DUPLICATE_KEY = 11000;

/** The numbering rule of a record type. */
export interface NumberRule {
  /** The stored field that holds the number; it needs a unique index. */
  readonly field: string;
  /** The prefix, e.g. `INV-` for `INV-000001`. */
  readonly prefix: string;
}

/** Assigns record numbers: unique, ascending from 1 and without gaps, also after failed transactions. */
export interface Numbering {
  readonly field: string;
  /**
   * Numbers new records in the transaction that inserts them; if it aborts, the numbers are free again. Such
   * transactions are serialized by a write conflict on the counter.
   */
  number(records: readonly StoredValues[], session: ClientSession): Promise<void>;
  /** Serializes the transaction with those that number records, by a write conflict on the counter. */
  exclude(session: ClientSession): Promise<void>;
}

interface Counter {
  _id: string;
  /** The last assigned number. */
  last: number;
  /** The number of writes. */
  touched?: number;
}

/**
 * Creates the numbering of a record type.
 * @param collection the name of its collection, part of the counter's id
 * @see docs/adr/0050-numbers-without-gaps.md
 */
export function createNumbering(db: Connection, collection: string, { field, prefix }: NumberRule): Numbering {
  const counters = db.collection<Counter>('counters');
  const _id = `${collection}.${field}`;
  let prepared: Promise<void> | undefined;
  // Created in advance: two transactions that both create the counter would fail with a duplicate key instead of a
  // retryable conflict.
  const prepare = (): Promise<void> => {
    prepared ??= makeCounter(counters, _id).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };
  /** Increments the counter. It is written even by 0, since only writes conflict. @returns the last assigned number */
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
    // Another process has just created it.
    if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) throw error;
  }
}

/** Returns a number padded for sorting, so that it sorts numerically beyond its minimum number of digits. */
export const sortableNumber = (number: string): string =>
  number.replace(/\d+$/, (digits) => digits.padStart(SORT_DIGITS, '0'));
