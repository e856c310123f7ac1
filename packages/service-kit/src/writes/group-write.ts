import { ApiError } from '@bms/contracts';
import type { DomainEvent, Events } from '@bms/events';
import type { ClientSession, Connection } from 'mongoose';
import { databaseError } from '../database/errors.ts';
import type { GroupWork, Kit } from '../types.ts';
import type { Idempotency } from './idempotency.ts';
import { refuseLate, remainingMs } from './late.ts';
import { inTransaction } from './transaction.ts';
import { createTurns, type Waiting } from './turns.ts';

/** A larger group gains little and makes those in it wait longer, in calls. */
const MOST = 50;

/** Makes `kit.groupWrite`: the records, events and Idempotency-Keys of several calls in one transaction. */
export function createGroupWrite(
  db: Connection,
  idempotency: Idempotency,
  events: Pick<Events, 'outbox' | 'tell'>,
): Kit['groupWrite'] {
  return <Input, Answer>(work: GroupWork<Input, Answer>) => {
    const writeAll = (group: readonly Waiting<Input, Answer>[], session: ClientSession) =>
      writeGroup(group, work, session, idempotency, events);

    async function settle(group: readonly Waiting<Input, Answer>[]): Promise<void> {
      const members = group.filter(isInTime);
      if (members.length === 0) return;
      const progress = { committing: false };
      const longest = Math.max(...members.map(({ call }) => remainingMs(call)));
      try {
        const written = await inTransaction(db, longest, progress, (session) => writeAll(members, session));
        for (const { told, context } of written) events.tell(told, context);
        members.forEach((member, index) => {
          member.resolve(written[index]!.answer);
        });
      } catch (error) {
        if (members.length === 1 || progress.committing || concernsAll(error)) refuse(members, error);
        else for (const member of members) await settle([member]);
      }
    }

    return createTurns(MOST, settle);
  };
}

/** One attempt: what the calls want is written, then their events and the keys with the answers. */
async function writeGroup<Input, Answer>(
  members: readonly Waiting<Input, Answer>[],
  work: GroupWork<Input, Answer>,
  session: ClientSession,
  idempotency: Idempotency,
  { outbox }: Pick<Events, 'outbox'>,
) {
  const told = members.map((): DomainEvent[] => []);
  const entries = members.map(({ call, input }, index) => ({
    call,
    input,
    emit: (event: DomainEvent) => void told[index]!.push(event),
  }));
  const answers = await work(entries, session);
  const written = members.map(({ call }, index) => ({ context: call, told: told[index]!, answer: answers[index]! }));
  await outbox.appendAll(
    session,
    written.map(({ context, told: own }) => ({ context, events: own })),
  );
  await idempotency.claimAnswered(
    written.map(({ context, answer }) => ({ call: context, answer })),
    session,
  );
  for (const { call } of members) refuseLate(call);
  return written;
}

/** Refuses a call that nobody waits for any more. @returns whether somebody does */
function isInTime({ call, reject }: Waiting<unknown, never>): boolean {
  try {
    refuseLate(call);
    return true;
  } catch (error) {
    reject(error);
    return false;
  }
}

/** A database that is away or slow would be so for each of them. */
function concernsAll(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'unavailable';
  const code = databaseError(error)?.code;
  return code === 'unavailable' || code === 'timeout';
}

function refuse(members: readonly Waiting<unknown, never>[], error: unknown): void {
  for (const { reject } of members) reject(error);
}
