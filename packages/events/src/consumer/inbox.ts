import type { Connection, mongo } from 'mongoose';
import { databaseOf, isDuplicateKey } from '../common/database.ts';
import { inTransaction, type TransactionContext } from '../common/transaction.ts';
import { INBOX_KEEP_SECONDS } from '../keep.ts';
import type { EffectTransaction } from '../types.ts';

interface InboxRow {
  /** Key of the consumer and the event. */
  readonly _id: string;
  readonly at: Date;
  /** True if the consumer gave up on the event, which had no effect. */
  readonly parked?: boolean;
}

interface FailureRow {
  readonly _id: string;
  /** Number of failed attempts. */
  readonly tries: number;
  readonly error?: string;
  readonly at: Date;
  /**
   * State of an attempt whose end is not recorded: running `beside` others, running `alone`, or `waits` to run alone. A
   * process that finds it on redelivery knows that another process left it behind.
   */
  readonly open?: 'beside' | 'waits' | 'alone';
}

/** Conditions of the next attempt. */
export interface Attempt {
  /** Number of failed attempts before. */
  readonly failed: number;
  /** Error of the last failed attempt. */
  readonly error: string;
  /**
   * True if a process died while handling the event: the next attempt runs alone, so that another crash is attributable
   * to the event.
   */
  readonly alone: boolean;
}

/** The events that a service's consumers have handled. */
export interface Inbox {
  has(key: string): Promise<boolean>;
  /** Records an event whose effect is not in this database. */
  add(key: string): Promise<void>;
  /**
   * Records the start of an attempt. An earlier attempt without an end crashed its process: the event is then tried
   * alone, and if it already was alone, that attempt counts as failed.
   */
  begin(key: string): Promise<Attempt>;
  /** Records that the attempt now runs alone. */
  beginAlone(key: string): Promise<void>;
  /** Records the end of an attempt that the database interrupted, which does not count. */
  endUncounted(key: string): Promise<void>;
  /** Records a failed attempt and its error. */
  fail(key: string, tries: number, error: string): Promise<void>;
}

/**
 * Creates the inbox of a service in its own database; `prepareInbox` creates its collections.
 * @see docs/adr/0011-exactly-once-effects.md
 */
export function createInbox(connection: Connection): Inbox {
  const rows = inboxRows(connection);
  const failures = failureRows(connection);
  /** Attempts whose end could not be recorded because the database was unavailable. */
  const ended = new Set<string>();
  return {
    has: async (key) => (await rows.findOne({ _id: key }, { projection: { _id: 1 } })) !== null,
    add: async (key) => {
      await rows.updateOne({ _id: key }, { $setOnInsert: { at: new Date() } }, { upsert: true });
    },
    begin: async (key) => {
      const began = ended.has(key) ? beganAnew : beganAfter;
      const row = await failures.findOneAndUpdate({ _id: key }, began, { upsert: true, returnDocument: 'after' });
      ended.delete(key);
      return { failed: row?.tries ?? 0, error: row?.error ?? '', alone: row?.open === 'waits' };
    },
    beginAlone: async (key) => {
      await failures.updateOne({ _id: key }, { $set: { open: 'alone' } });
    },
    endUncounted: async (key) => {
      ended.add(key);
      await failures.updateOne({ _id: key }, { $unset: { open: 1 } });
      ended.delete(key);
    },
    fail: async (key, tries, error) => {
      const failed = { $max: { tries }, $set: { error, at: new Date() }, $unset: { open: 1 } } as const;
      await failures.updateOne({ _id: key }, failed, { upsert: true });
    },
  };
}

const DIED = 'the process that handled it ended';
const triesSoFar = { $ifNull: ['$tries', 0] };

const beganAnew = [{ $set: { tries: triesSoFar, open: 'beside', at: '$$NOW' } }];

const isOpen = { $in: ['$open', ['beside', 'waits', 'alone']] };
const diedAlone = { $eq: ['$open', 'alone'] };
const beganAfter = [
  {
    $set: {
      tries: { $cond: [diedAlone, { $add: [triesSoFar, 1] }, triesSoFar] },
      error: { $cond: [diedAlone, DIED, '$error'] },
      open: { $cond: [isOpen, 'waits', 'beside'] },
      at: '$$NOW',
    },
  },
];

/** Creates the collections and their indexes, if they do not exist. */
export async function prepareInbox(connection: Connection): Promise<void> {
  const expiry = [{ name: 'kept', key: { at: 1 as const }, expireAfterSeconds: INBOX_KEEP_SECONDS }];
  await inboxRows(connection).createIndexes(expiry);
  await failureRows(connection).createIndexes(expiry);
}

/** Returns the collection of handled events, for code that records them in the transaction of an effect. */
export function inboxRows(connection: Connection): mongo.Collection<InboxRow> {
  return databaseOf(connection).collection<InboxRow>('inbox');
}

function failureRows(connection: Connection): mongo.Collection<FailureRow> {
  return databaseOf(connection).collection<FailureRow>('inbox_failures');
}

export interface OnceOptions extends TransactionContext {
  /** Key of the consumer and the event. */
  readonly key: string;
  /** True if the work parks the event. */
  readonly parked?: boolean;
}

/**
 * Runs `work` in a transaction that first records the event's id, so that its effect is committed once, however often
 * and wherever the event is delivered.
 * @returns `repeat` if the event was handled before
 * @throws what `work` throws, and the signal's reason once it is aborted; the transaction is then rolled back
 */
export async function runOnce(
  options: OnceOptions,
  work: (tx: EffectTransaction) => Promise<void>,
): Promise<'done' | 'repeat'> {
  const { connection, key, parked, signal } = options;
  return inTransaction(options, async (tx) => {
    const row: InboxRow = { _id: key, at: new Date(), ...(parked ? { parked } : {}) };
    try {
      await inboxRows(connection).insertOne(row, { session: tx.session });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await tx.session.abortTransaction();
      return 'repeat';
    }
    await work(tx);
    signal.throwIfAborted();
    return 'done';
  });
}
