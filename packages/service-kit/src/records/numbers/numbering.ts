import { type ClientSession, type Connection, mongo } from 'mongoose';
import type { StoredValues } from '../model/stored.ts';
import { formatNumber, parseNumberFormat } from './number-format.ts';

/** The padded length of numbers in sort keys, longer than any number, so that text sorts numerically. */
const SORT_DIGITS = 15;
const DUPLICATE_KEY = 11000;

/** The numbering rule of a record type. */
export interface NumberRule {
  /** The stored field that holds the number; it needs a unique index. */
  readonly field: string;
  /** The prefix of the first series, e.g. `INV-` for `INV-000001`. */
  readonly prefix: string;
  /**
   * Returns the format of new numbers, with its year resolved; six digits after `prefix` if absent. Each text before the
   * number is a series of its own, which goes on when it is used again.
   */
  readonly format?: () => string;
}

/** A series of numbers: those with the same text before them. */
export interface NumberSeries {
  readonly prefix: string;
  /** The last assigned number. */
  readonly last: number;
}

/** Assigns record numbers: in each series unique, ascending from 1 and without gaps, also after failed transactions. */
export interface Numbering {
  readonly field: string;
  /**
   * Numbers new records in the transaction that inserts them; if it aborts, the numbers are free again. Such
   * transactions are serialized by a write conflict on the counter.
   */
  number(records: readonly StoredValues[], session: ClientSession): Promise<void>;
  /** Serializes the transaction with those that number records, by a write conflict on the counter. */
  exclude(session: ClientSession): Promise<void>;
  /** Returns all series that have numbers, and the one of new numbers, which may have none yet. */
  allSeries(): Promise<{ readonly current: string; readonly all: readonly NumberSeries[] }>;
}

interface Counter {
  _id: string;
  /** The last assigned number of the first series. */
  last: number;
  /** The last assigned numbers of the other series, by `_` and their prefix in hexadecimal. */
  series?: Record<string, number>;
  /** The number of writes. */
  touched?: number;
}

/**
 * Creates the numbering of a record type.
 * @param collection the name of its collection, part of the counter's id
 * @see docs/adr/0050-numbers-without-gaps.md
 */
export function createNumbering(db: Connection, collection: string, rule: NumberRule): Numbering {
  const { field, prefix, format = () => `${prefix}{000000}` } = rule;
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
  // At once, so that not even the first dry run stores anything; if it fails, the first number is later.
  void prepare().catch(() => undefined);
  /** Writes the counter, which makes concurrent transactions that do so conflict. */
  const write = async ($inc: Record<string, number>, session: ClientSession): Promise<Counter> => {
    await prepare();
    const update = { $inc: { ...$inc, touched: 1 } };
    const counter = await counters.findOneAndUpdate({ _id }, update, { session, returnDocument: 'after' });
    if (counter) return counter;
    prepared = undefined;
    throw newerThanSnapshot();
  };
  return {
    field,
    number: async (records, session) => {
      const current = format();
      const series = parseNumberFormat(current).prefix;
      const key = keyOf(series);
      const isFirst = series === prefix;
      const counter = await write({ [isFirst ? 'last' : `series.${key}`]: records.length }, session);
      const last = isFirst ? counter.last : counter.series![key]!;
      records.forEach((record, index) => {
        record[field] = formatNumber(current, last - records.length + 1 + index);
      });
    },
    exclude: async (session) => void (await write({}, session)),
    allSeries: async () => {
      const { last = 0, series = {} } = (await counters.findOne({ _id })) ?? {};
      const others = Object.entries(series).map(([key, count]) => ({ prefix: prefixOf(key), last: count }));
      const all = [{ prefix, last }, ...others].filter((one) => one.last > 0);
      return { current: parseNumberFormat(format()).prefix, all };
    },
  };
}

/** Returns the key of a series in the counter. */
const keyOf = (prefix: string): string => `_${Buffer.from(prefix).toString('hex')}`;
const prefixOf = (key: string): string => Buffer.from(key.slice(1), 'hex').toString();

/**
 * Returns the error of a transaction that read before the counter was created, and does not see it: repeated, it does.
 */
function newerThanSnapshot(): mongo.MongoError {
  const error = new mongo.MongoError('the counter of the numbers is newer than the snapshot of the transaction');
  error.addErrorLabel(mongo.MongoErrorLabel.TransientTransactionError);
  return error;
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
