import type { DomainEvent, Events } from '@bms/events';
import type { ClientSession, Connection } from 'mongoose';
import type { Call } from '../../runtime/call.ts';
import type { GroupWork, Kit, Transaction } from '../kit.ts';
import { assertNotExpired, remainingMs } from './deadline.ts';
import { submitOf } from './gathering.ts';
import type { Idempotency } from './idempotency.ts';
import { oneByOne } from './member-failure.ts';
import { inDryRun, inTransaction } from './transaction.ts';

type Work = (tx: Transaction) => Promise<unknown>;

/** The work of a write in a group. */
const runWork: GroupWork<Work, unknown> = oneByOne(({ input, emit }, session) => input({ session, emit }));

/**
 * Creates `kit.write`: writes record, events and Idempotency-Key in one transaction, which a dry run rolls back. The writes
 * of a bulk are gathered instead.
 */
export function createWrite(
  db: Connection,
  idempotency: Idempotency,
  { outbox, notify }: Pick<Events, 'outbox' | 'notify'>,
): Kit['write'] {
  return async function write<Answer>(call: Call, work: (tx: Transaction) => Promise<Answer>): Promise<Answer> {
    const submit = submitOf(call);
    if (submit) return submit({ call, input: work, work: runWork as GroupWork<unknown, unknown> }) as Promise<Answer>;
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
