import { createBatcher, type Waiting } from '@bms/batching';
import { ApiError } from '@bms/contracts';
import type { DomainEvent, Events } from '@bms/events';
import type { ClientSession, Connection } from 'mongoose';
import type { Call } from '../../runtime/call.ts';
import { databaseError, isUnavailable } from '../../runtime/database/errors.ts';
import type { GroupMember, GroupWork, Kit } from '../kit.ts';
import { assertNotExpired, remainingMs } from './deadline.ts';
import type { Idempotency } from './idempotency.ts';
import { inContendedTransaction, inDryRun } from './transaction.ts';

/** The maximum size of a group, in calls; larger groups gain little and increase latency. */
const MAX_GROUP_SIZE = 50;

/** Names the member of a group whose work failed. */
class MemberFailure extends Error {
  override readonly name = 'MemberFailure';
  readonly index: number;
  constructor(index: number, cause: unknown) {
    super('a member of a group failed', { cause });
    this.index = index;
  }
}

/** Returns the error of the work of a group, without the name of its member. */
const causeOf = (failure: unknown): unknown => (failure instanceof MemberFailure ? failure.cause : failure);

/**
 * Runs the work of one member of a group. If it fails, the members before it are committed first, and it is the first of
 * the next transaction; if it fails again, the error is its own.
 * @param index the position of the member in the group
 */
export async function forMember<Result>(index: number, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // A conflict or an unavailable database concerns the transaction as a whole.
    throw isUnavailable(error) ? error : new MemberFailure(index, error);
  }
}

/** Creates the work of a group that runs one member after another in the transaction, see forMember. */
export function oneByOne<Input, Answer>(
  work: (member: GroupMember<Input>, session: ClientSession) => Promise<Answer>,
): GroupWork<Input, Answer> {
  return async (members, session) => {
    const answers: Answer[] = [];
    for (const [index, member] of members.entries()) {
      answers.push(await forMember(index, () => work(member, session)));
    }
    return answers;
  };
}

/** A call with its input. */
interface Wanted<Input> {
  readonly call: Call;
  readonly input: Input;
}

/**
 * Creates `kit.groupCommit` (group commit): writes the records, events and Idempotency-Keys of several calls in one
 * transaction.
 * @param observeSize called with the number of calls of each committed transaction, for metrics
 */
export function createGroupCommit(
  db: Connection,
  idempotency: Idempotency,
  events: Pick<Events, 'outbox' | 'notify'>,
  observeSize: (calls: number) => void,
): Kit['groupCommit'] {
  return <Input, Answer>(work: GroupWork<Input, Answer>) => {
    const writeAll = (wanted: readonly Wanted<Input>[], session: ClientSession) =>
      writeGroup(wanted, work, session, idempotency, events);

    async function settle(group: readonly Waiting<Wanted<Input>, Answer>[]): Promise<void> {
      const members = group.filter(isInTime);
      if (members.length === 0) return;
      const progress = { committing: false };
      const wanted = members.map(({ input }) => input);
      const timeoutMs = Math.max(...wanted.map(({ call }) => remainingMs(call)));
      try {
        const written = await inContendedTransaction(db, timeoutMs, progress, (session) => writeAll(wanted, session));
        observeSize(members.length);
        for (const { emitted, context } of written) events.notify(emitted, context);
        members.forEach((member, index) => {
          member.resolve(written[index]!.answer);
        });
      } catch (failure) {
        const error = causeOf(failure);
        if (progress.committing || concernsAll(failure)) return rejectAll(members, error);
        const left = members.filter(isInTime);
        // A cancelled call costs the others one retry together, not one each.
        if (left.length < members.length) await settle(left);
        else if (members.length === 1) rejectAll(members, error);
        else if (failure instanceof MemberFailure) await settleApart(members, failure);
        else for (const member of members) await settle([member]);
      }
    }

    /** Runs a dry run in a transaction of its own, which is rolled back. */
    async function tryAlone(wanted: Wanted<Input>): Promise<Answer> {
      try {
        const [tried] = await inDryRun(db, remainingMs(wanted.call), (session) => writeAll([wanted], session));
        return tried!.answer;
      } catch (error) {
        throw causeOf(error);
      }
    }

    /** The error of the first member is final; that of a later one may come from the changes of those before it. */
    async function settleApart(members: readonly Waiting<Wanted<Input>, Answer>[], { index, cause }: MemberFailure) {
      if (index === 0) members[0]!.reject(cause);
      else await settle(members.slice(0, index));
      await settle(members.slice(Math.max(index, 1)));
    }

    const writeInGroup = createBatcher<Wanted<Input>, Answer>(MAX_GROUP_SIZE, settle);
    return (call: Call, input: Input) => (call.isDryRun ? tryAlone({ call, input }) : writeInGroup({ call, input }));
  };
}

/** Runs one attempt: writes the inputs of the calls, then their events and the keys with the responses. */
async function writeGroup<Input, Answer>(
  wanted: readonly Wanted<Input>[],
  work: GroupWork<Input, Answer>,
  session: ClientSession,
  idempotency: Idempotency,
  { outbox }: Pick<Events, 'outbox'>,
) {
  const emitted = wanted.map((): DomainEvent[] => []);
  const entries = wanted.map(({ call, input }, index) => ({
    call,
    input,
    emit: (event: DomainEvent) => void emitted[index]!.push(event),
  }));
  const answers = await work(entries, session);
  const written = wanted.map(({ call }, index) => ({
    context: call,
    emitted: emitted[index]!,
    answer: answers[index]!,
  }));
  await outbox.appendAll(
    session,
    written.map(({ context, emitted: events }) => ({ context, events })),
  );
  await idempotency.claimAnswered(
    written.map(({ context, answer }) => ({ call: context, answer })),
    session,
  );
  for (const { call } of wanted) assertNotExpired(call);
  return written;
}

/** Rejects a call that is cancelled or past its deadline. @returns true if the call is still active */
function isInTime({ input, reject }: Waiting<Wanted<unknown>, never>): boolean {
  try {
    assertNotExpired(input.call);
    return true;
  } catch (error) {
    reject(error);
    return false;
  }
}

/** True for an unavailable or slow database, which affects each of the calls, unlike a service that one of them needs. */
function concernsAll(failure: unknown): boolean {
  if (failure instanceof ApiError) return failure.code === 'unavailable';
  const code = databaseError(causeOf(failure))?.code;
  return code === 'unavailable' || code === 'timeout';
}

function rejectAll(members: readonly Waiting<unknown, never>[], error: unknown): void {
  for (const { reject } of members) reject(error);
}
