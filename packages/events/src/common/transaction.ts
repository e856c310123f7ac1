import type { Connection } from 'mongoose';
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
export async function inTransaction<T>(
  options: TransactionContext,
  work: (tx: EffectTransaction) => Promise<T>,
): Promise<T> {
  const { connection, outbox, signal, context } = options;
  const session = await connection.startSession();
  const endAbandoned = watchForAbandoned(connection);
  try {
    return await session.withTransaction(async () => {
      // The driver retries a transaction for two minutes, regardless of the caller's deadline.
      signal.throwIfAborted();
      await endAbandoned();
      const events: DomainEvent[] = [];
      const result = await work({ session, signal, emit: (event) => events.push(event) });
      if (session.inTransaction()) await outbox.append(session, events, context);
      return result;
    }, transactionOptions);
  } finally {
    await session.endSession();
  }
}
