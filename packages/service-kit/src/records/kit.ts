import type { Contract } from '@bms/contracts';
import type { ConsumerOptions, DomainEvent, Job } from '@bms/events';
import type { Registry } from '@prometheus-io/client';
import type { ClientSession, Connection, IndexDefinition, Schema } from 'mongoose';
import type { Logger } from 'pino';
import type { Call, StreamCall } from '../runtime/call.ts';
import type { Names } from './references/names.ts';
import type { References } from './references/references.ts';
import type { Totals } from './totals/totals.ts';

/** The dependencies available to modules and handlers; created once per process. */
export interface Kit {
  /** The name of the process, e.g. `crm`. */
  readonly service: string;
  readonly contract: Contract;
  /** The service's own database. */
  readonly db: Connection;
  readonly log: Logger;
  /** The registry for metrics of the modules; exposed on /metrics. */
  readonly metrics: Registry;
  /** The lookups of references to records of other modules. */
  readonly references: References;
  /** The lookups of names of other modules' records. */
  readonly names: Names;
  /** The exact totals of collections. */
  readonly totals: Totals;
  /** Returns the next id of a collection, from the block reserved by this process. */
  nextId(collection: string): Promise<number>;
  /**
   * Runs `work` in one transaction (snapshot, majority) with the Idempotency-Key entry and the outbox of the call,
   * atomically. The result of `work` is the response of the rpc and is replayed for a repeated key. `work` may run more
   * than once. A handler calls it at most once.
   * @throws ApiError timeout if the call is cancelled or past its deadline before the commit.
   */
  write<Answer>(call: Call, work: (tx: Transaction) => Promise<Answer>): Promise<Answer>;
  /**
   * Like `write`, with group commit, for writes that all update the same document, such as the counter of gapless
   * numbers: calls that wait for a running transaction are written together in the next one. If that fails because of
   * one call, each is retried alone.
   * @returns a function that a handler calls once per call; only calls of the same `work` share transactions
   */
  groupCommit<Input, Answer>(work: GroupWork<Input, Answer>): (call: Call, input: Input) => Promise<Answer>;
  /**
   * Calls an rpc of another service as this service (caller kind `service`), within the deadline of the current call.
   * @param path e.g. `/bms.identity.Directory/Users`
   * @throws ApiError as thrown by that service; unavailable if it is not reachable or has no address (setting
   * UPSTREAMS).
   */
  request<Answer>(path: string, message: object, within?: Call): Promise<Answer>;
  /** Adds a consumer of events; call it while the modules are set up. */
  consume(consumer: ConsumerOptions): void;
  /** Adds a job that runs at its interval in one of the service's processes; call it while the modules are set up. */
  schedule(job: Job): void;
  /** Registers `stop` to run at shutdown, after the last call has completed and before the database is closed. */
  onShutdown(stop: () => Promise<void> | void): void;
}

export interface Transaction {
  readonly session: ClientSession;
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

export type Handler<Request = never, Answer = unknown> = (call: Call<Request>) => Promise<Answer>;

/**
 * Handles an rpc with `stream`. It returns the response message, which is sent as JSON, or nothing if it has written
 * the response itself. An error is sent as problem details after the rest of the body is drained.
 */
export type StreamHandler<Request = never> = (call: StreamCall<Request>) => Promise<object | undefined>;

/** A collection of the service's own database; its indexes are built before the module is set up. */
export interface ModelDefinition {
  /** The name of the mongoose model and of the collection, e.g. `clients`. */
  readonly name: string;
  readonly schema: Schema;
  /** Returns the indexes derived from the contract, besides those of the schema. */
  indexes?(contract: Contract): IndexDefinition[];
}

/** The handlers of a gRPC service by rpc name; rpcs with `stream` have stream handlers. */
export type Handlers = Readonly<Record<string, Handler | StreamHandler>>;

/** The export of a module file: the handlers of one gRPC service of the contract, with its background work. */
export interface ServiceModule {
  /**
   * The full name in the contract, e.g. `bms.crm.Clients`. The start fails for a service with an rpc without a handler,
   * or a handler without an rpc.
   */
  readonly service: string;
  /** The module's collections, available as `kit.db.model(name)`. */
  readonly models?: readonly ModelDefinition[];
  /** Called once at start, after the indexes are built and before the port opens. */
  setup(kit: Kit): Promise<Handlers> | Handlers;
}
