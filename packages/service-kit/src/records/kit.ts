import type { DomainEvent, EventContext, Job } from '@bms/events';
import type { ClientSession } from 'mongoose';
import type { Call, StreamCall } from '../runtime/call.ts';
import type { Module, Runtime } from '../runtime/module.ts';
import type { Histories } from '../runtime/server/history/histories.ts';
import type { ExternalIds } from './external/external-ids.ts';
import type { SearchSources } from './found/search-sources.ts';
import type { Merges } from './merges/merges.ts';
import type { Days } from './model/days.ts';
import type { KnownOrganization } from './model/organization.ts';
import type { NextId } from './numbers/ids.ts';
import type { Names } from './references/names.ts';
import type { References } from './references/references.ts';
import type { Totals } from './totals/totals.ts';

/** The dependencies available to modules and handlers; created once per process. */
export interface Kit extends Runtime {
  /** The lookups of references to records of other modules. */
  readonly references: References;
  /** The lookups of names of other modules' records. */
  readonly names: Names;
  /** The organization, as known to the service. */
  readonly organization: KnownOrganization;
  /** The days of the organization's time zone. */
  readonly days: Days;
  /** The merges of records, which references follow. */
  readonly merges: Merges;
  /** The records by ids in other systems. */
  readonly externalIds: ExternalIds;
  /** The records that the search across modules covers. */
  readonly searchSources: SearchSources;
  /** The histories of the records. */
  readonly histories: Histories;
  /** Adds events to the outbox in an open transaction that `write` did not begin. @param context their origin */
  appendEvents(session: ClientSession, events: readonly DomainEvent[], context?: EventContext): Promise<void>;
  /** The exact totals of collections. */
  readonly totals: Totals;
  /** Schedules a job, unless one of its name is scheduled. */
  scheduleOnce(job: Job): void;
  /** Returns the next id of a collection, from the block reserved by this process; for a dry run, one that is not reserved. */
  readonly nextId: NextId;
  /**
   * Runs `work` in one transaction (snapshot, majority) with the Idempotency-Key entry and the outbox of the call,
   * atomically. The result of `work` is the response of the rpc and is replayed for a repeated key. `work` may run more
   * than once. A handler calls it at most once.
   * @throws ApiError timeout if the call is cancelled or past its deadline before the commit.
   */
  write<Answer>(call: Call, work: (tx: Transaction) => Promise<Answer>): Promise<Answer>;
  /**
   * Runs the handler of a stream, or replays the response stored for its Idempotency-Key. A unary call is never passed
   * here: its request is known before its handler runs.
   */
  answerOnce<Answer>(call: StreamCall, handler: () => Promise<Answer>): Promise<Answer>;
  /**
   * Like `write`, with group commit: calls that wait while a transaction runs are written together in the next one,
   * which costs little more than one call alone. If it fails because of one call, the others are retried. A process
   * runs one transaction of the same `work` at a time: two at a time cost a third more for each call under load, and
   * would conflict where all calls update one document, such as the counter of gapless numbers.
   * @returns a function that a handler calls once per call; only calls of the same `work` share transactions
   */
  groupCommit<Input, Answer>(work: GroupWork<Input, Answer>): (call: Call, input: Input) => Promise<Answer>;
}

/** A module that needs nothing that its service opens: the kit alone. */
export type ServiceModule = Module<{ readonly kit: Kit }>;

/** A transaction in which rules are asserted: they publish nothing. */
export interface ReadTransaction {
  readonly session: ClientSession;
}

export interface Transaction extends ReadTransaction {
  /** Adds an event to the outbox; it is published if and only if the transaction commits. */
  emit(event: DomainEvent): void;
}

/** A call in a group commit with its input. */
export interface GroupMember<Input> {
  readonly call: Call;
  readonly input: Input;
  /** Adds an event of this call to the outbox, see Transaction. */
  emit(event: DomainEvent): void;
}

/** Writes the inputs of a group of calls; the responses are in the order of the calls. May run more than once. */
export type GroupWork<Input, Answer> = (
  members: readonly GroupMember<Input>[],
  session: ClientSession,
) => Promise<readonly Answer[]>;
