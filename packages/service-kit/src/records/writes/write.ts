import type { DomainEvent, Events } from '@bms/events';
import type { Connection } from 'mongoose';
import type { Kit } from '../kit.ts';
import { assertNotExpired, remainingMs } from './deadline.ts';
import type { Idempotency } from './idempotency.ts';
import { inTransaction } from './transaction.ts';

/** Creates `kit.write`: writes record, events and Idempotency-Key in one transaction. */
export function createWrite(
  db: Connection,
  idempotency: Idempotency,
  { outbox, notify }: Pick<Events, 'outbox' | 'notify'>,
): Kit['write'] {
  return async function write(call, work) {
    let events: DomainEvent[] = [];
    const answer = await inTransaction(db, remainingMs(call), { committing: false }, async (session) => {
      events = [];
      assertNotExpired(call);
      await idempotency.claim(call, session);
      const result = await work({ session, emit: (event) => void events.push(event) });
      await outbox.append(session, events, call);
      await idempotency.storeAnswer(call, result, session);
      assertNotExpired(call);
      return result;
    });
    notify(events, call);
    return answer;
  };
}
