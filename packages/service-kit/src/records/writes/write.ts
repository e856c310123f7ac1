import type { DomainEvent, Events } from '@bms/events';
import type { ClientSession, Connection } from 'mongoose';
import type { Kit } from '../kit.ts';
import { assertNotExpired, remainingMs } from './deadline.ts';
import type { Idempotency } from './idempotency.ts';
import { inDryRun, inTransaction } from './transaction.ts';

/** Creates `kit.write`: writes record, events and Idempotency-Key in one transaction, which a dry run rolls back. */
export function createWrite(
  db: Connection,
  idempotency: Idempotency,
  { outbox, notify }: Pick<Events, 'outbox' | 'notify'>,
): Kit['write'] {
  return async function write(call, work) {
    let events: DomainEvent[] = [];
    const attempt = async (session: ClientSession) => {
      events = [];
      assertNotExpired(call);
      await idempotency.claim(call, session);
      const result = await work({ session, emit: (event) => void events.push(event) });
      await outbox.append(session, events, call);
      await idempotency.storeAnswer(call, result, session);
      assertNotExpired(call);
      return result;
    };
    if (call.isDryRun) return inDryRun(db, remainingMs(call), attempt);
    const answer = await inTransaction(db, remainingMs(call), { committing: false }, attempt);
    notify(events, call);
    return answer;
  };
}
