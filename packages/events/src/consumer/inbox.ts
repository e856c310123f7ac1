import type { Connection, mongo } from 'mongoose';
import { databaseOf, isDuplicateKey } from '../common/database.ts';
import { inTransaction, type TransactionContext } from '../common/transaction.ts';
import { INBOX_KEEP_SECONDS } from '../keep.ts';
import type { EffectTransaction } from '../types.ts';

interface InboxRow {
  /** The consumer and the event. */
  readonly _id: string;
  readonly at: Date;
  /** The consumer gave up: it had no effect. */
  readonly parked?: boolean;
}

interface FailureRow {
  readonly _id: string;
  readonly tries: number;
  readonly error?: string;
  readonly at: Date;
}

/** Which events a service's consumers have dealt with. */
export interface Inbox {
  has(key: string): Promise<boolean>;
  /** Remembers an event whose effect is not in this database. */
  add(key: string): Promise<void>;
  /** Counts an attempt before it starts, so that one which ends the process counts too. */
  begin(key: string): Promise<{ tries: number; error: string }>;
  /** Takes back the count of an attempt that the database itself ended, as far as it can be reached. */
  uncount(key: string): Promise<void>;
  /** Keeps why an attempt failed. */
  fail(key: string, tries: number, error: string): Promise<void>;
}

/** The inbox of a service, in its own database; `prepareInbox` makes its collections. */
export function createInbox(connection: Connection): Inbox {
  const rows = inboxRows(connection);
  const failures = failureRows(connection);
  return {
    has: async (key) => (await rows.findOne({ _id: key }, { projection: { _id: 1 } })) !== null,
    add: async (key) => {
      await rows.updateOne({ _id: key }, { $setOnInsert: { at: new Date() } }, { upsert: true });
    },
    begin: async (key) => {
      const counted = { $inc: { tries: 1 }, $set: { at: new Date() } };
      const row = await failures.findOneAndUpdate({ _id: key }, counted, { upsert: true, returnDocument: 'after' });
      return { tries: row?.tries ?? 1, error: row?.error ?? 'the process that handled it ended' };
    },
    uncount: async (key) => {
      await failures.updateOne({ _id: key }, { $inc: { tries: -1 } });
    },
    fail: async (key, tries, error) => {
      await failures.updateOne({ _id: key }, { $max: { tries }, $set: { error, at: new Date() } }, { upsert: true });
    },
  };
}

/** Makes the collections and their indexes; nothing happens where they are there. */
export async function prepareInbox(connection: Connection): Promise<void> {
  const expiry = [{ name: 'kept', key: { at: 1 as const }, expireAfterSeconds: INBOX_KEEP_SECONDS }];
  await inboxRows(connection).createIndexes(expiry);
  await failureRows(connection).createIndexes(expiry);
}

/** What was dealt with, for what records it in the transaction of an effect. */
export function inboxRows(connection: Connection): mongo.Collection<InboxRow> {
  return databaseOf(connection).collection<InboxRow>('inbox');
}

function failureRows(connection: Connection): mongo.Collection<FailureRow> {
  return databaseOf(connection).collection<FailureRow>('inbox_failures');
}

export interface OnceOptions extends TransactionContext {
  /** The consumer and the event. */
  readonly key: string;
  /** The work is that of giving up. */
  readonly parked?: boolean;
}

/**
 * Runs `work` in a transaction that records the event's id first, so that however often the event comes, and wherever, its
 * effect is kept once.
 * @returns `repeat` when it was dealt with before
 * @throws what `work` throws, and the signal's reason once that is aborted; nothing is kept then
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
