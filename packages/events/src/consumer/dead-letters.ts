import { type Connection, mongo } from 'mongoose';
import { databaseOf } from '../common/database.ts';
import { inTransaction } from '../common/transaction.ts';
import type { Envelope } from '../contract/envelope.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { DomainEvent, EffectTransaction } from '../types.ts';
import { inboxRows, runOnce } from './inbox.ts';

const MAX_ERROR_LENGTH = 1000;
const neverAborted = new AbortController().signal;

/**
 * A dead letter: an event that a consumer gave up on, stored by the consuming service. Only a replay or a discard
 * removes it.
 */
export interface DeadLetterRow {
  /** Key of the consumer and the event. */
  readonly _id: string;
  /** Durable name of the consumer. */
  readonly consumer: string;
  readonly event: Omit<Envelope, 'data'> & { readonly data: mongo.Binary };
  readonly error: string;
  readonly attempts: number;
  readonly failedAt: Date;
}

/** The dead letters of a service. Each step publishes an event in the same transaction. */
export interface DeadLetters {
  /** Stores an event, unless it was handled before. */
  park(id: string, consumer: string, event: Envelope, error: unknown, attempts: number): Promise<void>;
  find(id: string): Promise<{ consumer: string; attempts: number; event: Envelope } | undefined>;
  /**
   * Runs an effect in the transaction that removes the dead letter.
   * @returns true if it still existed
   * @throws what `work` throws; the dead letter then stays
   */
  resolve(id: string, signal: AbortSignal, work: (tx: EffectTransaction) => Promise<void>): Promise<boolean>;
  /** Records the error of a failed replay. */
  failAgain(id: string, error: unknown): Promise<void>;
  /** Deletes a dead letter. @returns true if it still existed */
  discard(id: string): Promise<boolean>;
}

/** Creates the dead letters of a service. @param outbox outbox for the events of replayed effects */
export function createDeadLetters(connection: Connection, outbox: Outbox): DeadLetters {
  const base = { connection, outbox, signal: neverAborted };
  return {
    park: async (id, consumer, event, error, attempts) => {
      const row = { _id: id, consumer, event: stored(event), error: textOf(error), attempts, failedAt: new Date() };
      await runOnce({ ...base, key: id, parked: true }, async (tx) => {
        await deadLetters(connection).replaceOne({ _id: id }, row, { upsert: true, session: tx.session });
        tx.emit(deadLetterEvent('dead_letter.parked', row));
      });
    },
    find: async (id) => {
      const row = await deadLetters(connection).findOne({ _id: id });
      return row ? { consumer: row.consumer, attempts: row.attempts, event: restored(row.event) } : undefined;
    },
    resolve: (id, signal, work) =>
      inTransaction({ ...base, signal }, async (tx) => {
        const row = await remove(connection, id, tx);
        if (!row) return false;
        await inboxRows(connection).updateOne({ _id: id }, { $unset: { parked: 1 } }, { session: tx.session });
        await work(tx);
        tx.emit(deadLetterEvent('dead_letter.replayed', { ...row, attempts: row.attempts + 1 }));
        return true;
      }),
    failAgain: (id, error) =>
      inTransaction(base, async (tx) => {
        const change = { $inc: { attempts: 1 }, $set: { error: textOf(error), failedAt: new Date() } };
        const options = { session: tx.session, returnDocument: 'after' } as const;
        const row = await deadLetters(connection).findOneAndUpdate({ _id: id }, change, options);
        if (row) tx.emit(deadLetterEvent('dead_letter.parked', row));
      }),
    discard: (id) =>
      inTransaction(base, async (tx) => {
        const row = await remove(connection, id, tx);
        if (row) tx.emit(deadLetterEvent('dead_letter.discarded', { ...row, attempts: row.attempts + 1 }));
        return row !== null;
      }),
  };
}

/** Creates the collection and its index, if they do not exist. */
export async function ensureDeadLetters(connection: Connection): Promise<void> {
  await deadLetters(connection).createIndex({ failedAt: 1 }, { name: 'parked' });
}

/** Counts the dead letters, for the metrics. */
export function countDeadLetters(connection: Connection): Promise<number> {
  return deadLetters(connection).estimatedDocumentCount();
}

function deadLetters(connection: Connection): mongo.Collection<DeadLetterRow> {
  return databaseOf(connection).collection<DeadLetterRow>('dead_letters');
}

function remove(connection: Connection, id: string, tx: EffectTransaction): Promise<DeadLetterRow | null> {
  return deadLetters(connection).findOneAndDelete({ _id: id }, { session: tx.session });
}

function stored(event: Envelope): DeadLetterRow['event'] {
  return { ...event, data: new mongo.Binary(event.data) };
}

function restored(event: DeadLetterRow['event']): Envelope {
  return { ...event, data: event.data.buffer };
}

/** Builds the event of a dead letter. Its version is the number of attempts, which increases with every step. */
function deadLetterEvent(type: string, row: DeadLetterRow): DomainEvent {
  const { _id: id, consumer, event, error, attempts, failedAt } = row;
  const { id: event_id, type: event_type, subject, headers } = event;
  const data = { id, consumer, event_id, event_type, subject, headers, data: event.data.buffer, error, attempts };
  return {
    message: 'bms.api.DeadLetter',
    type,
    recordId: id,
    version: attempts,
    data: { ...data, failed_at: failedAt.toISOString() },
  };
}

function textOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.slice(0, MAX_ERROR_LENGTH);
}
