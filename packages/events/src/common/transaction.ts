import type { ClientSession, Connection } from 'mongoose';
import type { Outbox } from '../outbox/outbox.ts';
import type { DomainEvent, EffectTransaction, EventContext } from '../types.ts';
import { watchForAbandoned } from './abandoned-transactions.ts';
import { transactionOptions } from './database.ts';

export interface TransactionContext {
  readonly connection: Connection;
  readonly outbox: Outbox;
  readonly signal: AbortSignal;
  /** Context of the events that the work emits. */
  readonly context?: EventContext;
}

/**
 * Runs `work` in a transaction that also commits its events to the outbox.
 * @throws what `work` throws; the transaction is then rolled back
 */
export function inTransaction<T>(
  { connection, outbox, signal, context }: TransactionContext,
  work: (tx: EffectTransaction) => Promise<T>,
): Promise<T> {
  return transact(connection, async (session) => {
    // The driver retries a transaction for two minutes, regardless of the caller's deadline.
    signal.throwIfAborted();
    const events: DomainEvent[] = [];
    const result = await work({ session, signal, emit: (event) => events.push(event) });
    if (session.inTransaction()) await outbox.append(session, events, context);
    return result;
  });
}

/**
 * Runs `work` in a transaction (snapshot, majority) and retries it after a conflict. A transaction that a killed process
 * left open, and that conflicts, is ended.
 * @throws what `work` throws; the transaction is then rolled back
 */
export async function transact<T>(connection: Connection, work: (session: ClientSession) => Promise<T>): Promise<T> {
  const session = await connection.startSession();
  const endAbandoned = watchForAbandoned(connection);
  try {
    return await session.withTransaction(async () => {
      await endAbandoned();
      return work(session);
    }, transactionOptions);
  } finally {
    await session.endSession();
  }
}
