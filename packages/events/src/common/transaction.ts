import type { Connection } from 'mongoose';
import type { Outbox } from '../outbox/outbox.ts';
import type { DomainEvent, EffectTransaction, EventContext } from '../types.ts';
import { transactionOptions } from './database.ts';

export interface TransactionContext {
  readonly connection: Connection;
  readonly outbox: Outbox;
  readonly signal: AbortSignal;
  /** Goes with the events that the work emits. */
  readonly context?: EventContext;
}

/** Runs `work` in a transaction whose events go out with it. @throws what `work` throws; nothing is kept then */
export async function inTransaction<T>(
  options: TransactionContext,
  work: (tx: EffectTransaction) => Promise<T>,
): Promise<T> {
  const { connection, outbox, signal, context } = options;
  const session = await connection.startSession();
  try {
    return await session.withTransaction(async () => {
      // The driver repeats a transaction for two minutes and knows no deadline of ours.
      signal.throwIfAborted();
      const events: DomainEvent[] = [];
      const result = await work({ session, signal, emit: (event) => events.push(event) });
      if (session.inTransaction()) await outbox.append(session, events, context);
      return result;
    }, transactionOptions);
  } finally {
    await session.endSession();
  }
}
