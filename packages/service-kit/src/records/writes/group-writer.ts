import type { Waiting } from '@bms/batching';
import { ApiError } from '@bms/contracts';
import type { DomainEvent, Events } from '@bms/events';
import type { ClientSession, Connection } from 'mongoose';
import type { Call } from '../../runtime/call.ts';
import { databaseError } from '../../runtime/database/errors.ts';
import type { GroupMember, GroupWork } from '../kit.ts';
import { assertNotExpired, remainingMs } from './deadline.ts';
import type { Idempotency } from './idempotency.ts';
import { causeOf, MemberFailure } from './member-failure.ts';
import { inContendedTransaction, inDryRun } from './transaction.ts';
import { runWorks } from './works.ts';

/** A write that waits for its transaction: a call with its input and the work that writes it. */
export interface PendingWrite<Input = unknown, Answer = unknown> {
  readonly call: Call;
  readonly input: Input;
  readonly work: GroupWork<Input, Answer>;
}

/** A write with the functions that settle it. */
export type Member = Waiting<PendingWrite, unknown>;

/** Writes the records, events and Idempotency-Keys of several calls in one transaction. Its functions settle all members. */
export interface GroupWriter {
  /** Writes members; one that fails does not affect the others, whose transactions are repeated without it. */
  settle(members: readonly Member[]): Promise<void>;
  /** Writes all members or none: if one fails, the others are rejected with not_attempted. */
  settleAll(members: readonly Member[]): Promise<void>;
  /** Runs members in a transaction that is rolled back. @param isAtomic true to do so as `settleAll` */
  dryRun(members: readonly Member[], isAtomic: boolean): Promise<void>;
}

/** The number of failures after which the members of a dry run are tried one by one. */
const MAX_DRY_FAILURES = 10;

/**
 * Creates the writer of groups.
 * @param observeSize called with the number of calls of each committed transaction, for metrics
 */
export function createGroupWriter(
  db: Connection,
  idempotency: Idempotency,
  events: Pick<Events, 'outbox' | 'notify'>,
  observeSize: (calls: number) => void,
): GroupWriter {
  /** Runs the transaction and settles the members if it commits. @throws the error of an attempt */
  async function commit(members: readonly Member[], progress: { committing: boolean }, isApart: boolean) {
    const wanted = members.map(({ input }) => input);
    const attempt = (session: ClientSession) => writeGroup(wanted, isApart, session, idempotency, events);
    const written = await inContendedTransaction(db, longestMs(members), progress, attempt);
    observeSize(members.length);
    for (const { emitted, context } of written) events.notify(emitted, context);
    members.forEach((member, index) => {
      member.resolve(written[index]!.answer);
    });
  }

  async function settle(group: readonly Member[], isApart = false): Promise<void> {
    const members = group.filter(isInTime);
    if (members.length === 0) return;
    const progress = { committing: false };
    try {
      await commit(members, progress, isApart);
    } catch (failure) {
      if (progress.committing || concernsAll(failure)) return rejectAll(members, causeOf(failure));
      const left = members.filter(isInTime);
      // A cancelled call costs the others one retry together, not one each.
      if (left.length < members.length) await settle(left, isApart);
      else if (members.length === 1) rejectAll(members, causeOf(failure));
      else if (failure instanceof MemberFailure) await settleApart(members, failure, isApart);
      else if (!isApart) await settle(members, true);
      else for (const member of members) await settle([member]);
    }
  }

  /** The error of the first member is final; that of a later one may come from the changes of those before it. */
  async function settleApart(members: readonly Member[], { index, cause }: MemberFailure, isApart: boolean) {
    if (index === 0) members[0]!.reject(cause);
    else await settle(members.slice(0, index), isApart);
    await settle(members.slice(Math.max(index, 1)), isApart);
  }

  async function settleAll(members: readonly Member[], isApart = false): Promise<void> {
    if (members.length === 0) return;
    const progress = { committing: false };
    try {
      await commit(members, progress, isApart);
    } catch (failure) {
      if (progress.committing || concernsAll(failure)) rejectAll(members, causeOf(failure));
      else if (failure instanceof MemberFailure) rejectOthers(members, failure);
      else if (isApart) rejectAll(members, failure);
      else await settleAll(members, true);
    }
  }

  async function dryRun(members: readonly Member[], isAtomic: boolean, failures = 0): Promise<void> {
    if (members.length === 0) return;
    const wanted = members.map(({ input }) => input);
    try {
      const tried = await inDryRun(db, longestMs(members), (session) =>
        writeGroup(wanted, true, session, idempotency, events),
      );
      members.forEach((member, index) => {
        member.resolve(tried[index]!.answer);
      });
    } catch (failure) {
      if (members.length === 1 || !(failure instanceof MemberFailure)) return rejectAll(members, causeOf(failure));
      if (isAtomic) return rejectOthers(members, failure);
      members[failure.index]!.reject(failure.cause);
      const left = members.filter((_member, index) => index !== failure.index);
      if (failures < MAX_DRY_FAILURES) await dryRun(left, false, failures + 1);
      else for (const member of left) await dryRun([member], false);
    }
  }

  return { settle, settleAll, dryRun };
}

/** Runs one attempt: writes the inputs of the calls, then their events and the keys with the responses. */
async function writeGroup(
  wanted: readonly PendingWrite[],
  isApart: boolean,
  session: ClientSession,
  idempotency: Idempotency,
  { outbox }: Pick<Events, 'outbox'>,
) {
  const emitted = wanted.map((): DomainEvent[] => []);
  const entries = wanted.map(
    ({ call, input }, index): GroupMember<unknown> => ({
      call,
      input,
      emit: (event: DomainEvent) => void emitted[index]!.push(event),
    }),
  );
  const works = wanted.map(({ work }) => work);
  const answers = await runWorks(works, entries, session, isApart);
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

const longestMs = (members: readonly Member[]): number =>
  Math.max(...members.map(({ input }) => remainingMs(input.call)));

/** Rejects a call that is cancelled or past its deadline. @returns true if the call is still active */
function isInTime({ input, reject }: Member): boolean {
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

function rejectAll(members: readonly Member[], error: unknown): void {
  for (const { reject } of members) reject(error);
}

/** Rejects the member that failed with its error, and the others because they were not attempted. */
function rejectOthers(members: readonly Member[], { index, cause }: MemberFailure): void {
  members[index]!.reject(cause);
  rejectAll(
    members.filter((_member, other) => other !== index),
    new ApiError('not_attempted'),
  );
}
